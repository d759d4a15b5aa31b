import { describe, expect, it } from 'vitest';
import { rotatingTokens } from './rotating-tokens';
import { jwtTokens, type TokenKeys } from './tokens';

const now = new Date('2026-06-15T12:00:00.000Z');
const claims = {
  userId: 'usr_1',
  sessionId: 'ses_1',
  organizationId: 'org_1',
  expiresAt: new Date(now.getTime() + 7_200_000),
  issuedAt: now,
};
const first: TokenKeys = { active: 'k1', keys: { k1: Buffer.alloc(32, 1) } };
const second: TokenKeys = { active: 'k2', keys: { ...first.keys, k2: Buffer.alloc(32, 2) } };

function rotating() {
  const state = { keys: first, loads: 0, at: 0, fails: false };
  const tokens = rotatingTokens(
    async () => {
      state.loads += 1;
      if (state.fails) throw new Error('no secret');
      return state.keys;
    },
    () => state.at,
  );
  return { state, tokens };
}

describe('rotatingTokens', () => {
  it('reads the keys once in five minutes', async () => {
    const { state, tokens } = rotating();
    const token = await tokens.sign(claims);
    for (let times = 0; times < 50; times += 1) await tokens.verify(token, now);
    expect(state.loads).toBe(1);
    state.at = 300_000;
    await tokens.verify(token, now);
    expect(state.loads).toBe(1);
    state.at = 300_001;
    await tokens.verify(token, now);
    expect(state.loads).toBe(2);
  });

  it('looks for no newer key while the known ones fit', async () => {
    const { state, tokens } = rotating();
    const link = { ...claims, purpose: 'autopay', thingId: 'sub_1' } as const;
    const [token, linked] = [await tokens.sign(claims), await tokens.signLink(link)];
    state.at = 11_000;
    expect(await tokens.verify(token, now)).toBeDefined();
    expect(await tokens.verifyLink(linked, { purpose: 'autopay', now })).toMatchObject({ thingId: 'sub_1' });
    expect(state.loads).toBe(1);
  });

  it.each([
    [10_000, 1],
    [10_001, 2],
  ])('looks again for the key of an unknown link after %i ms: read %i times', async (at, loads) => {
    const { state, tokens } = rotating();
    await tokens.sign(claims);
    Object.assign(state, { keys: second, at });
    const link = { ...claims, purpose: 'autopay', thingId: 'sub_1' } as const;
    const found = await tokens.verifyLink(await jwtTokens(second).signLink(link), {
      purpose: 'autopay',
      now,
    });
    expect([state.loads, found !== undefined]).toEqual([loads, loads === 2]);
  });

  it('looks again for a key made meanwhile, but not for every forged token', async () => {
    const { state, tokens } = rotating();
    await tokens.sign(claims);
    state.keys = second;
    state.at += 11_000;
    const token = await jwtTokens(second).sign(claims);
    expect(await tokens.verify(token, now)).toMatchObject({ sessionId: 'ses_1' });
    for (let times = 0; times < 50; times += 1) await tokens.verify('a.b.c', now);
    expect(state.loads).toBe(2);
  });

  it('goes on with the keys it has when they cannot be read', async () => {
    const { state, tokens } = rotating();
    const token = await tokens.sign(claims);
    state.fails = true;
    state.at += 300_001;
    expect(await tokens.verify(token, now)).toMatchObject({ userId: 'usr_1' });
  });

  it('fails a call without any keys, and tries again with the next', async () => {
    const { state, tokens } = rotating();
    state.fails = true;
    await expect(tokens.sign(claims)).rejects.toThrow('no secret');
    state.fails = false;
    expect(await tokens.sign(claims)).toContain('.');
  });
});
