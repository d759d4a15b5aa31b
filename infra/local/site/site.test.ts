import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from './site';

let folder: string;
let server: Server;
let origin = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-site-'));
  await mkdir(join(folder, 'web', 'assets'), { recursive: true });
  await writeFile(join(folder, 'web', 'index.html'), '<title>app</title>');
  await writeFile(join(folder, 'web', 'assets', 'main-1a2b.js'), `// ${'long '.repeat(1000)}`);
  await writeFile(join(folder, 'secret.txt'), 'secret');
  const answer = site(join(folder, 'web'));
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections());
  await rm(folder, { recursive: true });
});

/** Sends the raw path: fetch would resolve `..` first. */
const rawStatus = (path: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    httpRequest(`${origin}/`, { path }, (response) => resolve(response.resume().statusCode)).end();
  });

describe('the site on one machine', () => {
  it.each(['/', '/propertiesList', '/auth/activationsuccess?token=a.b'])(
    'gives the app for the screen %s',
    async (path) => {
      const answer = await fetch(origin + path);
      expect([answer.status, await answer.text()]).toEqual([200, '<title>app</title>']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['/', '/auth/home', '/auth/home?utm=a'])('gives the prerendered page for %s', async (path) => {
    await writeFile(join(folder, 'web', 'home.html'), '<title>home</title>');
    const answer = await fetch(origin + path);
    expect([answer.status, await answer.text()]).toEqual([200, '<title>home</title>']);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    await rm(join(folder, 'web', 'home.html'));
  });

  it('leads a program that shows links to the card of a home, and nobody else', async () => {
    const ask = (path: string, agent: string) =>
      fetch(origin + path, { redirect: 'manual', headers: { 'user-agent': agent } });
    const shown = await ask('/auth/listing?unit=a%26b', 'facebookexternalhit/1.1');
    expect([shown.status, shown.headers.get('location')]).toEqual([
      302,
      '/api/applications/listingCard?unit=a%26b',
    ]);
    expect((await ask('/auth/listing?unit=a', 'Mozilla/5.0 (iPhone)')).status).toBe(200);
    expect((await ask('/auth/listing', 'WhatsApp/2.23')).status).toBe(200);
    expect((await ask('/auth/home?unit=a', 'WhatsApp/2.23')).status).toBe(200);
  });

  it('sends hashed assets once for ever, compressed as the browser asks, and 304 when it has them', async () => {
    const path = `${origin}/assets/main-1a2b.js`;
    const answer = await fetch(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await answer.text()).length).toBeGreaterThan(5000);
    const again = await fetch(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('lets scripts run from its own files alone', async () => {
    const { headers } = await fetch(origin);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('lets the worker that decodes photos run WebAssembly, and no page or other file', async () => {
    await writeFile(join(folder, 'web', 'assets', 'heic-worker-1a2b.js'), '// decodes');
    const policyOf = async (path: string) =>
      (await fetch(origin + path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/assets/heic-worker-1a2b.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
    );
    for (const path of ['/', '/assets/main-1a2b.js', '/servicerequest-form'])
      expect(await policyOf(path)).not.toContain('unsafe-eval');
  });

  it.each([
    '/assets/gone.js',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/a%00.js',
    '/%zz.js',
  ])('gives nothing for %s', async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  it('takes no other method', async () => {
    expect((await fetch(origin, { method: 'POST' })).status).toBe(405);
  });
});
