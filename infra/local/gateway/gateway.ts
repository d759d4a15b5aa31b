import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Clock } from '../../../functions/gateways/clock';
import type { Feature } from '../../../shared/contract';
import { refuseAtGateway } from './answer';
import { eventOf } from './event';
import { gatewayLimits } from './limits';
import { matchRoute } from './match';
import { readBody } from './read-body';

/** A feature's Lambda, as API Gateway calls it. */
export type Lambda = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

export type Lambdas = Readonly<Record<Feature, Lambda>>;

/** What Lambda tells a function of its call. */
export const contextOf = (requestId: string, feature: string): Context => ({
  awsRequestId: requestId,
  callbackWaitsForEmptyEventLoop: false,
  functionName: feature,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${feature}`,
  logGroupName: feature,
  logStreamName: 'local',
  memoryLimitInMB: '1024',
  getRemainingTimeInMillis: () => gatewayLimits.wait,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
});

/** Undefined for a path that cannot be decoded (`%zz`). */
function decodedPath(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}

const tooLong = Symbol('too long');

function waitFor<T>(work: Promise<T>): Promise<T | typeof tooLong> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<typeof tooLong>((resolve) => {
    timer = setTimeout(() => resolve(tooLong), gatewayLimits.wait);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void {
  const headers: Record<string, string | string[]> = { 'content-type': 'application/json' };
  for (const [name, value] of Object.entries(result.headers ?? {}))
    headers[name.toLowerCase()] = String(value);
  if (result.cookies) headers['set-cookie'] = result.cookies;
  response.writeHead(result.statusCode ?? 200, headers);
  response.end(result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : result.body);
}

/** Plays API Gateway: turns HTTP calls into real HTTP API v2 events. Calls `lambdas` on every request. */
export const gateway =
  ({ lambdas, clock }: { lambdas: () => Promise<Lambdas>; clock: Clock }) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [rawPath = '', ...rest] = (request.url ?? '').split('?');
    const path = decodedPath(rawPath);
    const match = path === undefined ? undefined : matchRoute(request.method ?? 'GET', path);
    const requestId = randomUUID();
    const body = await readBody(request, gatewayLimits.payload);
    if (path === undefined) return refuseAtGateway(response, 'malformed', { requestId });
    if (!match) return refuseAtGateway(response, 'not-found', { requestId });
    if (body === 'too-large') return refuseAtGateway(response, 'too-large', { requestId });

    const event = eventOf({ request, path, rawQueryString: rest.join('?'), match, body, now: clock.now() });
    const id = event.requestContext.requestId;
    if (body.length > gatewayLimits.lambdaPayload / 2 && sizeOf(event) > gatewayLimits.lambdaPayload)
      return refuseAtGateway(response, 'too-large', { requestId: id });

    const lambda = (await lambdas())[match.row.feature];
    const result = await waitFor(lambda(event, contextOf(id, match.row.feature)));
    if (result === tooLong) return refuseAtGateway(response, 'internal', { status: 503, requestId: id });
    if (isTooLarge(result.body ?? ''))
      return refuseAtGateway(response, 'internal', { status: 502, requestId: id });
    send(response, result);
  };

/** JSON makes a text at most six times longer, so a shorter text need not be measured. */
const isTooLarge = (body: string): boolean =>
  body.length > gatewayLimits.lambdaPayload / 6 && sizeOf(body) > gatewayLimits.lambdaPayload;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
