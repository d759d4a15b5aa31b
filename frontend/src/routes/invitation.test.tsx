// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client';
import { fakeServer, ok, refused } from './screens/testing/fake-server';
import { openProduct } from './screens/testing/open-product';
import { leaveScreen } from './screens/testing/render-screen';

const invitation = {
  ...{ organization: 'Vale Homes', role_label: 'rentalManager', email: 'mia@demo.test', has_account: false },
  ...{ first_name: 'Mia', last_name: 'Stone', expires_at: '2026-06-22T12:00:00.000Z' },
};

beforeAll(async () => {
  await Promise.all([
    import('./blank-layout'),
    import('./screens/register-screen'),
    import('../features/users/invitation-screen'),
    import('../features/users/login-screen'),
  ]);
}, 60_000);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  leaveScreen();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('who accepted an invitation finds the address in the login already', async () => {
  let isUsed = false;
  fakeServer({
    'POST /api/people/getInvitation': () => (isUsed ? refused(404, 'link-not-valid') : ok(invitation)),
    'POST /api/people/acceptInvitation': () => {
      isUsed = true;
      return ok({});
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

it('an invitation that the plan has no room for says so, and asks for no password', async () => {
  fakeServer({ 'POST /api/people/getInvitation': () => refused(422, 'access-not-paid') });
  await openProduct(`/auth/registerformik?invitation=${'i'.repeat(43)}`);
  expect(await screen.findByRole('heading', { name: 'This invitation cannot be accepted now' })).toBeTruthy();
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
});
