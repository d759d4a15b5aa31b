import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opened, sealed, sealedText } from '../../../test/support/api-event';
import { openUsers } from '../../../test/support/test-world/users';
import { openEnvelope, sealAnswer } from './envelope';

const key = randomBytes(32);
const iv = Buffer.alloc(16, 2);

describe('envelope', () => {
  it('opens whatever JSON was sealed, empty and non-ASCII too [API-02]', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6 }),
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        (value, vector) => {
          const harmless = !/"(__proto__|constructor)"/.test(JSON.stringify(value));
          fc.pre(harmless);
          expect(openEnvelope(sealedText(JSON.stringify(value), key, vector), [key])).toEqual(
            JSON.parse(JSON.stringify(value)),
          );
        },
      ),
      { numRuns: 300 },
    );
    for (const value of ['', {}, [], { name: 'Zoë Müller 北京 🏠' }])
      expect(openEnvelope(sealed(value, key), [key])).toEqual(value);
  });

  it('opens a megabyte [API-02]', () => {
    const value = { photo: 'x'.repeat(1024 * 1024) };
    expect(openEnvelope(sealed(value, key), [key])).toEqual(value);
  });

  it('opens under either key while one replaces the other', () => {
    expect(openEnvelope(sealed({ a: 1 }, key), [randomBytes(32), key])).toEqual({ a: 1 });
  });

  it('seals data under a fresh key and the fixed IV, and leaves the rest plain [API-04]', () => {
    const body = { success: 1, data: { name: 'Zoë' } };
    const [first, second] = [JSON.parse(sealAnswer(body, iv)), JSON.parse(sealAnswer(body, iv))];
    expect(first).toMatchObject({ success: 1, iv: iv.toString('base64') });
    expect(first.key).not.toBe(second.key);
    expect(Buffer.from(String(first.key), 'base64')).toHaveLength(32);
    expect(opened(JSON.stringify(first))).toMatchObject(body);
    expect(opened(sealAnswer({ success: 1 }, iv))).toEqual({ success: 1 });
  });
});

const nested = (depth: number): string => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`;

describe('malformed envelopes', async () => {
  const api = await openUsers();
  const good = JSON.parse(sealed({ email: 'a@b.test', password: 'x' }, api.key));
  const flip = (text: string) => {
    const bytes = Buffer.from(text, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 0xff;
    return bytes.toString('base64');
  };
  const cases: Record<string, string | undefined> = {
    'no body': undefined,
    'an empty body': '',
    'no JSON': 'email=a@b.test',
    'JSON that is no object': '"text"',
    null: 'null',
    'a list': '[]',
    'a plain body': JSON.stringify({ email: 'a@b.test', password: 'x' }),
    'no iv': JSON.stringify({ data: good.data }),
    'another key beside': JSON.stringify({ ...good, key: 'x' }),
    '__proto__ beside': `{"data":"${good.data}","iv":"${good.iv}","__proto__":{"a":1}}`,
    'numbers for texts': JSON.stringify({ data: 1, iv: 2 }),
    'data that is not base64': JSON.stringify({ ...good, data: '%%%%' }),
    'base64 of the URL kind': JSON.stringify({ ...good, data: `-_${good.data.slice(2)}` }),
    'a short iv': JSON.stringify({ ...good, iv: Buffer.alloc(8).toString('base64') }),
    'a long iv': JSON.stringify({ ...good, iv: Buffer.alloc(32).toString('base64') }),
    'no data': JSON.stringify({ ...good, data: '' }),
    'half a block': JSON.stringify({ ...good, data: Buffer.alloc(24).toString('base64') }),
    'wrong padding': JSON.stringify({ ...good, data: flip(good.data) }),
    'another key': sealed({ email: 'a@b.test' }, randomBytes(32)),
    'not UTF-8': sealedText(Uint8Array.from([0x22, 0xff, 0xfe, 0x22]), api.key),
    'no JSON inside': sealedText('{"email":', api.key),
    '21 levels': sealedText(nested(21), api.key),
    '__proto__ inside': sealedText('{"email":"a","__proto__":{"admin":true}}', api.key),
    'constructor inside': sealedText('{"email":{"constructor":{"prototype":{}}}}', api.key),
  };

  it.each(Object.entries(cases))('%s gets the one 400 [API-02]', async (_, raw) => {
    const { status, text } = await api.call('login', raw === undefined ? {} : { raw });
    expect(status).toBe(400);
    expect(text).toBe(
      '{"success":0,"error":{"code":"malformed","message":"We couldn’t read that. Try again."}}',
    );
  });

  it('gives one and the same answer to every tampered ciphertext', async () => {
    const seen = new Set<string>();
    const bytes = Buffer.from(good.data, 'base64');
    for (let at = 0; at < 400; at += 1) {
      const tampered = Buffer.from(bytes);
      const index = bytes.length - 32 + (at % 32);
      tampered[index] = (tampered[index] ?? 0) ^ (1 + (at % 255));
      const { status, text } = await api.call('login', {
        raw: JSON.stringify({ ...good, data: tampered.toString('base64') }),
      });
      if (status === 400) seen.add(text);
      else expect(status).toBe(422);
    }
    expect(seen.size).toBe(1);
  });

  it('takes 20 levels, and a body that API Gateway handed over as base64', async () => {
    expect(openEnvelope(sealedText(nested(20), api.key), [api.key])).toBeTypeOf('object');
    const raw = Buffer.from(sealed({ email: 'a@b.test', password: 'x' }, api.key)).toString('base64');
    const { status, json } = await api.call('login', { raw, isBase64Encoded: true });
    expect([status, json]).toMatchObject([422, { error: { code: 'wrong-credentials' } }]);
  });

  it('looks at no body where the row has none', async () => {
    expect((await api.call('getRoles', { raw: 'x'.repeat(100_000) })).status).toBe(200);
  });
});
