import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Row } from '../../shared/contract';
import { routeKeyOf } from '../../shared/contract/endpoint';

export type Input = {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
};

const texts = (record: Input['params']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    ),
  );

/** Of the call's own body, and of its repeats: a read has neither. */
const unsent = new Set(['content-type', 'content-length', 'idempotency-key']);

/**
 * The event that API Gateway would send for a read of this row by the same caller: the same bearer, the same
 * address, the same request id in the log. `asked` is the event of the question.
 */
export function rowEvent(asked: APIGatewayProxyEventV2, { row }: Row, input: Input): APIGatewayProxyEventV2 {
  const params = texts(input.params);
  const query = texts(input.query);
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const routeKey = routeKeyOf(row);
  const { http } = asked.requestContext;
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !unsent.has(name))),
    ...(asked.cookies && { cookies: asked.cookies }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    requestContext: {
      ...asked.requestContext,
      http: {
        ...http,
        method: row.method,
        path,
      },
      routeKey,
    },
    isBase64Encoded: false,
  };
}
