// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client';
import { sessionKeys } from '../../api/session-store';
import { fakeServer, ok, refused } from '../../testing/fake-server';
import { openProduct } from '../../testing/open-product';
import { lastingToken, userOf } from '../../testing/people';
import { leaveScreen } from '../../testing/render-screen';

const invitation = {
  organization: 'Vale Homes',
  role_label: 'rentalManager',
  email: 'mia@demo.test',
  has_account: false,
  first_name: 'Mia',
  last_name: 'Stone',
  expires_at: '2026-06-22T12:00:00.000Z',
};

beforeAll(async () => {
  await Promise.all([
    import('../../routes/blank-layout'),
    import('../../routes/screens/register-screen'),
    import('./invitation-screen'),
    import('./login-screen'),
  ]);
}, 60_000);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  leaveScreen();
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('whoever had an account before finds the address in the login already', async () => {
  let isUsed = false;
  fakeServer({
    'POST /api/people/getInvitation': () =>
      isUsed ? refused(404, 'link-not-valid') : ok({ ...invitation, has_account: true }),
    'POST /api/people/acceptInvitation': () => {
      isUsed = true;
      return { body: { success: 1 } };
    },
  });
  await openProduct(`/auth/registerformik?invitation=${'i'.repeat(43)}`);
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'Lantern-Harbor-77' } });
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  expect(await screen.findByRole('heading', { name: 'You joined Vale Homes' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Go to Login' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'mia@demo.test');
});

it('whoever is new is signed in with the password just chosen', async () => {
  fakeServer({
    'POST /api/people/getInvitation': () => ok(invitation),
    'POST /api/people/acceptInvitation': () =>
      ok({ token: lastingToken, sessionId: 'ses_1', user: userOf({ role: 'tenant' }) }),
  });
  const router = await openProduct(`/auth/registerformik?invitation=${'i'.repeat(43)}`);
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'Lantern-Harbor-77' } });
  await userEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/propertyDashboard'));
  expect(localStorage.getItem(sessionKeys.sessionId)).toBe('ses_1');
});

it('an invitation that the plan has no room for says so, and asks for no password', async () => {
  fakeServer({ 'POST /api/people/getInvitation': () => refused(422, 'access-not-paid') });
  await openProduct(`/auth/registerformik?invitation=${'i'.repeat(43)}`);
  expect(await screen.findByRole('heading', { name: 'This invitation cannot be accepted now' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
});
