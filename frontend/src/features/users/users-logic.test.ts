// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toFields } from '../../../../shared/domain/problem';
import { userOf } from '../../testing/people';
import { activateOnce, forgetActivation } from './activate-once';
import { forgetLocked, lockedUser, rememberLocked } from './locked';
import { loginProblems } from './parts/rules';
import { signUpProblems } from './parts/sign-up-values';
import { asksForRole, chosenPlan, priceText, yearText } from './plan-choice';
import { fetchRoles } from './queries';

const answers = (answer: () => Promise<Response>) => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json')
      return new Response(JSON.stringify({ apiBase: '', envelopeKey: Buffer.alloc(32).toString('base64') }));
    calls.push(url);
    return answer();
  });
  return calls;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the plan of a sign-up [ACC-01]', () => {
  it.each([
    [
      { state: { plan: { id: 3 }, annual: true }, search: {} },
      { planid: 3, annual: true },
    ],
    [
      { state: {}, search: { planid: 2, annual: true } },
      { planid: 2, annual: true },
    ],
    [
      { state: { plan: { id: 4 } }, search: { planid: 2 } },
      { planid: 4, annual: false },
    ],
    [
      { state: {}, search: {} },
      { planid: 1, annual: false },
    ],
  ])('from %j', (from, plan) => {
    expect(chosenPlan(from)).toEqual(plan);
  });

  it('costs what its billing says', () => {
    expect(priceText({ price: 0, annual_price: 0 }, false)).toBe('Free for 14 days');
    expect(priceText({ price: 149, annual_price: 1490 }, false)).toBe('$149 a month');
    expect(priceText({ price: 149, annual_price: 1490 }, true)).toBe('$1,490 a year');
    expect(yearText({ price: 149, annual_price: 1490 })).toBe('Pay by the year, save $298');
    expect(yearText({ price: 10, annual_price: 120 })).toBe('Pay by the year');
    expect([1, 2, 3, 4].map(asksForRole)).toEqual([true, true, true, false]);
  });
});

const signedIn = { token: 'a.b.c', sessionId: 'ses_1', user: userOf({ role: 'owner' }) };

describe('activation [ACC-02]', () => {
  it('is asked for once however often the screen mounts', async () => {
    const calls = answers(async () => new Response(JSON.stringify({ success: 1, data: signedIn })));
    await Promise.all([activateOnce('t1'), activateOnce('t1')]);
    await activateOnce('t1');
    expect(calls).toEqual(['/api/users/activate']);
    forgetActivation('t1');
    await activateOnce('t1');
    expect(calls).toHaveLength(2);
  });
});

describe('the roles [GEN-13] [API-10]', () => {
  it('are the first entry of the answer', async () => {
    answers(async () => new Response('{"success":1,"data":[{"manager":1}]}'));
    expect(await fetchRoles()).toEqual({ manager: 1 });
  });

  it('are an empty object when they cannot be read, and that is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answers(() => Promise.reject(new TypeError('network')));
    expect(await fetchRoles()).toEqual({});
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('what the forms say', () => {
  it('checks a login', () => {
    expect(loginProblems({ email: 'x', password: '' })).toEqual({
      email: 'Invalid email format',
      password: 'Password is required',
    });
    expect(loginProblems({ email: ' a@b.test ', password: 'x' })).toEqual({});
  });

  it('checks a sign-up', () => {
    const empty = { first_name: ' ', last_name: '', email: '', mobile_number: '123', password: 'short' };
    expect(toFields(signUpProblems(empty))).toEqual({
      first_name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      mobile_number: 'Enter valid Mobile number',
      password: 'Use at least 10 characters',
    });
  });
});

it('the lock screen remembers who was there, in this tab', () => {
  rememberLocked({ email: 'm@demo.test', first_name: 'Maria' });
  expect(lockedUser()).toEqual({ email: 'm@demo.test', name: 'Maria' });
  forgetLocked();
  expect(lockedUser()).toBeUndefined();
});
