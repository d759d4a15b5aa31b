// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyAutopay } from '../../../../shared/contract/autopay';
import type { MyLedger, OnlinePayment } from '../../../../shared/contract/ledger-shapes';
import { outside } from '../../ui/outside';
import { type Asked, fakeServer, ok, refused } from './testing/fake-server';
import { aLedger } from './testing/ledger-samples';
import { expectOutline } from './testing/outline';
import { logIn } from './testing/people';
import { leaveScreen, renderScreen } from './testing/render-screen';

const ledgerOf = 'GET /api/ledger/getMyLedger/*';

const online = (more: Partial<OnlinePayment> = {}): OnlinePayment => ({
  ...{ payment_id: 'pay_1', state: 'pending', cents: 20_000, payer: 'Theo Barnes', failure: '' },
  ...{ begun: '2026-11-20', at: '2026-11-20T10:00:00.000Z' },
  ...more,
});
function mine(more: Partial<MyLedger> = {}): MyLedger {
  const {
    unit_id: _,
    property_id: __,
    tenants: ___,
    status: ____,
    may: _____,
    choice,
    ...ledger
  } = aLedger();
  return { ...ledger, paying: { mode: 'any', payable: 45_000, least: 100 }, ...more };
}

const autopay = (more: Partial<MyAutopay> = {}): MyAutopay => ({
  ...{ lease_id: 'lse_1', unit_number: '101', property_title: 'Elm House', state: 'off', is_mine: false },
  ...{ payer: '', method: '', waits: false, is_offered: true, least: 100 },
  days: [
    { after_due: 0, on: '2026-12-01', cents: 145_000 },
    { after_due: 1, on: '2026-12-02', cents: 145_000 },
  ],
  ...more,
});
const running: Partial<MyAutopay> = {
  ...{ state: 'on', is_mine: true, payer: 'Theo Barnes', method: 'Visa •••• 4242' },
  terms: { after_due: 0, ceiling_cents: 160_000, announce_above_cents: 145_000 },
  next: { on: '2026-12-01', cents: 145_000 },
};
const autopayOf = 'GET /api/ledger/getMyAutopay/*';

beforeEach(() => logIn({ role: 'tenant' }));
afterEach(leaveScreen);

describe('paying rent [RTE-02]', () => {
  it('says what is open and on its way, and sends the amount to the provider’s page', async () => {
    const bodies: unknown[] = [];
    const gone = vi.spyOn(outside, 'go').mockImplementation(() => undefined);
    fakeServer({
      [ledgerOf]: () => ok(mine({ online: [online()] })),
      'POST /api/ledger/payRent': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ payment_id: 'pay_2', url: 'https://pay.test/cs_1' });
      },
    });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('$200.00 is on its way')).toBeTruthy();
    expect(screen.getByText(/No fee/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('radio', { name: /Another amount/ }));
    await userEvent.type(await screen.findByLabelText(/Amount/), '500');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect((await screen.findAllByText(/At most \$450\.00/)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('radio', { name: /Full balance: \$450\.00/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(gone).toHaveBeenCalledWith('https://pay.test/cs_1'));
    expect(bodies).toEqual([{ lease_id: 'lse_1', cents: 45_000 }]);
  });

  it('says of several payments that are on their way in one list, with their sum', async () => {
    const second = online({ payment_id: 'pay_2', cents: 5_050 });
    const open = online({ payment_id: 'pay_3', state: 'initiated' });
    fakeServer({ [ledgerOf]: () => ok(mine({ online: [online(), second, open] })) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('2 payments are on their way, $250.50 in all')).toBeTruthy();
    expect(screen.getByText(/^\$50\.50 (by .+ )?· /)).toBeTruthy();
    expect(screen.getAllByText(/does not count as paid/)).toHaveLength(1);
    expect(screen.getByText('A payment of $200.00 is not finished')).toBeTruthy();
  });

  it('says how often a payment failed, without a sum: it may be one rent tried twice', async () => {
    const tries = ['pay_1', 'pay_2'].map((payment_id) => online({ payment_id, state: 'failed' }));
    fakeServer({ [ledgerOf]: () => ok(mine({ online: tries })) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('2 payments did not go through')).toBeTruthy();
  });

  it('is honest when it is switched off, when nothing is owed, and to who is no tenant', async () => {
    fakeServer({ [ledgerOf]: () => ok(mine({ paying: { mode: 'off', payable: 45_000, least: 100 } })) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('Online payments are not offered')).toBeTruthy();
    leaveScreen();
    fakeServer({ [ledgerOf]: () => ok(mine({ paying: { mode: 'any', payable: 0, least: 100 } })) });
    await renderScreen('/pay-charge?id=lse_1&charge=1');
    expect(await screen.findByText('Nothing to pay now')).toBeTruthy();
    leaveScreen();
    logIn({ role: 'orgAdmin' });
    fakeServer({});
    await renderScreen('/payrent');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
  });

  it.each([
    ['pending', '$200.00 is on its way', 0],
    ['settled', '$200.00 is paid', 0],
    ['settled', '$200.00 was refunded', 20_000],
    ['settled', 'Of this payment, $50.00 went back to you.', 5_000],
    ['failed', '$200.00 was not paid', 0],
    ['expired', 'The payment page expired', 0],
    ['returned', '$200.00 was returned', 0],
  ] as const)('a payment that is %s says: %s', async (state, title, refunded) => {
    const place = { lease_id: 'lse_1', unit_number: '101', property_title: 'Elm House' };
    fakeServer({
      'GET /api/ledger/getMyPayment/lse_1/*': () => ok({ ...online({ state }), ...place, refunded }),
    });
    await renderScreen('/paymentconfirmation?id=lse_1&payment=pay_1');
    expect(await screen.findByText(title)).toBeTruthy();
    if (state !== 'settled') expect(screen.queryByText(/is paid$/)).toBeNull();
  });

  it('a payment of somebody else is not there', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeServer({ 'GET /api/ledger/getMyPayment/lse_1/*': () => refused(404, 'not-found') });
    await renderScreen('/paymentconfirmation?id=lse_1&payment=pay_9');
    expect(await screen.findByText('Payment not found')).toBeTruthy();
  });

  it('the tenant’s ledger from the menu is the one with something to pay; it opens an entry', async () => {
    const money = { balance: 0, past_due: 0, pending: 0, payable: 0 };
    const leases = [
      { lease_id: 'lse_0', money },
      { lease_id: 'lse_1', money: { ...money, payable: 45_000 } },
    ];
    fakeServer({ [ledgerOf]: () => ok(mine()), 'GET /api/tenants/getHome': () => ok({ leases }) });
    await renderScreen('/ledgesData');
    expect((await screen.findByRole('link', { name: 'Pay rent' })).getAttribute('href')).toBe(
      '/payrent?id=lse_1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details of Payment: check 1042' }));
    expect(await screen.findByText('Changes the balance by')).toBeTruthy();
  });
});

describe('autopay', () => {
  it('is set up with terms that are read first, on the provider’s page', async () => {
    const bodies: unknown[] = [];
    const gone = vi.spyOn(outside, 'go').mockImplementation(() => undefined);
    fakeServer({
      [autopayOf]: () => ok(autopay()),
      'POST /api/ledger/startAutopay': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ url: 'https://pay.test/cs_autopay' });
      },
    });
    await renderScreen('/autopay?id=lse_1');
    expect(await screen.findByText(/never more than \$1,450\.00/)).toBeTruthy();
    await expectOutline('autopay-set-up');
    const most = screen.getByLabelText(/At most/);
    await userEvent.clear(most);
    await userEvent.type(most, '1600');
    await userEvent.selectOptions(screen.getByLabelText('Debit my rent'), '1');
    expect(await screen.findByText(/each month one day after rent is due/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      (await screen.findAllByText('Read the authorization and check the box to agree')).length,
    ).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have read this and agree.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(gone).toHaveBeenCalledWith('https://pay.test/cs_autopay'));
    expect(bodies).toMatchObject([
      { lease_id: 'lse_1', after_due: 1, ceiling_cents: 160_000, announce_above_cents: 160_000 },
    ]);
  });

  it('shows the next debit, and is changed or turned off', async () => {
    const changed: unknown[] = [];
    let state = autopay(running);
    fakeServer({
      [ledgerOf]: () => ok(mine()),
      [autopayOf]: () => ok(state),
      'POST /api/ledger/stopAutopay': () => {
        state = autopay();
        return { body: { success: 1 } };
      },
      'POST /api/ledger/changeAutopay': ({ body }: Asked) => {
        changed.push(body);
        return { body: { success: 1 } };
      },
    });
    await renderScreen('/autopay?id=lse_1');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I have read this and agree.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(changed).toMatchObject([{ ceiling_cents: 160_000, announce_above_cents: 145_000 }]),
    );
    leaveScreen();
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('$1,450.00 on Dec 01, 2026')).toBeTruthy();
    expect(screen.getByText('Visa •••• 4242')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('link', { name: 'Set up autopay' })).toBeTruthy();
  });

  it.each([
    ['a pause', { state: 'paused', why: 'failures' }, /Two debits in a row/],
    [
      'what it would not debit',
      { next: { on: '2026-12-01', cents: 1, asks: 'above-ceiling' } },
      /is above your limit/,
    ],
    ['a payment on its way', { waits: true }, /Autopay waits for it/],
    ['who pays by it', { is_mine: false, payer: 'Ada Vale' }, /Ada Vale pays the rent/],
  ] as const)('says %s', async (_, more, words) => {
    fakeServer({ [ledgerOf]: () => ok(mine()), [autopayOf]: () => ok(autopay({ ...running, ...more })) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('promises no debit of what is above the ceiling', async () => {
    const above = autopay({ ...running, next: { on: '2026-12-01', cents: 1, asks: 'above-ceiling' } });
    fakeServer({ [ledgerOf]: () => ok(mine()), [autopayOf]: () => ok(above) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('Due next, not debited')).toBeTruthy();
    expect(screen.queryByText('Next debit')).toBeNull();
  });
});
