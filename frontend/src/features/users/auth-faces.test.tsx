// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../../../infra/plans';
import { fakeServer, ok, refused } from '../../testing/fake-server';
import { openProduct } from '../../testing/open-product';
import { expectOutline } from '../../testing/outline';
import { leaveScreen } from '../../testing/render-screen';
import { rememberLocked } from './locked';

const invitation = {
  organization: 'Vale Homes',
  role_label: 'rentalManager',
  email: 'mia@demo.test',
  first_name: 'Mia',
  last_name: 'Stone',
  expires_at: '2026-06-22T12:00:00.000Z',
};
const invited = `/auth/registerformik?invitation=${'i'.repeat(43)}`;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fakeServer({
    'GET /api/plans/getAllPlans': () => ok({ data: plans }),
    'POST /api/users/activate': () => refused(422, 'password-needed'),
    'POST /api/people/getInvitation': () => ok({ ...invitation, has_account: false }),
    'POST /api/users/forgotPassword': () => ({ body: { success: 1 } }),
  });
});
afterEach(() => {
  leaveScreen();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const title = () => screen.findByRole('heading', { level: 1 });
const submit = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('before a login [RTE-03]', () => {
  it.each([
    { path: '/login', outline: 'login' },
    { path: '/auth/loginformik', outline: 'login-old-address' },
    { path: '/auth/forgotPwd', outline: 'forgot-password' },
    { path: '/auth/recoverpwd', outline: 'recover-password' },
    { path: '/auth/resetPwd?token=abc', outline: 'reset-password' },
    { path: '/auth/resetPwd', outline: 'reset-password-without-link' },
    { path: '/auth/activationMsg', outline: 'check-your-mail' },
    { path: '/auth/activationsuccess?token=abc', outline: 'activation-password' },
    { path: '/auth/activationsuccess', outline: 'activation-without-link' },
    { path: '/auth/maintanance', outline: 'maintenance' },
    { path: '/auth/404', outline: 'not-found' },
    { path: '/auth/terms', outline: 'terms' },
    { path: '/auth/privacy', outline: 'privacy' },
    { path: '/auth/registerformik?planid=4', outline: 'sign-up-organization' },
    { path: invited, outline: 'invitation' },
  ])('$path says what it is for', async ({ path, outline }) => {
    await openProduct(path);
    expect(await title()).toBeTruthy();
    await expectOutline(outline);
  });

  it.each([
    { path: '/login', button: /^Log in/, outline: 'login-errors' },
    { path: '/auth/forgotPwd', button: /^Send the link/, outline: 'forgot-password-errors' },
    { path: '/auth/resetPwd?token=abc', button: /^Save the password/, outline: 'reset-password-errors' },
    { path: '/auth/registerformik?planid=2', button: /^Create account/, outline: 'sign-up-errors' },
  ])('$path says at each field what it needs', async ({ path, button, outline }) => {
    await openProduct(path);
    expect(await title()).toBeTruthy();
    await submit(button);
    await expectOutline(outline);
  });

  it('a locked screen names who is locked, and asks for the password alone', async () => {
    rememberLocked({ first_name: 'Maria', email: 'm@demo.test' });
    await openProduct('/auth/lockscreen');
    expect(await title()).toHaveProperty('textContent', 'Locked, Maria');
    await expectOutline('locked');
  });

  it('a forgotten password is asked for by the address, and nobody learns whether it is known', async () => {
    await openProduct('/auth/forgotPwd');
    fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: 'm@demo.test' } });
    await submit(/^Send the link/);
    await screen.findByText(/m@demo\.test/);
    await expectOutline('forgot-password-sent');
  });
});
