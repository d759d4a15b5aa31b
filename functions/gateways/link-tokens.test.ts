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

  it('is no bearer token, and a bearer token is none', async () => {
    const bearer = await tokens.sign({
      ...{ userId: 'usr_1', sessionId: 'ses_1', organizationId: 'org_1' },
      ...{ issuedAt: now, expiresAt: later(60) },
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
