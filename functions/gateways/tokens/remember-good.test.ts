import { expect, it } from 'vitest';
import { rememberGood } from './remember-good';
import type { TokenClaims } from './tokens';

const now = new Date('2026-06-15T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const claims: TokenClaims = {
  userId: 'usr_1',
  sessionId: 'ses_1',
  organizationId: 'org_1',
  expiresAt: later(60),
};

function counted() {
  const asked: string[] = [];
  const verify = rememberGood(async (token) => {
    asked.push(token);
    return token.startsWith('good') ? claims : undefined;
  });
  return { asked, verify };
}

it('verifies a good token once', async () => {
  const { asked, verify } = counted();
  expect([await verify('good', now), await verify('good', now)]).toEqual([claims, claims]);
  expect(asked).toEqual(['good']);
});

it('lets a remembered token run out by the clock it is asked with [GEN-05]', async () => {
  const { verify } = counted();
  await verify('good', now);
  expect(await verify('good', later(59.9))).toEqual(claims);
  expect(await verify('good', later(60))).toBeUndefined();
});

it('never remembers a bad one', async () => {
  const { asked, verify } = counted();
  expect([await verify('bad', now), await verify('bad', now)]).toEqual([undefined, undefined]);
  expect(asked).toEqual(['bad', 'bad']);
});

it('remembers a thousand, and starts over at the next', async () => {
  const { asked, verify } = counted();
  const tokens = Array.from({ length: 1000 }, (_, n) => `good ${n}`);
  for (const token of [...tokens, 'good 0']) await verify(token, now);
  expect(asked).toEqual(tokens);
  for (const token of ['good 1000', 'good 0']) await verify(token, now);
  expect(asked).toEqual([...tokens, 'good 1000', 'good 0']);
});
