import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fileAddress } from './file-addresses';
import { fileKeysIn, newFileKey, signingKey } from './file-keys';

const { privateHalf, publicHalf } = newFileKey();
const key = signingKey(privateHalf);
const front = { url: 'https://d111111abcdef8.cloudfront.net', keyId: 'K2JCJMDEHXQW5F', key: async () => key };
const endsAt = new Date('2026-01-01T18:00:00.000Z');

describe('fileAddress', () => {
  it('is CloudFront’s canned policy: the whole address is signed, then what CloudFront takes away', async () => {
    const query = { 'response-content-type': 'image/png', 'response-content-disposition': 'inline' };
    const address = await fileAddress({ key: 'images/horizon.png', query, endsAt }, front);
    const [signed = '', rest = ''] = address.split('&Expires=');
    expect(signed).toBe(
      'https://d111111abcdef8.cloudfront.net/images/horizon.png?response-content-type=image%2Fpng&response-content-disposition=inline',
    );
    const parts =
      /^1767290400&Signature=([A-Za-z0-9\-_~]+)&Key-Pair-Id=K2JCJMDEHXQW5F&Hash-Algorithm=SHA256$/.exec(rest);
    const signature = parts?.[1]?.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/') ?? '';
    const policy = `{"Statement":[{"Resource":"${signed}","Condition":{"DateLessThan":{"AWS:EpochTime":1767290400}}}]}`;
    const publicKey = createPublicKey({
      key: Buffer.from(publicHalf, 'base64'),
      format: 'der',
      type: 'spki',
    });
    expect(verify('sha256', Buffer.from(policy), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
  });

  it('writes each signature in CloudFront’s alphabet, whatever its length', async () => {
    for (let index = 0; index < 30; index += 1) {
      const address = new URL(await fileAddress({ key: `images/${index}.png`, query: {}, endsAt }, front));
      const written = address.searchParams.get('Signature') ?? '';
      const base64 = written.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/');
      expect(Buffer.from(base64, 'base64').toString('base64')).toBe(base64);
    }
  });

  it('has nothing that a browser writes in another way, and no wildcard of a policy', async () => {
    const query = { 'response-content-disposition': `attachment; filename="a'(b)*!?&.pdf"` };
    const address = await fileAddress({ key: "documents/o'n*/ä ?.pdf", query, endsAt }, front);
    expect(new URL(address).href).toBe(address);
    expect(address).not.toMatch(/[*'!() ]/);
    expect(new URL(address).searchParams.get('response-content-disposition')).toContain("a'(b)*!?&.pdf");
  });
});

describe('fileKeysIn', () => {
  it('finds no key in anything but the secret’s own form', () => {
    expect(fileKeysIn(JSON.stringify({ [publicHalf]: privateHalf }))[publicHalf]).toBe(privateHalf);
    for (const text of ['', 'random', '[]', '{"a":1}', 'null']) expect(fileKeysIn(text)).toEqual({});
  });

  it('holds a P-256 key, the kind that CloudFront takes beside RSA', () => {
    expect(key.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    expect(Buffer.from(publicHalf, 'base64')).toHaveLength(91);
  });
});
