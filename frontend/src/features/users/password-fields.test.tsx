// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../../../infra/plans';
import { codeOf, sources } from '../../../../test/support/sources';
import { queryClient } from '../../api/query-client';
import { fakeServer, ok, refused } from '../../testing/fake-server';
import { openProduct } from '../../testing/open-product';
import { logIn } from '../../testing/people';
import { profile } from '../../testing/profile-samples';
import { leaveScreen, renderScreen } from '../../testing/render-screen';
import { rememberLocked } from './locked';

const invitation = {
  organization: 'Vale Homes',
  role_label: 'rentalManager',
  email: 'mia@demo.test',
  first_name: 'Mia',
  last_name: 'Stone',
  expires_at: '2026-06-22T12:00:00.000Z',
};
let hasAccount = false;

beforeAll(async () => {
  await Promise.all([
    import('../../routes/blank-layout'),
    import('../../routes/screens/register-screen'),
    import('./activation-screen'),
    import('./invitation-screen'),
    import('./lock-screen'),
    import('./login-screen'),
    import('./reset-password-screen'),
  ]);
}, 60_000);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  fakeServer({
    'GET /api/plans/getAllPlans': () => ok({ data: plans }),
    'POST /api/users/activate': () => refused(422, 'password-needed'),
    'POST /api/people/getInvitation': () => ok({ ...invitation, has_account: hasAccount }),
    'GET /api/profile/getProfile': () => ok(profile),
  });
});
afterEach(() => {
  leaveScreen();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function openInvitation(isKnown: boolean): Promise<void> {
  hasAccount = isKnown;
  await openProduct(`/auth/registerformik?invitation=${'i'.repeat(43)}`);
}
async function openLocked(): Promise<void> {
  rememberLocked({ email: 'ada@vale.test', first_name: 'Ada' });
  await openProduct('/auth/lockscreen');
}
async function openOwn(path: string): Promise<void> {
  logIn({ role: 'manager' });
  await renderScreen(path);
}
async function openTwoStep(): Promise<void> {
  await openOwn('/user-settings?tab=two-step');
  for (const name of ['Turn on', 'Continue']) fireEvent.click(await screen.findByRole('button', { name }));
}

type Case = readonly [screen: string, file: string, open: () => Promise<unknown>, fills: readonly string[]];
const [now, next] = ['current-password', 'new-password'];
const cases: readonly Case[] = [
  ['logging in', 'users/login-screen', () => openProduct('/login'), [now]],
  ['the lock screen', 'users/lock-screen', openLocked, [now]],
  ['signing up', 'users/parts/sign-up-fields', () => openProduct('/auth/registerformik'), [next]],
  [
    'an activation',
    'users/activation-password',
    () => openProduct('/auth/activationsuccess?token=abc'),
    [now],
  ],
  ['the reset', 'users/reset-password-screen', () => openProduct('/auth/resetPwd?token=abc'), [next]],
  ['an invitation to somebody new', 'users/invitation-screen', () => openInvitation(false), [next]],
  ['an invitation to somebody known', 'users/invitation-screen', () => openInvitation(true), [now]],
  ['changing it', 'profile/details/password-form', () => openOwn('/user-profile'), [now, next]],
  ['two-step login', 'profile/two-step/proof-form', openTwoStep, [now]],
];

const passwords = () => screen.findAllByLabelText<HTMLInputElement>(/password/i, { selector: 'input' });

describe('a password field (ASVS 6.2.6, 6.2.7)', () => {
  it.each(cases)('of %s is masked, can be shown, and is filled by managers and by pasting', async (...of) => {
    const [, , openScreen, fills] = of;
    await openScreen();
    const fields = await passwords();
    expect(fields.map(({ type }) => type)).toEqual(fills.map(() => 'password'));
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(fills);
    const buttons = screen.getAllByRole('button', { name: 'Show password' });
    expect(buttons).toHaveLength(fields.length);
    const user = userEvent.setup();
    for (const [at, field] of fields.entries()) {
      await user.click(field);
      await user.paste('Pasted house 42');
      expect([field.value, field.type]).toEqual(['Pasted house 42', 'password']);
      fireEvent.click(buttons[at] ?? field);
      expect(field.type).toBe('text');
    }
  });

  it('stands on no screen that is not among these', () => {
    const web = sources.filter((file) => file.startsWith('frontend/src/'));
    const using = web.filter((file) => codeOf(file).includes('<PasswordField'));
    const walked = new Set(cases.map(([, file]) => `frontend/src/features/${file}.tsx`));
    expect(using.toSorted()).toEqual([...walked].toSorted());
    const ownType = web.filter((file) => /type=["'{].*password|onPaste=.*preventDefault/.test(codeOf(file)));
    expect(ownType).toEqual(['frontend/src/ui/fields/password-field.tsx']);
  });
});
