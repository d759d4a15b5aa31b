import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Envelope } from '../../../shared/wire/envelope';
import { webCipher } from './cipher';
import { fallbackCipher } from './cipher-fallback';
import type { Cipher } from './cipher-type';
import { openAnswer, sealBody } from './envelope';

/** The server's side, built on node:crypto. */
const nodeCipher: Cipher = {
  encrypt: async (text, { key, iv }) => {
    const cipher = createCipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
    return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
  },
  decrypt: async (data, { key, iv }) => {
    const opener = createDecipheriv('aes-256-cbc', Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'));
    return Buffer.concat([opener.update(data, 'base64'), opener.final()]).toString('utf8');
  },
};

const ciphers = { WebCrypto: webCipher, 'crypto-js': fallbackCipher, 'node:crypto': nodeCipher };
const pairs = Object.keys(ciphers).flatMap((sealer) =>
  Object.keys(ciphers).map((opener) => [sealer, opener]),
);
const keys = { key: Buffer.alloc(32, 7).toString('base64'), iv: Buffer.alloc(16, 9).toString('base64') };
const cipherOf = (name: string | undefined) => ciphers[name as keyof typeof ciphers];

afterEach(() => vi.restoreAllMocks());

describe('the three implementations', () => {
  it.each(pairs)('what %s sealed, %s opens: any text [API-02] [API-04]', async (sealer, opener) => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        async (text, key, iv) => {
          const own = { key: Buffer.from(key).toString('base64'), iv: Buffer.from(iv).toString('base64') };
          const sealed = await cipherOf(sealer).encrypt(text, own);
          expect(await cipherOf(opener).decrypt(sealed, own)).toBe(text);
        },
      ),
      { numRuns: 25 },
    );
  });

  it.each(pairs)(
    'what %s sealed, %s opens: nothing, and one megabyte [API-02] [API-04]',
    async (sealer, opener) => {
      for (const text of ['', 'Æ🏠'.repeat(200_000)]) {
        const sealed = await cipherOf(sealer).encrypt(text, keys);
        expect((await cipherOf(opener).decrypt(sealed, keys)) === text).toBe(true);
      }
    },
  );
});

describe('sealing a body [API-02]', () => {
  it('makes an envelope with a fresh 16-byte iv each time', async () => {
    const [first, second] = [await sealBody({ a: 1 }, keys.key), await sealBody({ a: 1 }, keys.key)];
    expect(Envelope.parse(first)).toEqual(first);
    expect(Buffer.from(first.iv, 'base64')).toHaveLength(16);
    expect(first.iv).not.toBe(second.iv);
    expect(JSON.parse(await nodeCipher.decrypt(first.data, { key: keys.key, iv: first.iv }))).toEqual({
      a: 1,
    });
  });
});

describe('opening an answer [API-04]', () => {
  const seal = async (field: 'data' | 'results', value: unknown) => {
    const key = randomBytes(32).toString('base64');
    return {
      success: 1,
      [field]: await nodeCipher.encrypt(JSON.stringify(value), { key, iv: keys.iv }),
      key,
      iv: keys.iv,
    };
  };

  it.each(['data', 'results'] as const)('opens %s with the key that came along', async (field) => {
    expect(await openAnswer(await seal(field, [{ name: 'Ærø' }]))).toEqual({
      success: 1,
      [field]: [{ name: 'Ærø' }],
    });
  });

  it('leaves a plain answer alone', async () => {
    const plain = { success: 1, data: { next: 'x' } };
    expect(await openAnswer(plain)).toBe(plain);
  });

  it('logs what cannot be opened and leaves it as it was', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = { ...(await seal('data', 1)), key: randomBytes(32).toString('base64'), data: 'AAAA' };
    expect(await openAnswer(answer)).toBe(answer);
    expect(log).toHaveBeenCalledOnce();
  });
});
