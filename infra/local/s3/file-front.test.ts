import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileAddress } from '../../../functions/gateways/files/file-addresses';
import { newFileKey, signingKey } from '../../../functions/gateways/files/file-keys';
import { listen } from '../server';
import { fileFront } from './file-front';
import { objectsIn } from './objects';

const { privateHalf } = newFileKey();
const keyId = 'KTEST';
const start = new Date('2026-06-15T12:00:00.000Z');
const png = new Uint8Array(Array.from({ length: 100 }, (_, index) => index));

let folder: string;
let url: string;
let now = start;
const ended = new Set<string>();
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystead-front-'));
  const server = await listen({ port: 0, host: '127.0.0.1', report: () => undefined });
  stops.push(server.stop, () => rm(folder, { recursive: true }));
  url = `http://127.0.0.1:${server.port}/local/files`;
  const isServed = async (key: string) => !ended.has(key);
  server.serve(fileFront({ folder, url, keys: { [keyId]: privateHalf }, now: () => now, isServed }));
  const objects = objectsIn(folder);
  for (const key of ['images/a.png', 'images/b.png', 'documents/a b.pdf'])
    await objects.put({ key, bytes: png, contentType: 'image/png', headers: {}, now });
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

const signed = (key: string, { type = 'image/png', half = privateHalf, id = keyId, seconds = 300 } = {}) =>
  fileAddress(
    {
      key,
      query: { 'response-content-disposition': 'inline', 'response-content-type': type },
      endsAt: new Date(start.getTime() + seconds * 1000),
    },
    { url, keyId: id, key: async () => signingKey(half) },
  );
const statusOf = async (address: string, init?: RequestInit): Promise<number> => {
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  return answer.status;
};

describe('a signed address of a file', () => {
  it('shows that file as it says, by whatever name the browser reaches us', async () => {
    const address = await signed('images/a.png');
    const shown = await fetch(address.replace('127.0.0.1', 'localhost'));
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-frame-options': 'DENY',
    });
    expect(await statusOf(await signed('documents/a b.pdf'))).toBe(200);
  });

  it.each([
    ['bytes=0-9', 'bytes 0-9/100', 0, 10],
    ['bytes=90-', 'bytes 90-99/100', 90, 100],
    ['bytes=-5', 'bytes 95-99/100', 95, 100],
  ])('answers the range %s, whole or as its head alone', async (range, said, from, to) => {
    const address = await signed('images/a.png');
    const part = await fetch(address, { headers: { range } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, said]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(png.slice(from, to));
    const head = await fetch(address, { method: 'HEAD', headers: { range } });
    expect([head.status, head.headers.get('content-length')]).toEqual([206, String(to - from)]);
  });

  it('refuses a range that the file does not have', async () => {
    expect(await statusOf(await signed('images/a.png'), { headers: { range: 'bytes=100-' } })).toBe(416);
  });

  it('may frame a PDF in our own pages, and nothing else anywhere', async () => {
    const framed = await fetch(await signed('documents/a b.pdf', { type: 'application/pdf' }));
    expect(framed.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    const other = await fetch(await signed('documents/a b.pdf', { type: 'text/html' }));
    expect(other.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('ends at its time, not a second later', async () => {
    const address = await signed('images/a.png');
    now = new Date(start.getTime() + 299_999);
    expect(await statusOf(address)).toBe(200);
    now = new Date(start.getTime() + 300_000);
    expect(await statusOf(address)).toBe(403);
    now = start;
  });

  it('is worth nothing once a letter of it differs', async () => {
    const address = await signed('images/a.png');
    const altered = [
      address.split('?')[0] ?? '',
      address.replace('a.png', 'b.png'),
      address.replace('image%2Fpng', 'text%2Fhtml'),
      address.replace('inline', 'attachment'),
      address.replace(/Expires=\d+/, 'Expires=9999999999'),
      address.replace(/(Signature=....)./, (_, kept: string) => `${kept}!`),
      address.replace(/Signature=[^&]+/, 'Signature='),
      address.replace(`Key-Pair-Id=${keyId}`, 'Key-Pair-Id=KOTHER'),
      address.replace('&Hash-Algorithm=SHA256', ''),
      address.replace('SHA256', 'SHA1'),
      `${address}&response-content-type=text%2Fhtml`,
      `${address}&x=1`,
    ];
    for (const changed of altered) {
      expect(changed).not.toBe(address);
      expect(await statusOf(changed), changed).toBe(403);
    }
    expect(await statusOf(address)).toBe(200);
  });

  it('of another key pair is refused, and so is every way but reading', async () => {
    expect(await statusOf(await signed('images/a.png', { half: newFileKey().privateHalf }))).toBe(403);
    expect(await statusOf(await signed('images/a.png', { id: 'KOTHER' }))).toBe(403);
    for (const method of ['PUT', 'POST', 'DELETE'])
      expect(await statusOf(await signed('images/a.png'), { method }), method).toBe(403);
  });

  it('tells what is not there, and what ended, what it tells of an address nobody signed', async () => {
    const told = async (address: string) => {
      const answer = await fetch(address);
      return [answer.status, /<Code>(\w+)</.exec(await answer.text())?.[1]];
    };
    ended.add('images/b.png');
    for (const key of ['images/none.png', 'images/b.png'])
      expect(await told(await signed(key))).toEqual([403, 'AccessDenied']);
    expect(await told(`${url}/images/a.png`)).toEqual([403, 'MissingKey']);
  });
});
