import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { logger } from '../runtime/logger';
import { lookOutside } from './look-outside';

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  vi.restoreAllMocks();
});

/** A site that gives these answers, one a request; the last one again and again. */
async function siteOf(...answers: { status: number; body: string }[]): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const { status, body } =
      request.url === '/api/plans/getAllPlans' && answer ? answer : { status: 404, body: '' };
    response.writeHead(status).end(body);
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function troublesOf(url: string): Promise<unknown[]> {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  error.mockClear();
  await lookOutside(() => url)();
  return error.mock.calls.map(([, about]) => Reflect.get(Object(about), 'trouble'));
}

const good = { status: 200, body: '{"success":1,"data":{"data":[{"price":0}]}}' };
const bad = { status: 503, body: '' };

it('says nothing while the plans come, or come on a second try', async () => {
  expect(await troublesOf(await siteOf(good))).toEqual([]);
  expect(await troublesOf(await siteOf(bad, good))).toEqual([]);
});

it('logs an error, which is an alarm, when a site is down, answers wrongly or has no plans', async () => {
  expect(await troublesOf(await siteOf(bad))).toEqual(['/api/plans/getAllPlans answered 503']);
  expect(await troublesOf(await siteOf({ status: 200, body: '<html>' }))).toEqual([
    '/api/plans/getAllPlans answered 200',
  ]);
  expect(await troublesOf('http://127.0.0.1:1')).toHaveLength(1);
});
