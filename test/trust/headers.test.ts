import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../infra/local/site/site';
import { contentSecurityPolicy, siteHeaders, strictTransportSecurity } from '../../infra/site-headers';
import { pngBytes } from '../support/image-bytes';
import { type RunningProduct, startProduct } from '../support/product';
import { textOf } from '../support/sources';
import { call } from './support/call';
import { observatoryScore } from './support/observatory';
import { sampleInput, sceneOf, someOf, walked } from './support/scene';
import { openTrustWorld, type TrustWorld } from './support/trust-world';

let world: TrustWorld;
let product: RunningProduct;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'keystead-web-'));
  await writeFile(join(webFolder, 'index.html'), textOf('frontend/index.html'));
  product = await startProduct({ web: async () => site(webFolder), demoData: false });
  world = await openTrustWorld();
});
afterAll(async () => {
  await world?.close();
  await product?.stop();
  await rm(webFolder, { recursive: true, force: true });
});

const enough = 110;

/** The local server speaks plain http, without this header. test/infra checks that CloudFront sends it. */
const overHttps = (headers: Headers) => ({
  ...Object.fromEntries(headers),
  'strict-transport-security': strictTransportSecurity,
});

describe('the scorer', () => {
  it('finds nothing good in an answer without headers', () => {
    expect(observatoryScore({})).toBe(30);
  });

  it('takes points for what is loose', () => {
    const good = { ...siteHeaders, 'content-security-policy': contentSecurityPolicy() };
    const strict = { ...good, 'strict-transport-security': strictTransportSecurity };
    const loose = { ...strict, 'content-security-policy': "default-src 'self' 'unsafe-inline'" };
    expect(observatoryScore(strict) - observatoryScore(loose)).toBeGreaterThan(20);
    expect(observatoryScore(good)).toBeLessThan(observatoryScore(strict));
  });
});

describe('R12 headers', () => {
  it.each(['/', '/auth/home', '/login', '/propertiesList', '/no-such-file.js'])(
    `of ${'%s'} score ${enough} or more`,
    async (path) => {
      const answer = await fetch(product.url + path);
      expect(observatoryScore(overHttps(answer.headers))).toBeGreaterThanOrEqual(enough);
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
    },
  );

  it.each(['/local/outbox', '/local/clock', '/config.json'])(
    'of %s keep it from being sniffed',
    async (path) => {
      const answer = await fetch(product.url + path);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each(someOf(walked, 'headers').map((entry) => [entry.title, entry] as const))(
    `of %s score ${enough} or more, when it answers and when it refuses`,
    async (_, entry) => {
      const scene = await sceneOf('orgAdmin', { world });
      const input = await sampleInput(entry, { world, scene });
      for (const token of [scene.mySession.token, 'none']) {
        const { headers } = await call(world, entry, { ...input, token });
        expect(observatoryScore(headers)).toBeGreaterThanOrEqual(enough);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['content-type']).toMatch(
          entry.row.plain ? /^text\/(html|calendar);/ : /^application\/json/,
        );
        expect(headers).not.toHaveProperty('access-control-allow-origin');
        expect(headers).not.toHaveProperty('set-cookie');
      }
    },
  );

  it(`of a file score ${enough} or more`, async () => {
    const key = 'images/a.png';
    await world.deps.files.put({ key, bytes: pngBytes({ width: 8, height: 8 }), contentType: 'image/png' });
    const address = world.filesOrigin + (await world.deps.files.link(key, world.clock.now()));
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(observatoryScore(overHttps(answer.headers))).toBeGreaterThanOrEqual(enough);
  });

  it('do not say what runs here', async () => {
    const { headers } = await fetch(product.url);
    for (const name of ['server', 'x-powered-by', 'via']) expect(headers.get(name)).toBeNull();
  });
});

describe('the page itself', () => {
  it('holds no script, style or handler of its own, so that the policy needs no exception', () => {
    const page = textOf('frontend/index.html');
    expect(page.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toBeNull();
    expect(page.match(/\son\w+=|javascript:/gi)).toBeNull();
    expect(
      [...page.matchAll(/\b(?:src|href)="([^"]+)"/g)]
        .map(([, to = '']) => to)
        .filter((to) => /^(\w+:)?\/\//.test(to)),
    ).toEqual([]);
  });
});
