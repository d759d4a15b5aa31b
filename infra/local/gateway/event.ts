import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { routeKeyOf } from '../../../shared/contract/endpoint';
import type { Match } from './match';

/** Content types whose body API Gateway passes as text; all others arrive as base64. */
const textual = /^(text\/|application\/(json|javascript|xml)\b|application\/[\w.-]+\+(json|xml)\b)/i;

const unsentHeaders = new Set(['connection', 'cookie', 'transfer-encoding', 'keep-alive', 'upgrade']);

/** Payload format 2.0: lower-case names, repeated headers joined by a comma, cookies separate. */
function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headersDistinct))
    if (values && !unsentHeaders.has(name)) headers[name] = values.join(',');
  return headers;
}

function queryOf(rawQueryString: string): Record<string, string> | undefined {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQueryString))
    query[name] = name in query ? `${query[name]},${value}` : value;
  return Object.keys(query).length > 0 ? query : undefined;
}

/** The caller's address, with IPv4 taken out of its IPv6 form. */
const sourceIp = (request: IncomingMessage): string =>
  (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');

/** The event that API Gateway's HTTP API would send: payload format 2.0, path and parameters decoded. */
export function eventOf(call: {
  request: IncomingMessage;
  path: string;
  rawQueryString: string;
  match: Match;
  body: Buffer;
  now: Date;
}): APIGatewayProxyEventV2 {
  const { request, path, rawQueryString, match, body, now } = call;
  const headers = headersOf(request);
  const cookies = request.headers.cookie?.split(/; */).filter((cookie) => cookie !== '');
  const queryStringParameters = queryOf(rawQueryString);
  const isText = textual.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined;
  const routeKey = routeKeyOf(match.row.row);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString,
    headers,
    ...(cookies ? { cookies } : {}),
    ...(queryStringParameters ? { queryStringParameters } : {}),
    ...(Object.keys(match.pathParameters).length > 0 ? { pathParameters: { ...match.pathParameters } } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: sourceIp(request),
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: isText ? body.toString('utf8') : body.toString('base64') } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  };
}
