// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../shared/contract/users';
import { noteClock, now } from './clock';
import { currentUser, isExpired, signIn, signOut } from './session';
import { keptKey } from './session-store';

const encode = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const tokenOf = (claims: unknown) => `${encode({ alg: 'none' })}.${encode(claims)}.s`;

const user: CurrentUser = {
  id: 'usr_1',
  first_name: 'Maria',
  last_name: 'Lindqvist',
  email: 'm@demo.test',
  mobile_number: '',
  roles: [
    { user_role_id: 'url_7', role_label: 'manager', role_id: 1, admin_userid: 'usr_1', organization: 'L' },
    { user_role_id: 'url_8', role_label: 'tenant', role_id: 6, admin_userid: 'usr_2', organization: 'H' },
  ],
  plan: [],
  user_plans: [],
  account: { canChange: true },
};

let logoutAnswers: () => Promise<Response>;
const calls: string[] = [];
beforeEach(() => {
  calls.length = 0;
  logoutAnswers = async () => new Response('{"success":1}');
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json')
      return new Response(JSON.stringify({ apiBase: '', envelopeKey: Buffer.alloc(32).toString('base64') }));
    calls.push(url);
    return logoutAnswers();
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('logging in', () => {
  it('stores exactly the five keys, with the first role [GEN-06] [GEN-07]', () => {
    expect(signIn({ token: 'a.b.c', sessionId: 'ses_1', user })).toBe(true);
    const stored = { ...localStorage };
    delete stored.clockSkew;
    expect(stored).toEqual({
      user: 'a.b.c',
      userData: JSON.stringify(user),
      userUniqueRoleID: 'url_7',
      userRole: 'manager',
      sessionId: 'ses_1',
    });
    expect(currentUser()).toEqual(user);
  });

  it.each([
    ['first_name', { ...user, first_name: '' }],
    ['user_plans', { ...user, user_plans: undefined }],
  ])('takes no user data without %s [GEN-07]', (_field, broken) => {
    expect(signIn({ token: 'a.b.c', sessionId: 'ses_1', user: broken as CurrentUser })).toBe(false);
    expect(localStorage.getItem('user')).toBeNull();
    expect(currentUser()).toBeUndefined();
  });
});

describe('logging out [GEN-08]', () => {
  it.each([
    ['yes', async () => new Response('{"success":1}')],
    ['401', async () => new Response('{"success":0}', { status: 401 })],
    ['nothing', () => Promise.reject(new TypeError('network'))],
  ])('clears token and user data when the server answers %s', async (_name, answers) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    logoutAnswers = answers;
    signIn({ token: 'a.b.c', sessionId: 'ses_1', user });
    localStorage.setItem(keptKey('request-places'), '{}');
    await signOut();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:'))).toEqual([]);
    expect(calls).toEqual(['/api/users/logout']);
    for (const key of ['user', 'userData', 'userUniqueRoleID', 'userRole', 'sessionId'])
      expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('the stored token', () => {
  it.each([
    [{ exp: Math.floor(Date.now() / 1000) + 60 }, false],
    [{ exp: Math.floor(Date.now() / 1000) - 5 }, true],
    [{ sub: 'x' }, false],
  ])('with %j is expired: %s [GEN-05]', (claims, expired) => {
    localStorage.setItem('user', tokenOf(claims));
    expect(isExpired()).toBe(expired);
  });

  it('that cannot be decoded is expired, and logged [GEN-05]', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('user', 'a.b');
    expect(isExpired()).toBe(true);
    expect(log).toHaveBeenCalledWith('There was an error decoding token');
  });

  it('is measured by the clock of the server that issued it', () => {
    noteClock(tokenOf({ iat: Math.floor(Date.now() / 1000) - 86_400 }));
    expect(Math.abs(Date.now() - 86_400_000 - now().getTime())).toBeLessThan(2000);
    noteClock(tokenOf({ iat: Math.floor(Date.now() / 1000) + 2 }));
    expect(Math.abs(Date.now() - now().getTime())).toBeLessThan(1000);
  });
});
