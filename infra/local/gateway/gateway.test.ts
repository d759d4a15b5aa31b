import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gateway, type Lambda } from './gateway';

const events: APIGatewayProxyEventV2[] = [];
let result: Awaited<ReturnType<Lambda>> = { statusCode: 200, body: '{}' };
const lambda: Lambda = async (event) => {
  events.push(event);
  return result;
};
const lambdas = {
  users: lambda,
  owners: lambda,
  people: lambda,
  properties: lambda,
  units: lambda,
  subscriptions: lambda,
  payments: lambda,
  notifications: lambda,
  audit: lambda,
  documents: lambda,
  imports: lambda,
  profile: lambda,
  leases: lambda,
  ledger: lambda,
  signing: lambda,
  tenants: lambda,
  screening: lambda,
  prints: lambda,
  assistant: lambda,
  requests: lambda,
  vendors: lambda,
};

let server: Server;
let origin = '';

beforeAll(async () => {
  const answer = gateway({
    lambdas: async () => lambdas,
    clock: { now: () => new Date('2026-11-21T10:00:00Z') },
  });
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()));
beforeEach(() => {
  events.length = 0;
  result = { statusCode: 200, body: '{}' };
});

const json = { 'content-type': 'application/json' };

describe('the gateway of one machine', () => {
  it('sends the event of payload format 2.0, path and parameters decoded', async () => {
    await fetch(`${origin}/api/properties/CheckRentalOwnerMail/a%2Bb%40c.de?x=1&x=2&y=%20z`, {
      headers: { 'X-One': 'A' },
    });
    expect(events[0]).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/properties/CheckRentalOwnerMail/{email}',
      rawPath: '/api/properties/CheckRentalOwnerMail/a+b@c.de',
      rawQueryString: 'x=1&x=2&y=%20z',
      queryStringParameters: { x: '1,2', y: ' z' },
      pathParameters: { email: 'a+b@c.de' },
      headers: { 'x-one': 'A' },
      isBase64Encoded: false,
      requestContext: {
        stage: '$default',
        timeEpoch: Date.parse('2026-11-21T10:00:00Z'),
        http: { method: 'GET', sourceIp: '127.0.0.1' },
      },
    });
    expect(events[0]?.body).toBeUndefined();
  });

  it('joins repeated headers and keeps cookies apart', async () => {
    await new Promise<void>((resolve) => {
      const call = httpRequest(`${origin}/api/users/getRoles`, (response) =>
        response.resume().on('end', resolve),
      );
      call.setHeader('X-Many', ['a', 'b']);
      call.setHeader('Cookie', 'one=1; two=2');
      call.end();
    });
    expect(events[0]?.headers['x-many']).toBe('a,b');
    expect(events[0]?.cookies).toEqual(['one=1', 'two=2']);
    expect(events[0]?.headers).not.toHaveProperty('cookie');
  });

  it.each([
    ['application/json', false],
    ['text/plain', false],
    ['application/octet-stream', true],
    ['application/x-www-form-urlencoded', true],
  ])('hands a body of %s on in base64: %s', async (type, isBase64Encoded) => {
    await fetch(`${origin}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'ä=1',
    });
    expect(events[0]?.isBase64Encoded).toBe(isBase64Encoded);
    expect(events[0]?.body).toBe(isBase64Encoded ? Buffer.from('ä=1').toString('base64') : 'ä=1');
  });

  it.each([
    ['GET', '/api/nowhere'],
    ['GET', '/api/users/login'],
    ['OPTIONS', '/api/users/login'],
    ['HEAD', '/api/users/getRoles'],
    ['GET', '/api/properties/propertyWithId/'],
    ['GET', '/api/properties/propertyWithId/a/b'],
  ])('answers 404 in our error shape to %s %s, which has no route', async (method, path) => {
    const answer = await fetch(origin + path, { method });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    if (method !== 'HEAD')
      expect(await answer.json()).toEqual({
        success: 0,
        error: { code: 'not-found', message: 'Not found.' },
      });
    expect(events).toHaveLength(0);
  });

  it('answers 400 to a path that cannot be decoded', async () => {
    expect((await fetch(`${origin}/api/properties/propertyWithId/%zz`)).status).toBe(400);
  });

  it('refuses what API Gateway (10 MB) and Lambda (6 MB) refuse, before any handler', async () => {
    const send = (size: number) =>
      fetch(`${origin}/api/properties/addProperty2`, {
        method: 'POST',
        headers: json,
        body: 'x'.repeat(size),
      });
    expect((await send(11_000_000)).status).toBe(413);
    expect((await send(6_300_000)).status).toBe(413);
    expect(events).toHaveLength(0);
    expect((await send(6_000_000)).status).toBe(200);
  });

  it('passes the handler’s status, headers and body on, and refuses an answer past 6 MB', async () => {
    result = { statusCode: 422, headers: { 'X-Kind': 'no' }, body: '{"success":0}' };
    const refused = await fetch(`${origin}/api/users/getRoles`);
    expect([refused.status, refused.headers.get('x-kind'), await refused.text()]).toEqual([
      422,
      'no',
      '{"success":0}',
    ]);
    result = { statusCode: 200, body: 'x'.repeat(6_300_000) };
    expect((await fetch(`${origin}/api/users/getRoles`)).status).toBe(502);
  });
});
