import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { securityHeaders } from './headers';

export type Answer = APIGatewayProxyStructuredResultV2 & { readonly statusCode: number };

/** The one way an answer is made: JSON, the request id and the security headers. `text` is a body that is JSON already. */
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
