// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { phone, session } from '../../../testing/profile-samples';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

beforeEach(() => logIn({ role: 'manager' }));
afterEach(leaveScreen);

const done = { body: { success: 1 } };

describe('the devices', () => {
  const list = 'GET /api/profile/listSessions';

  it('are named in words, the one in use marked and left alone', async () => {
    fakeServer({ [list]: () => ok([session]) });
    await renderScreen('/user-settings?tab=devices');
    expect(await screen.findByText('Chrome on macOS')).toBeDefined();
    expect(screen.getByText('This device')).toBeDefined();
    expect(screen.getByText('You are not signed in anywhere else.')).toBeDefined();
    await expectOutline('devices-one');
    expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
  });

  it('are signed out one by one, after a question', async () => {
    let lines = [session, phone];
    const sent: unknown[] = [];
    const calls = fakeServer({
      [list]: () => ok(lines),
      'POST /api/profile/endSession': ({ body }: Asked) => {
        sent.push(body);
        lines = [session];
        return done;
      },
    });
    await renderScreen('/user-settings?tab=devices');
    const ask = async () => {
      fireEvent.click(await screen.findByRole('button', { name: /^Sign out Safari on iPhone, since / }));
      return within(await screen.findByRole('alertdialog', { name: 'Sign out Safari on iPhone?' }));
    };
    fireEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).not.toContain('POST /api/profile/endSession');
    fireEvent.click((await ask()).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Safari on iPhone was signed out')).toBeDefined();
    expect(sent).toEqual([{ session_id: 'ses_2' }]);
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });

  it('are all signed out but this one; a no is said', async () => {
    let tries = 0;
    fakeServer({
      [list]: () => ok([session, phone]),
      'POST /api/profile/endOtherSessions': () => (++tries === 1 ? refused(500, 'internal') : done),
    });
    await renderScreen('/user-settings?tab=devices');
    const press = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Sign out the other device?' }));
      fireEvent.click(question.getByRole('button', { name: 'Sign out' }));
    };
    await press();
    expect(await screen.findByText('Said no: internal')).toBeDefined();
    await expectOutline('devices-sign-out-failed');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press();
    expect(await screen.findByText('Every other device was signed out')).toBeDefined();
  });
});
