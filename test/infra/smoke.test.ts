import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { smokeChecks, smokeTest } from '../../infra/aws/deploy/smoke';

type Answer = { status: number; headers?: Record<string, string>; body?: string };

const page: Answer = {
  status: 200,
  headers: {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'",
    'strict-transport-security': 'max-age=1',
  },
  body: '<div id="root"></div>',
};
const secondPath = smokeChecks.find(({ what }) => what === 'the second API answers')?.path ?? '';
const good: Record<string, Answer> = {
  '/': page,
  '/auth/loginformik': page,
  '/local/outbox': page,
  '/config.json': { status: 200, headers: { 'cache-control': 'no-store' }, body: '{"envelopeKey":"x"}' },
  '/api/users/getRoles': { status: 200, body: '{"success":1}' },
  '/api/plans/getAllPlans': { status: 200, body: '{"success":1,"data":{"data":[{"price":0}]}}' },
  '/api/users/getCurrentUser': { status: 401, body: '{"error":{"code":"not-authenticated"}}' },
  [secondPath]: { status: 401, body: '{"error":{"code":"not-authenticated"}}' },
};

let server: Server | undefined;
afterEach(() => server?.close());

async function siteOf(answers: Record<string, Answer>): Promise<string> {
  server = createServer((request, response) => {
    const { status, headers, body } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const failed = (results: Awaited<ReturnType<typeof smokeTest>>) =>
  results.filter(({ held }) => !held).map(({ what }) => what);

describe('the smoke test', () => {
  it('holds for a site as it should be', async () => {
    const results = await smokeTest(await siteOf(good));
    expect(results).toHaveLength(smokeChecks.length);
    expect(failed(results)).toEqual([]);
  });

  it.each([
    ['a page in the place of a missing file', { '/assets/no-such-file.js': page }, 'a missing file is a 404'],
    ['a page in the place of the API', { '/api/users/getRoles': page }, 'the API answers'],
    [
      'no plans',
      { '/api/plans/getAllPlans': { status: 200, body: '{"data":[]}' } },
      'the plans are in the table',
    ],
    ['an open call', { '/api/users/getCurrentUser': page }, 'a call without a login is refused'],
    ['a mail outbox', { '/local/outbox': { status: 200, body: '[]' } }, 'nothing of one machine is there'],
  ])('fails for %s', async (_what, wrong, check) => {
    expect(failed(await smokeTest(await siteOf({ ...good, ...wrong })))).toEqual([check]);
  });

  it('fails everywhere when nobody answers', async () => {
    expect(failed(await smokeTest('http://127.0.0.1:1'))).toHaveLength(smokeChecks.length);
  });
});
