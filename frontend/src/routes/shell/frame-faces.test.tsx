// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionKeys } from '../../api/session-store';
import { fakeServer, ok } from '../../testing/fake-server';
import { openProduct } from '../../testing/open-product';
import { expectOutline } from '../../testing/outline';
import { logIn, userOf } from '../../testing/people';
import { leaveScreen } from '../../testing/render-screen';
import { changeSettings, type LayoutSettings } from '../../ui/layout/layout-settings';
import { announcerId } from '../../ui/layout/route-focus';
import { accountNotice } from './account-notice';

type Choice = Parameters<typeof logIn>[0];

const usual: Partial<LayoutSettings> = {
  dark: false,
  rtl: false,
  horizontal: false,
  miniSidebar: false,
  innerRight: false,
  mobileSidebar: false,
};
afterEach(() => {
  leaveScreen();
  changeSettings(usual);
});

/** A page that asks for nothing, so that only the frame is looked at. */
async function frame(choice: Choice, settings: Partial<LayoutSettings> = {}) {
  logIn(choice);
  changeSettings({ ...usual, ...settings });
  const calls = fakeServer({
    'GET /api/users/getCurrentUser': () => ok(userOf(choice)),
    'GET /api/users/getRoles': () => ok([]),
    'GET /api/getProperty/getNotifications/*': () => ({
      body: { success: 1, encryptedData: { notifications: [], unreadCount: 3 } },
    }),
    'POST /api/users/logout': () => ok(undefined),
  });
  const router = await openProduct('/chatbot');
  await screen.findByRole('main');
  return { calls, router };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const linesOfMenu = async () =>
  (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));

describe('the frame', () => {
  it.each([
    { outline: 'frame-admin', of: { role: 'orgAdmin', planId: 4 } },
    { outline: 'frame-manager', of: { role: 'rentalManager' } },
    { outline: 'frame-owner', of: { role: 'rentalOwner' } },
    { outline: 'frame-tenant', of: { role: 'tenant' } },
    { outline: 'frame-applicant', of: { role: 'applicant' } },
    { outline: 'frame-solo', of: { role: 'owner', planId: 1 } },
  ] as const)('$outline: the bar, the places, and the quick ones of a phone', async ({ outline, of }) => {
    await frame(of);
    await expectOutline(outline);
  });

  it('is narrow, lies on its side, and has help beside it, as the person likes it [GEN-10]', async () => {
    await frame({ role: 'orgAdmin' }, { miniSidebar: true, innerRight: true });
    await expectOutline('frame-narrow-with-help');
    leaveScreen();
    await frame({ role: 'orgAdmin' }, { horizontal: true });
    await expectOutline('frame-row');
  });

  it.each([
    ['unpaid', { canChange: false, status: 'unpaid' }, 'button', 'Fix payment'],
    ['on trial', { canChange: true, trialDaysLeft: 12 }, 'link', 'Choose a plan'],
    ['at its end', { canChange: false }, 'link', 'Choose a plan'],
  ] as const)('says that the account is %s, and leads on', async (_, account, role, way) => {
    await frame({ role: 'orgAdmin', account });
    expect(await screen.findByRole(role, { name: way })).toBeTruthy();
    const { text } = accountNotice({ account, viewer: { roleLabel: 'orgAdmin' }, organization: '' }) ?? {};
    expect(screen.getByText(text ?? 'nothing')).toBeTruthy();
  });

  it('says as whom one sees it, and leads back', async () => {
    const until = new Date(Date.now() + 1_800_000).toISOString();
    await frame({ role: 'tenant', view_as: { until } });
    await expectOutline('frame-view-as');
  });
});

it('leads to the heading of the page one goes to, without scrolling, and says its name', async () => {
  const { router } = await frame({ role: 'orgAdmin' });
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await router.navigate({ to: '/servicerequest' });
  const heading = await screen.findByRole('heading', { name: 'Service requests' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(document.getElementById(announcerId)?.textContent).toBe('Service requests');
  expect(document.title).toBe('Service requests · Keystead');
});

describe('what the bar opens', () => {
  it('is a menu of the person', async () => {
    await frame({ role: 'orgAdmin' });
    await press('Account of Ada');
    const lines = ['Profile', 'Settings', 'Display settings', 'Lock screen', 'Log out'];
    expect(await linesOfMenu()).toEqual(lines);
    expect(screen.getByRole('menu').textContent).toContain(
      'Ada Valeada@vale.testOrganization admin, Vale Homes',
    );
    await choose('Display settings');
    await screen.findByRole('dialog', { name: 'Display settings' });
    await expectOutline('frame-display-settings');
  });

  it('is a list of what can be added', async () => {
    const { router } = await frame({ role: 'orgAdmin' });
    await press(/^Create/);
    expect(await linesOfMenu()).toEqual([
      'Property',
      'Unit',
      'Owner',
      'Lease',
      'Applicant',
      'Payment',
      'Charge',
      'Expense',
      'Service request',
    ]);
    await choose('Unit');
    await waitFor(() => expect(router.state.location.pathname).toBe('/addUnit'));
  });

  it('is the menu of a phone', async () => {
    await frame({ role: 'orgAdmin' });
    await press('Menu');
    await screen.findByRole('dialog', { name: 'Menu' });
    await expectOutline('frame-phone-menu');
  });

  it('is the list of keys, which can be turned off', async () => {
    await frame({ role: 'orgAdmin' });
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard' });
    await expectOutline('frame-keys');
    await userEvent.click(screen.getByLabelText('Single-key shortcuts'));
    expect(localStorage.getItem('singleKeys')).toBe('off');
    await userEvent.click(screen.getByLabelText('Single-key shortcuts'));
    expect(localStorage.getItem('singleKeys')).toBe('on');
  });

  it('locks the screen, and keeps the way back', async () => {
    const { router, calls } = await frame({ role: 'manager' });
    await press('Account of Ada');
    await choose('Lock screen');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/lockscreen'));
    expect(router.state.location.search).toEqual({ from: '/chatbot' });
    expect(calls).toContain('POST /api/users/logout');
    expect(localStorage.getItem(sessionKeys.token)).toBeNull();
  });

  it('changes how the product looks at once', async () => {
    await frame({ role: 'orgAdmin' });
    const bar = (name: string) => screen.findByLabelText(name);
    await userEvent.click(await bar('Narrow the sidebar'));
    expect((await bar('Widen the sidebar')).getAttribute('aria-pressed')).toBe('true');
    await press('Account of Ada');
    await choose('Display settings');
    await userEvent.click(await screen.findByLabelText('Dark theme'));
    expect(document.documentElement.className).toContain('dark');
    await userEvent.click(await screen.findByLabelText('Right to left'));
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
  });
});
