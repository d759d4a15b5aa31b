// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn, userOf } from '../../../testing/people';
import { profile } from '../../../testing/profile-samples';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { changeSettings, resetSettings } from '../../../ui/layout/layout-settings';

const root = document.documentElement;

beforeEach(() => logIn({ role: 'manager' }));
afterEach(() => {
  leaveScreen();
  act(resetSettings);
});

const get = 'GET /api/profile/getProfile';
const done = { body: { success: 1 } };
const stored = (): unknown => JSON.parse(localStorage.getItem('layoutSettings') ?? '{}');

describe('the look', () => {
  it('of theme and direction changes the page at once, and is kept [GEN-03]', async () => {
    const calls = fakeServer({});
    await renderScreen('/user-settings');
    fireEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect([root.classList.contains('dark'), root.style.colorScheme]).toEqual([true, 'dark']);
    fireEvent.click(screen.getByRole('radio', { name: 'Right to left' }));
    expect(root.dir).toBe('rtl');
    expect(stored()).toMatchObject({ dark: true, rtl: true });
    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Left to right' }));
    expect([root.classList.contains('dark'), root.dir]).toEqual([false, 'ltr']);
    expect(stored()).toMatchObject({ dark: false, rtl: false });
    fireEvent.click(screen.getByRole('radio', { name: 'Match device' }));
    expect(stored()).not.toHaveProperty('dark');
    expect(calls).toEqual([]);
  });

  it.each([
    ['Menu as a row under the top bar', 'horizontal', true],
    ['Narrow sidebar', 'miniSidebar', true],
    ['Top bar stays while scrolling', 'fixedTopbar', false],
    ['Sidebar stays while scrolling', 'fixedSidebar', false],
    ['Help panel at the side', 'innerRight', true],
  ] as const)('has a switch for: %s [GEN-10]', async (label, name, after) => {
    fakeServer({});
    await renderScreen('/user-settings');
    const toggle = await screen.findByRole('switch', { name: label });
    expect(toggle).toHaveProperty('checked', !after);
    fireEvent.click(toggle);
    expect(toggle).toHaveProperty('checked', after);
    expect(stored()).toMatchObject({ [name]: after });
  });

  it('has the colors of both bars, and a way back to the first look [GEN-10]', async () => {
    fakeServer({});
    await renderScreen('/user-settings');
    fireEvent.change(await screen.findByLabelText('Top bar'), { target: { value: 'ink' } });
    fireEvent.change(screen.getByLabelText('Sidebar'), { target: { value: 'accent' } });
    expect(stored()).toMatchObject({ topbarColor: 'ink', sidebarColor: 'accent' });
    fireEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
    expect(screen.getByLabelText('Top bar')).toHaveProperty('value', 'primary');
    expect(stored()).toMatchObject({ topbarColor: 'primary', sidebarColor: 'white' });
  });

  it('is the same in the drawer: what is changed there shows here at once [GEN-10]', async () => {
    fakeServer({});
    await renderScreen('/user-settings');
    const dark = await screen.findByRole('radio', { name: 'Dark' });
    await expectOutline('settings-look');
    expect(dark).toHaveProperty('checked', false);
    act(() => changeSettings({ dark: true, rtl: true, miniSidebar: true }));
    expect(dark).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Right to left' })).toHaveProperty('checked', true);
    expect(screen.getByRole('switch', { name: 'Narrow sidebar' })).toHaveProperty('checked', true);
  });
});

describe('the parts of the settings', () => {
  it('have addresses of their own; the one that is open is marked', async () => {
    fakeServer({ [get]: () => ok(profile) });
    const { place } = await renderScreen('/user-settings?tab=two-step');
    const tabs = within(await screen.findByRole('navigation', { name: 'Settings' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Two-step login');
    fireEvent.click(tabs.getByRole('link', { name: 'Notifications' }));
    await waitFor(() => expect(place()).toBe('/user-settings?tab=notifications'));
    expect(await screen.findByRole('switch', { name: 'People: Bell' })).toBeDefined();
    await expectOutline('settings-notifications');
  });

  it('but the look are the person’s private information, whoever looks through their eyes', async () => {
    const seen = { ...userOf({ role: 'tenant' }), view_as: { until: '2099-01-01T00:00:00Z' } };
    localStorage.setItem('userData', JSON.stringify(seen));
    const calls = fakeServer({});
    for (const tab of ['notifications', 'devices', 'two-step']) {
      await renderScreen(`/user-settings?tab=${tab}`);
      expect(await screen.findByText('This is Ada Vale’s private information'), tab).toBeDefined();
      leaveScreen();
    }
    expect(calls).toEqual([]);
  });

  it.each([['notifications'], ['two-step'], ['devices']])(
    '%s are loading, or can be tried again',
    async (tab) => {
      const list = 'GET /api/profile/listSessions';
      fakeServer({ [get]: never, [list]: never });
      await renderScreen(`/user-settings?tab=${tab}`);
      expect(await screen.findByText('Loading...')).toBeDefined();
      leaveScreen();
      fakeServer({ [get]: () => refused(403, 'view-as-only'), [list]: () => refused(403, 'view-as-only') });
      await renderScreen(`/user-settings?tab=${tab}`);
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
      expect(screen.getByText('Said no: view-as-only')).toBeDefined();
    },
  );
});

describe('what the person is told', () => {
  const save = 'PUT /api/profile/savePreferences';

  it('is saved as it is switched, one after the other, the newest last', async () => {
    const sent: unknown[] = [];
    fakeServer({
      [get]: () => ok(profile),
      [save]: ({ body }: Asked) => {
        sent.push(body);
        return done;
      },
    });
    await renderScreen('/user-settings?tab=notifications');
    fireEvent.click(await screen.findByRole('switch', { name: 'People: Mail' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Plan: Bell' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.at(-1)).toEqual({
      people: { bell: true, mail: true },
      bank: { bell: true, mail: false },
      plan: { bell: false, mail: false },
      setup: { bell: true, mail: true },
    });
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(screen.getByText(/Emails about money and safety/)).toBeDefined();
  });

  it('goes back when it was not saved, and it is said', async () => {
    fakeServer({ [get]: () => ok(profile), [save]: () => refused(500, 'internal') });
    await renderScreen('/user-settings?tab=notifications');
    const toggle = await screen.findByRole('switch', { name: 'Bank accounts: Bell' });
    fireEvent.click(toggle);
    expect(await screen.findByText(/^Not saved/)).toBeDefined();
    await expectOutline('settings-not-saved');
    expect(toggle).toHaveProperty('checked', true);
  });
});
