import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { securityHeaders } from './headers';

export type Answer = APIGatewayProxyStructuredResultV2 & { readonly statusCode: number };

/** The only way to make an answer: JSON, request id, security headers. `text` is a body already in JSON. */
export const answer = ({
  status,
  body,
  text = JSON.stringify(body),
  requestId,
  headers = {},
  cookies,
}: {
  status: number;
  body?: unknown;
  text?: string;
  requestId: string;
  headers?: Record<string, string>;
  cookies?: string[];
}): Answer => ({
  statusCode: status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': requestId,
    ...securityHeaders,
    ...headers,
  },
  body: text,
  ...(cookies && { cookies }),
});

/** What other programs than ours read. */
const plainTypes = { html: 'text/html; charset=utf-8', calendar: 'text/calendar; charset=utf-8' } as const;

export const plainAnswer = (kind: keyof typeof plainTypes, text: string, requestId: string): Answer =>
  answer({ status: 200, text, requestId, headers: { 'content-type': plainTypes[kind] } });
