// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../../../../shared/contract/profile';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { profile } from '../../../testing/profile-samples';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

// The codes say on which day they were made.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  logIn({ role: 'manager' });
});
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const address = '/user-settings?tab=two-step';
const codes = Array.from({ length: 10 }, (_, index) => `code-${index}abc`);
const on = (recovery_codes_left: number): Profile => ({
  ...profile,
  second_factor: { since: '2026-01-05T10:00:00.000Z', recovery_codes_left },
});
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** A server that remembers whether two-step login is on, and every body it got. */
function serverOf(now: Profile, more: Parameters<typeof fakeServer>[0] = {}) {
  const state = { now, sent: [] as unknown[] };
  const note =
    (answer: () => unknown) =>
    ({ body }: Asked) => {
      state.sent.push(body);
      return ok(answer());
    };
  fakeServer({
    'GET /api/profile/getProfile': () => ok(state.now),
    'POST /api/profile/startSecondFactor': note(() => ({
      secret: 'JBSWY3DPEHPK3PXP',
      otpauth_url: 'otpauth://totp/Keystead:ada@vale.test?secret=JBSWY3DPEHPK3PXP&issuer=Keystead',
    })),
    'POST /api/profile/confirmSecondFactor': note(() => {
      state.now = on(10);
      return { recovery_codes: codes };
    }),
    'POST /api/profile/newRecoveryCodes': note(() => {
      state.now = on(10);
      return { recovery_codes: codes };
    }),
    'POST /api/profile/endSecondFactor': note(() => {
      state.now = profile;
      return undefined;
    }),
    ...more,
  });
  return state;
}

describe('two-step login that is off', () => {
  it('says so where the browser blocks copying', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject('blocked') } });
    serverOf(profile);
    await renderScreen(address);
    await press('Turn on');
    await press('Continue');
    type(/^Your password/, 'Rent-2026!');
    await press('Continue');
    await press('Copy key');
    const words = 'Your browser blocked copying. Select the text and copy it manually.';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(log).toHaveBeenCalledWith('The clipboard was not open', 'blocked');
  });

  it('is turned on by password and code, and shows the recovery codes until they are saved', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    const server = serverOf(profile);
    await renderScreen(address);
    await press('Turn on');
    expect(await screen.findByText('Step 1 of 3')).toBeDefined();
    await press('Continue');
    expect(await screen.findByText('Enter your password')).toBeDefined();
    await expectOutline('two-step-password-missing');
    type(/^Your password/, 'Rent-2026!');
    await press('Continue');

    expect(await screen.findByText('Step 2 of 3')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add Keystead to your app'));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    await expectOutline('two-step-scan');
    type(/^Code/, ' 123456 ');
    await press('Turn on');

    const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    const finish = screen.getByRole('button', { name: 'Done' });
    await expectOutline('two-step-codes');
    expect(finish).toHaveProperty('disabled', true);
    await press('Copy');
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(copied).toEqual([codes.join('\n')]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I saved them' }));
    fireEvent.click(finish);
    expect(await screen.findByText(/10 recovery codes are left/)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
    expect(server.sent).toEqual([{ password: 'Rent-2026!' }, { code: '123456' }]);
  });

  it('keeps the codes on screen when somebody is about to leave them', async () => {
    serverOf(profile);
    const { place } = await renderScreen(address);
    await press('Turn on');
    await screen.findByText('Step 1 of 3');
    type(/^Your password/, 'Rent-2026!');
    await press('Continue');
    await screen.findByText('Step 2 of 3');
    type(/^Code/, '123456');
    await press('Turn on');
    await screen.findByRole('list', { name: 'Recovery codes' });
    fireEvent.click(screen.getByRole('link', { name: 'Devices' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    fireEvent.click(question.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(place()).toBe(address);
    expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeDefined();
  });

  it('says that a code was wrong, and that one has to wait', async () => {
    let tries = 0;
    serverOf(profile, {
      'POST /api/profile/confirmSecondFactor': () =>
        ++tries === 1 ? refused(422, 'wrong-code') : refused(429, 'too-many-tries'),
    });
    await renderScreen(address);
    await press('Turn on');
    await screen.findByText('Step 1 of 3');
    type(/^Your password/, 'Rent-2026!');
    await press('Continue');
    await screen.findByText('Step 2 of 3');
    type(/^Code/, '000000');
    await press('Turn on');
    expect(await screen.findByText('Said no: wrong-code')).toBeDefined();
    expect(screen.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true');
    await press('Turn on');
    expect(await screen.findByText('Said no: too-many-tries')).toBeDefined();
  });

  it('shows what stands when it was turned on elsewhere meanwhile', async () => {
    const server = serverOf(profile, {
      'POST /api/profile/startSecondFactor': () => {
        server.now = on(10);
        return refused(409, 'second-factor-on');
      },
    });
    await renderScreen(address);
    await press('Turn on');
    await screen.findByText('Step 1 of 3');
    type(/^Your password/, 'Rent-2026!');
    await press('Continue');
    expect(await screen.findByText(/10 recovery codes are left/)).toBeDefined();
    expect(screen.getByText('Said no: second-factor-on')).toBeDefined();
  });
});

describe('two-step login that is on', () => {
  it.each([
    [4, '4 recovery codes are left', false],
    [3, '3 recovery codes are left', true],
    [1, '1 recovery code is left', true],
    [0, 'No recovery codes are left', true],
  ])('says that %i codes are left', async (left, words, isWarned) => {
    serverOf(on(left));
    await renderScreen(address);
    expect((await screen.findAllByText(new RegExp(words))).length).toBe(isWarned ? 2 : 1);
    expect(screen.getByText('On')).toBeDefined();
    expect(screen.queryByText(/Make new ones now/) !== null).toBe(isWarned);
  });

  it('gets new codes for password and code', async () => {
    const server = serverOf(on(2));
    await renderScreen(address);
    await press('New codes');
    await screen.findByText('Make new recovery codes');
    await press('Make new codes');
    expect(await screen.findByText('Enter the code')).toBeDefined();
    await expectOutline('two-step-new-codes');
    type(/^Your password/, 'Rent-2026!');
    type(/^Code/, '123456');
    await press('Make new codes');
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeDefined();
    expect(screen.queryByText('Step 3 of 3')).toBeNull();
    expect(server.sent).toEqual([{ password: 'Rent-2026!', code: '123456' }]);
  });

  it('is turned off for password and code, and not by accident', async () => {
    const server = serverOf(on(10));
    await renderScreen(address);
    await press('Turn off');
    await screen.findByText('Turn two-step login off');
    await press('Cancel');
    expect(await screen.findByText('On')).toBeDefined();
    await expectOutline('two-step-on');
    await press('Turn off');
    await screen.findByText('Turn two-step login off');
    type(/^Your password/, 'Rent-2026!');
    type(/^Code/, 'code-1abc');
    await press('Turn off');
    expect(await screen.findByText('Two-step login is off')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeDefined();
    expect(server.sent).toEqual([{ password: 'Rent-2026!', code: 'code-1abc' }]);
  });
});
