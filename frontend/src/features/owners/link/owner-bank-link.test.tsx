// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import * as outside from '../../../ui/primitives/external-url';

const read = 'GET /api/owners/getOwner/*';
const bank = 'GET /api/stripeAccountRouter/getBankStatus/*';
const send = 'POST /api/stripeAccountRouter/sendBankLink';
const use = 'POST /api/stripeAccountRouter/openBankLink';
const owner = {
  owner_id: 'own_1',
  name: 'Ada Vale',
  is_company: false,
  email: 'ada@vale.test',
  shares: [],
  mobile_number: '6415550199',
  has_account: false,
  bank_ready: false,
  added_at: '2026-01-05T10:00:00.000Z',
  version: 3,
  may_change: true,
};
const status = (may_change: boolean) => ({
  owner_name: 'Ada Vale',
  state: 'none',
  missing: [],
  bank_name: '',
  bank_last4: '',
  updated_at: '',
  may_change,
});

afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('the owner’s secure link, for who sends it', () => {
  beforeEach(() => logIn({ role: 'orgAdmin' }));
  const button = () => screen.queryByRole('button', { name: 'Send the owner a secure link' });

  it('is mailed once for a click, and said', async () => {
    const keys: unknown[] = [];
    fakeServer({
      [read]: () => ok(owner),
      [bank]: () => ok(status(true)),
      [send]: ({ body, headers }) => {
        keys.push([body, headers.get('idempotency-key')]);
        return { body: { success: 1 } };
      },
    });
    await renderScreen('/owner?id=own_1');
    await waitFor(() => expect(button()).toBeTruthy());
    await userEvent.dblClick(button() as HTMLElement);
    expect(await screen.findByText(/We emailed Ada Vale a link/)).toBeTruthy();
    expect(keys).toEqual([[{ rentailownerid: 'own_1' }, expect.stringMatching(/^[0-9a-f]{32}$/)]]);
  });

  it('is not offered to who may only look, nor to the owner', async () => {
    fakeServer({ [read]: () => ok(owner), [bank]: () => ok(status(false)) });
    await renderScreen('/owner?id=own_1');
    await screen.findByRole('link', { name: 'View bank details' });
    expect(button()).toBeNull();
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    fakeServer({ [read]: () => ok(owner), [bank]: () => ok(status(true)) });
    await renderScreen('/owner?id=own_1');
    await screen.findByRole('link', { name: 'View bank details' });
    expect(button()).toBeNull();
  });
});

describe('the owner’s secure link, for the owner', () => {
  it('goes on to the provider by a button alone, since mail programs open links too', async () => {
    const go = vi.spyOn(outside, 'goToExternal').mockReturnValue();
    const calls = fakeServer({ [use]: () => ok({ url: 'https://pay.test/begin' }) });
    await renderScreen('/auth/ownerBank?token=org.own.secret');
    const next = await screen.findByRole('button', { name: 'Continue' });
    expect(calls).toEqual([]);
    await expectOutline('owner-bank-link');
    await userEvent.click(next);
    await waitFor(() => expect(go).toHaveBeenCalledWith('https://pay.test/begin'));
  });

  it('says the same of a used, replaced or expired link and of none', async () => {
    fakeServer({ [use]: () => refused(404, 'link-not-valid') });
    await renderScreen('/auth/ownerBank?token=used');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy();
    await expectOutline('owner-bank-link-dead');
    for (const place of ['/auth/ownerBank', '/auth/ownerBank?from=expired']) {
      leaveScreen();
      await renderScreen(place);
      expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy();
    }
  });

  it('says why it did not go on, and that it may be tried again', async () => {
    fakeServer({ [use]: () => refused(503, 'payments-away') });
    await renderScreen('/auth/ownerBank?token=org.own.secret');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Said no: payments-away')).toBeTruthy();
    await expectOutline('owner-bank-link-refused');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it('ends on a page that thanks', async () => {
    await renderScreen('/auth/ownerBank?from=provider');
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
    await expectOutline('owner-bank-link-thanks');
  });
});
