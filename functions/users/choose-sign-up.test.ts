import { describe, expect, it } from 'vitest';
import type { Deps } from '../runtime/deps/deps';
import type { SignUp } from '../table/accounts/record';
import { chooseSignUp } from './choose-sign-up';

const passwords = {
  matches: async (password: string, stored: string | undefined) => stored === `hash of ${password}`,
} as Deps['passwords'];

/** Jane's, made on a network. */
const signUp = (from: string, part: Partial<SignUp> = {}): SignUp => ({
  email: 'jane@demo.test',
  from,
  browserHash: from,
  firstName: 'Jane',
  lastName: 'Doe',
  mobile: '',
  planId: 1,
  passwordHash: `hash of ${from}’s password`,
  annual: false,
  role: 'owner',
  times: 1,
  createdAt: '2026-06-15T12:00:00.000Z',
  expiresAt: '2026-06-16T12:00:00.000Z',
  ...part,
});
const home = signUp('home');
const work = signUp('work');
const choose = (waiting: SignUp[], given: { browserHash?: string | undefined; password?: string } = {}) =>
  chooseSignUp({ waiting, browserHash: 'home', password: undefined, ...given }, { passwords });

describe('a mail’s link', () => {
  it('decides when one sign-up waits, made once and in the browser where the link is opened', async () => {
    expect(await choose([home])).toBe(home);
  });

  it.each([
    ['it was made in another browser, on the same network', [signUp('home', { browserHash: 'other' })]],
    ['it was made by a call without a browser', [signUp('home', { browserHash: '' })]],
    ['it was made before browsers were known', [signUp('home', { browserHash: undefined })]],
    ['it was made elsewhere', [work]],
    ['it was made more than once', [signUp('home', { times: 2 })]],
    ['another one waits', [home, work]],
    ['another one waits, which is found first', [work, home]],
  ])('asks for the password when %s', async (_, waiting) => {
    await expect(choose(waiting)).rejects.toMatchObject({ code: 'password-needed' });
  });

  it('asks for the password where this browser keeps nothing', async () => {
    for (const one of [home, signUp('home', { browserHash: '' }), signUp('home', { browserHash: undefined })])
      await expect(choose([one], { browserHash: undefined })).rejects.toMatchObject({
        code: 'password-needed',
      });
  });

  it.each([
    ['the first', 'home’s password', home],
    ['the second', 'work’s password', work],
  ])('leads to %s of two by its own password, from anywhere', async (_, password, chosen) => {
    expect(await choose([home, work], { password, browserHash: undefined })).toBe(chosen);
  });

  it('leads to none by another password, and nowhere when none waits', async () => {
    await expect(choose([home], { password: 'a guess' })).rejects.toMatchObject({
      code: 'wrong-credentials',
      details: { fields: { password: 'That password is incorrect.' } },
    });
    for (const given of [{}, { password: 'home’s password' }])
      await expect(choose([], given)).rejects.toMatchObject({ code: 'link-not-valid' });
  });
});
