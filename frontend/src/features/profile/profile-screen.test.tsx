// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentUser } from '../../api/session';
import { type Asked, fakeServer, never, ok, refused } from '../../testing/fake-server';
import { expectOutline } from '../../testing/outline';
import { logIn, userOf } from '../../testing/people';
import { profile } from '../../testing/profile-samples';
import { leaveScreen, renderScreen } from '../../testing/render-screen';

beforeEach(() => logIn({ role: 'manager' }));
afterEach(leaveScreen);

const get = 'GET /api/profile/getProfile';
const fresh = {
  'GET /api/users/getCurrentUser': () => ok({ ...userOf({ role: 'manager' }), first_name: 'Augusta' }),
};
const shown = { [get]: () => ok(profile), ...fresh };
const done = { body: { success: 1 } };
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the profile', () => {
  it('is loading, or could not be read and can be tried again', async () => {
    fakeServer({ [get]: never });
    await renderScreen('/user-profile');
    expect(await screen.findByText('Loading...')).toBeDefined();
    leaveScreen();

    let tries = 0;
    fakeServer({ [get]: () => (++tries === 1 ? refused(404, 'not-found') : ok(profile)) });
    await renderScreen('/user-profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText(/^First name/)).toHaveProperty('value', 'Ada');
  });

  it('is nobody’s to see who looks through the person’s eyes, and nothing is asked of the server', async () => {
    localStorage.setItem(
      'userData',
      JSON.stringify({ ...userOf({ role: 'tenant' }), view_as: { until: '2099-01-01T00:00:00Z' } }),
    );
    const calls = fakeServer({});
    await renderScreen('/user-profile');
    expect(await screen.findByText('This is Ada Vale’s private information')).toBeDefined();
    await expectOutline('profile-view-as');
    expect(calls).toEqual([]);
  });

  it('takes a new name and number, says so, and the frame around it hears of it', async () => {
    const sent: unknown[] = [];
    fakeServer({
      ...shown,
      'PUT /api/profile/updateProfile': ({ body }: Asked) => {
        sent.push(body);
        return done;
      },
    });
    await renderScreen('/user-profile');
    const save = await screen.findByRole('button', { name: 'Save details' });
    expect(save).toHaveProperty('disabled', true);
    type(/^First name/, '  Augusta ');
    type(/^Mobile number/, '+1 (212) 555-0100');
    fireEvent.click(save);
    expect(await screen.findByText('Your details were saved')).toBeDefined();
    await expectOutline('profile-saved');
    expect(sent).toEqual([{ first_name: 'Augusta', last_name: 'Vale', mobile_number: '2125550100' }]);
    await waitFor(() => expect(currentUser()?.first_name).toBe('Augusta'));
  });

  it('says what is wrong by the field, and keeps what was typed when somebody else was first', async () => {
    fakeServer({ ...shown, 'PUT /api/profile/updateProfile': () => refused(409, 'conflict') });
    await renderScreen('/user-profile');
    await screen.findByLabelText(/^Last name/);
    type(/^Last name/, ' ');
    press('Save details');
    expect(await screen.findByText('Last name is required')).toBeDefined();
    await expectOutline('profile-errors');
    type(/^Last name/, 'Lovelace');
    press('Save details');
    expect(await screen.findByText('Said no: conflict')).toBeDefined();
    expect(screen.getByLabelText(/^Last name/)).toHaveProperty('value', 'Lovelace');
  });

  it('warns when mails to the address come back, and never offers to change it', async () => {
    fakeServer({ [get]: () => ok({ ...profile, email_bounces: true }) });
    await renderScreen('/user-profile');
    expect(await screen.findByText('Mail to this address is bouncing')).toBeDefined();
    await expectOutline('profile-bounces');
    expect(screen.getByLabelText(/^Email/)).toHaveProperty('readOnly', true);
  });
});

describe('what was typed and not saved', () => {
  it('is asked about once before the page is left, wherever it stands', async () => {
    fakeServer(shown);
    const { place, go } = await renderScreen('/user-profile');
    await screen.findByLabelText(/^First name/);
    type(/^First name/, 'Augusta');
    type(/^Organization name/, 'Vale & Daughters');
    go('/user-settings');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    fireEvent.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(place()).toBe('/user-settings'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('a language model for the assistant', () => {
  const label = /^Ask a language model/;

  it('is switched on at once by the head alone, and back when that is refused', async () => {
    const sent: unknown[] = [];
    fakeServer({
      ...shown,
      'PUT /api/profile/setAssistantModel': ({ body }: Asked) => {
        sent.push(body);
        return sent.length === 1 ? done : refused(409, 'conflict');
      },
    });
    await renderScreen('/user-profile');
    const isOn = () => (screen.getByLabelText(label) as HTMLInputElement).checked;
    fireEvent.click(await screen.findByLabelText(label));
    await waitFor(() => expect(isOn()).toBe(true));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('disabled', false));
    fireEvent.click(screen.getByLabelText(label));
    expect(await screen.findByText(/^Not saved\./)).toBeDefined();
    expect([sent, isOn()]).toEqual([[{ on: true }, { on: false }], true]);
  });

  it('is nobody else’s to choose', async () => {
    const organization = { ...profile.organization, may_rename: false };
    fakeServer({ [get]: () => ok({ ...profile, organization }) });
    await renderScreen('/user-profile');
    await screen.findByLabelText(/^First name/);
    expect(screen.queryByLabelText(label)).toBeNull();
  });
});

describe('the organization’s name', () => {
  it('is for its head alone', async () => {
    fakeServer({
      [get]: () => ok({ ...profile, organization: { ...profile.organization, may_rename: false } }),
    });
    await renderScreen('/user-profile');
    await screen.findByLabelText(/^First name/);
    expect(screen.queryByLabelText(/^Organization name/)).toBeNull();
  });

  it('is changed', async () => {
    const sent: unknown[] = [];
    fakeServer({
      ...shown,
      'PUT /api/profile/renameOrganization': ({ body }: Asked) => {
        sent.push(body);
        return done;
      },
    });
    await renderScreen('/user-profile');
    await screen.findByLabelText(/^Organization name/);
    type(/^Organization name/, 'Vale & Daughters');
    press('Save name');
    expect(await screen.findByText('The organization was renamed')).toBeDefined();
    expect(sent).toEqual([{ name: 'Vale & Daughters' }]);
  });
});

describe('the password', () => {
  const change = 'PUT /api/profile/changePassword';

  it('is changed with the present one given, and it is said that other devices were signed out', async () => {
    const sent: unknown[] = [];
    fakeServer({
      ...shown,
      [change]: ({ body }: Asked) => {
        sent.push(body);
        return done;
      },
    });
    await renderScreen('/user-profile');
    await screen.findByLabelText(/^Current password/);
    type(/^Current password/, 'Rent-2026!');
    type(/^New password/, 'short');
    press('Change password');
    expect(await screen.findByText('Use at least 10 characters')).toBeDefined();
    expect(sent).toEqual([]);
    type(/^New password/, 'four quiet words');
    press('Change password');
    expect(await screen.findByText('Other devices were signed out.')).toBeDefined();
    await expectOutline('profile-password-changed');
    expect(sent).toEqual([{ password: 'Rent-2026!', new_password: 'four quiet words' }]);
    expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', '');
  });

  it('that is wrong is said at its field, one that is too common at the other', async () => {
    let tries = 0;
    fakeServer({
      ...shown,
      [change]: () =>
        ++tries === 1
          ? refused(422, 'wrong-credentials')
          : refused(422, 'invalid', { fields: { new_password: 'This one is too common' } }),
    });
    await renderScreen('/user-profile');
    await screen.findByLabelText(/^Current password/);
    type(/^Current password/, 'not mine');
    type(/^New password/, 'four quiet words');
    press('Change password');
    expect(await screen.findByText('That password is incorrect')).toBeDefined();
    press('Change password');
    expect(await screen.findByText('This one is too common')).toBeDefined();
  });
});
