import { describe, expect, it } from 'vitest';
import type { Deps } from '../runtime/deps/deps';
import type { SignUp } from '../table/accounts/record';
import { chooseSignUp } from './choose-sign-up';

const passwords = {
  matches: async (password: string, stored: string | undefined) => stored === `hash of ${password}`,
} as Deps['passwords'];

/** Jane's, made on a network. */
const signUp = (from: string, part: Partial<SignUp> = {}): SignUp => ({
  ...{ email: 'jane@demo.test', from, firstName: 'Jane', lastName: 'Doe', mobile: '', planId: 1 },
  ...{ passwordHash: `hash of ${from}’s password`, annual: false, role: 'owner', times: 1 },
  ...{ createdAt: '2026-06-15T12:00:00.000Z', expiresAt: '2026-06-16T12:00:00.000Z' },
  ...part,
});
const home = signUp('home');
const work = signUp('work');
const choose = (waiting: SignUp[], given: { from?: string; password?: string } = {}) =>
  chooseSignUp({ waiting, from: 'home', password: undefined, ...given }, { passwords });

describe('a mail’s link', () => {
  it('decides when one sign-up waits, made once and on the network where the link is opened', async () => {
    expect(await choose([home])).toBe(home);
  });

  it.each([
    ['it was made on another network', [work]],
    ['it was made more than once', [signUp('home', { times: 2 })]],
    ['another one waits', [home, work]],
    ['another one waits, which is found first', [work, home]],
  ])('asks for the password when %s', async (_, waiting) => {
    await expect(choose(waiting)).rejects.toMatchObject({ code: 'password-needed' });
  });

  it.each([
    ['the first', 'home’s password', home],
    ['the second', 'work’s password', work],
  ])('leads to %s of two by its own password, from anywhere', async (_, password, chosen) => {
    expect(await choose([home, work], { password, from: 'elsewhere' })).toBe(chosen);
  });

  it('leads to none by another password, and nowhere when none waits', async () => {
    await expect(choose([home], { password: 'a guess' })).rejects.toMatchObject({
      ...{ code: 'wrong-credentials', details: { fields: { password: 'That password is incorrect.' } } },
    });
    for (const given of [{}, { password: 'home’s password' }])
      await expect(choose([], given)).rejects.toMatchObject({ code: 'link-not-valid' });
  });
});
