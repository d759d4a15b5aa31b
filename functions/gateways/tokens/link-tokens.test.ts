import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { jwtTokens } from './tokens';

const now = new Date('2026-06-15T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const tokens = jwtTokens({ active: 'k1', keys: { k1: keyOf(1) } });
const whose = { userId: 'usr_1', sessionId: 'ses_1' };
const link = { purpose: 'autopay', organizationId: 'org_1', thingId: 'sub_1', ...whose } as const;
const sign = (by = tokens) => by.signLink({ ...link, issuedAt: now, expiresAt: later(60) });
const check = async (text: string, at = now, by = tokens) =>
  by.verifyLink(text, { purpose: 'autopay', now: at });

describe('a signed link value', () => {
  it('names its thing until it expires', async () => {
    const text = await sign();
    expect(await check(text)).toEqual(link);
    expect(await check(text, later(59))).toEqual(link);
    expect(await check(text, later(60))).toBeUndefined();
  });

  it('is nothing when it was tampered with, made by another key, or is something else', async () => {
    const text = await sign();
    const [head = '', , tail = ''] = text.split('.');
    const other = Buffer.from(JSON.stringify({ ...link, sub: 'sub_2', org: 'org_2' })).toString('base64url');
    const stranger = jwtTokens({ active: 'k1', keys: { k1: keyOf(2) } });
    for (const forged of ['', 'sub_1', `${head}.${other}.${tail}`, `${text}x`, await sign(stranger)])
      expect(await check(forged)).toBeUndefined();
  });

  const seconds = now.getTime() / 1000;
  const payload = {
    sub: 'sub_1',
    org: 'org_1',
    usr: 'usr_1',
    sid: 'ses_1',
    iss: 'keystead',
    aud: 'keystead:autopay',
    iat: seconds,
    exp: seconds + 60,
  };
  const header = { alg: 'HS256', typ: 'link+jwt', kid: 'k1' };
  const forge = (head: object, body: object): string => {
    const text = [head, body]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${text}.${createHmac('sha256', keyOf(1)).update(text).digest('base64url')}`;
  };

  it.each([
    ['thing', { sub: undefined }],
    ['organization', { org: undefined }],
    ['person', { usr: undefined }],
    ['session', { sid: '' }],
    ['end', { exp: undefined }],
    ['time of issue', { iat: undefined }],
    ['issuer', { iss: 'other' }],
    ['purpose', { aud: 'keystead:other' }],
  ])('is nothing without its %s, even signed by our key', async (_, lacking) => {
    expect(await check(forge(header, payload))).toEqual(link);
    expect(await check(forge(header, { ...payload, ...lacking }))).toBeUndefined();
  });

  it.each([{ kid: undefined }, { kid: 'k2' }, { typ: 'at+jwt' }, { alg: 'none' }])(
    'is nothing with %j in its header',
    async (other) => {
      expect(await check(forge({ ...header, ...other }, payload))).toBeUndefined();
    },
  );

  it('is no bearer token, and a bearer token is none', async () => {
    const bearer = await tokens.sign({
      userId: 'usr_1',
      sessionId: 'ses_1',
      organizationId: 'org_1',
      issuedAt: now,
      expiresAt: later(60),
    });
    expect(await tokens.verify(await sign(), now)).toBeUndefined();
    expect(await check(bearer)).toBeUndefined();
  });

  it('is still taken while its key is being replaced', async () => {
    const both = jwtTokens({ active: 'k2', keys: { k1: keyOf(1), k2: keyOf(2) } });
    expect(await check(await sign(), now, both)).toEqual(link);
    expect(await check(await sign(both), now)).toBeUndefined();
  });
});
