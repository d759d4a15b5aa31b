import { createServer, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { safeReturnPath } from '../../frontend/src/api/return-path';
import { dealt } from '../support/sampling';
import { counts } from './counts';
import { call } from './support/call';
import { sampleInput, sceneOf, someOf, walked } from './support/scene';
import { textPaths, withAt } from './support/texts';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
/** A stranger's server: any request here followed an address taken from a call. */
const trap = createServer((socket) => socket.destroy());
let trapPort = 0;
let rings = 0;
/** Ports our own process called, with their hosts. */
const called = new Set<string>();

beforeAll(async () => {
  trap.on('connection', () => {
    rings += 1;
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const address = trap.address();
  trapPort = typeof address === 'object' && address ? address.port : 0;
  const connect = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    const [first] = Array.isArray(args[0]) ? args[0] : args;
    if (typeof first === 'object' && first !== null && 'port' in first)
      called.add(`${'host' in first ? first.host : ''}:${first.port}`);
    else called.add(String(first));
    return Reflect.apply(connect, this, args);
  });
  world = await openTrustWorld();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => trap.close(resolve));
  await world?.close();
});

const lures = (): string[] => [
  `http://127.0.0.1:${trapPort}/lure`,
  `//127.0.0.1:${trapPort}/lure`,
  `x@[127.0.0.1]:${trapPort}`,
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
];

const luringHeaders = (lure: string): Record<string, string> => ({
  host: lure.replace(/^\w+:\/\//, ''),
  origin: lure,
  referer: lure,
  'x-forwarded-host': lure,
  'x-forwarded-for': lure,
  'x-original-url': lure,
  forwarded: `host=${lure}`,
});

describe.each(someOf(walked, 'lures').map((entry, turn) => [entry.title, entry, turn] as const))(
  'R15 %s',
  (_, entry, turn) => {
    it('follows no address out of a request: not from its body, its path, its query or its headers', async () => {
      const scene = await sceneOf('orgAdmin', { world });
      const before = rings;
      for (const lure of dealt(lures(), { count: counts.lures, turn })) {
        const input = await sampleInput(entry, { world, scene });
        const luring = textPaths(input).map((path) => withAt(input, path, lure));
        for (const lured of [input, ...luring]) {
          const { mySession } = await sceneOf('orgAdmin', { world });
          const options = { ...(lured as object), token: mySession.token, headers: luringHeaders(lure) };
          expect((await call(world, entry, options)).status).toBeLessThan(500);
        }
      }
      expect(rings).toBe(before);
    });
  },
);

describe('R15 the process', () => {
  it('called nobody but the database and the files, both on this machine', () => {
    const hosts = [...called].map((place) => place.slice(0, place.lastIndexOf(':')));
    expect(called.size).toBeGreaterThan(0);
    expect(hosts.filter((host) => !['127.0.0.1', 'localhost', '::1'].includes(host))).toEqual([]);
    expect(new Set(called).size).toBeLessThanOrEqual(3);
  });

  it('names our own site in the links of mails, whatever Host a caller sends', async () => {
    const scene = await sceneOf('owner', { world });
    const entry = walked.find(({ title }) => title === 'users.forgotPassword');
    if (!entry) throw new Error('forgotPassword is gone');
    await world.forgetAttempts();
    const headers = luringHeaders('http://attacker.test');
    await call(world, entry, { body: { email: scene.me.email }, headers });
    const [mail] = await world.outbox.list();
    expect(mail?.to).toBe(scene.me.email);
    expect(`${mail?.text}${mail?.html}`).not.toContain('attacker.test');
    expect(mail?.text).toContain(world.deps.settings.siteUrl);
  });
});

describe('R15 where a login leads back to [RTE-06]', () => {
  const origin = 'https://keystead.test';

  it.each([
    '//attacker.test',
    '///attacker.test',
    '/\\attacker.test',
    '\\\\attacker.test',
    '/\t/attacker.test',
    '/\n/attacker.test',
    '\t//attacker.test',
    'https://attacker.test',
    'https:attacker.test',
    'https:/attacker.test',
    'http://keystead.test@attacker.test/',
    'https://keystead.test.attacker.test/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '@attacker.test',
    '.attacker.test',
    'propertiesList',
    '',
    ' /propertiesList',
    '/login',
    '/auth/loginformik',
    '/auth/../auth/loginformik',
    '/x/../login',
    undefined,
    null,
    7,
    ['/propertiesList'],
    { toString: () => '/propertiesList' },
  ])('is not %j', (from) => {
    expect(safeReturnPath(from, origin)).toBeUndefined();
  });

  it.each([
    '/propertiesList?page=2#top',
    '/getproperty-data?id=prp_1',
    '/x//y',
    '/a?next=https://attacker.test',
  ])('may be %s, which stays on this site', (from) => {
    const path = safeReturnPath(from, origin);
    expect(path).toBe(from);
    expect(new URL(path ?? '', origin).origin).toBe(origin);
  });

  it.each([
    '/%2F/attacker.test',
    '/%5Cattacker.test',
    '/..//attacker.test',
    '/.//attacker.test',
    '/x/..//attacker.test',
  ])('never leaves this site by %s', (from) => {
    const path = safeReturnPath(from, origin);
    if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
    expect(path ?? '/').toMatch(/^\/(?![/\\])/);
  });
});
