// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyAutopay } from '../../../../../shared/contract/autopay';
import type { MyLedger, OnlinePayment } from '../../../../../shared/contract/ledger-shapes';
import { type Asked, fakeServer, ok, refused } from '../../../testing/fake-server';
import { aLedger } from '../../../testing/ledger-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';
import { externalUrl } from '../../../ui/primitives/external-url';

const ledgerOf = 'GET /api/ledger/getMyLedger/*';

const online = (more: Partial<OnlinePayment> = {}): OnlinePayment => ({
  payment_id: 'pay_1',
  state: 'pending',
  cents: 20_000,
  payer: 'Theo Barnes',
  failure: '',
  begun: '2026-11-20',
  at: '2026-11-20T10:00:00.000Z',
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
  lease_id: 'lse_1',
  unit_number: '101',
  property_title: 'Elm House',
  state: 'off',
  is_mine: false,
  payer: '',
  method: '',
  waits: false,
  is_offered: true,
  least: 100,
  days: [
    { after_due: 0, on: '2026-12-01', cents: 145_000 },
    { after_due: 1, on: '2026-12-02', cents: 145_000 },
  ],
  ...more,
});
const running: Partial<MyAutopay> = {
  state: 'on',
  is_mine: true,
  payer: 'Theo Barnes',
  method: 'Visa •••• 4242',
  terms: { after_due: 0, ceiling_cents: 160_000, announce_above_cents: 145_000, up_to: false },
  next: { on: '2026-12-01', cents: 145_000 },
};
const autopayOf = 'GET /api/ledger/getMyAutopay/*';

const receiptCall = 'GET /api/prints/printReceipt/lse_1/pay_1';
let files: string[];

/** The tenant's ledger with these lines, and the receipt of its payment. */
const serveReceipts = (lines: MyLedger['lines']): string[] =>
  fakeServer({
    [ledgerOf]: () => ok(mine({ lines })),
    [receiptCall]: () => ok({ pdf: btoa('%PDF') }),
  });

async function openDetails(): Promise<void> {
  await renderScreen('/ledgesData?id=lse_1');
  await userEvent.click(await screen.findByRole('button', { name: /^Details of Payment/ }));
  await screen.findByText('Changes the balance by');
}

beforeEach(() => {
  logIn({ role: 'tenant' });
  files = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => files.push(text));
    return 'blob:receipt';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

const methodsOf = 'GET /api/ledger/listMyMethods/*';
const card = { method_id: 'pm_1', name: 'Visa •••• 4242', kind: 'card', until: '2028-04' } as const;
const withMethods = (...methods: readonly object[]) => ({
  [ledgerOf]: () => ok(mine()),
  [methodsOf]: () => ok({ methods, is_offered: true }),
});

describe('what a tenant promised to pay', () => {
  it('stands on the own ledger, part by part [D67]', async () => {
    const parts = [
      { due_on: '2026-11-27', cents: 20_000, left: 0 },
      { due_on: '2026-12-11', cents: 25_000, left: 25_000 },
    ];
    const plan = { made_on: '2026-11-20', debt: 45_000, left: 25_000, state: 'kept' as const, parts };
    fakeServer({ [ledgerOf]: () => ok(mine({ plan })) });
    await renderScreen('/ledgesData?id=lse_1');
    expect(await screen.findByText('Plan kept')).toBeTruthy();
    expect(screen.getByText('Dec 11, 2026')).toBeTruthy();
    expect(screen.getByText('Paid')).toBeTruthy();
  });
});

describe('paying rent [RTE-02]', () => {
  it('says what is open and on its way, and sends the amount to the provider’s page', async () => {
    const bodies: unknown[] = [];
    const gone = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    fakeServer({
      [ledgerOf]: () => ok(mine({ online: [online()] })),
      'POST /api/ledger/payRent': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ payment_id: 'pay_2', url: 'https://pay.test/cs_1' });
      },
    });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('$200.00 is pending')).toBeTruthy();
    expect(await screen.findByText(/No fee/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('radio', { name: /Another amount/ }));
    await userEvent.type(await screen.findByLabelText(/Amount/), '500');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect((await screen.findAllByText(/At most \$450\.00/)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('radio', { name: /Full balance: \$450\.00/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(gone).toHaveBeenCalledWith('https://pay.test/cs_1'));
    expect(bodies).toEqual([{ lease_id: 'lse_1', cents: 45_000 }]);
  });

  it('pays with a saved method at once, without autopay, and says that it cannot be canceled', async () => {
    const bodies: unknown[] = [];
    const gone = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    fakeServer({
      ...withMethods({ ...card, is_autopay: false }),
      'POST /api/ledger/payRent': ({ body }: Asked) => {
        bodies.push(body);
        return ok({
          payment_id: 'pay_2',
          url: 'https://site.test/paymentconfirmation?id=lse_1&payment=pay_2',
        });
      },
    });
    await renderScreen('/payrent?id=lse_1');
    await screen.findByRole('button', { name: 'Pay $450.00' });
    await expectOutline('pay-rent-saved');
    expect(screen.getByText(/cannot be canceled/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Another card/ }));
    await screen.findByRole('button', { name: 'Continue to payment' });
    await userEvent.click(screen.getByRole('radio', { name: /Visa •••• 4242/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay $450.00' }));
    await waitFor(() => expect(gone).toHaveBeenCalledWith(expect.stringContaining('/paymentconfirmation')));
    expect(bodies).toEqual([{ lease_id: 'lse_1', cents: 45_000, method_id: 'pm_1' }]);
  });

  it('removes a saved method; autopay’s only after saying that autopay ends', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      ...withMethods(
        { ...card, is_autopay: true },
        { ...card, method_id: 'pm_2', name: 'Visa •••• 1881', is_autopay: false },
      ),
      'POST /api/ledger/removeMyMethod': ({ body }: Asked) => {
        bodies.push(body);
        return ok({});
      },
    });
    await renderScreen('/payrent?id=lse_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa •••• 1881' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa •••• 4242' }));
    expect(await screen.findByText(/Autopay debits this payment method/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Turn off and remove' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies).toEqual([
      { lease_id: 'lse_1', method_id: 'pm_2', stops_autopay: false },
      { lease_id: 'lse_1', method_id: 'pm_1', stops_autopay: true },
    ]);
  });

  it('of a roommate whose part is paid chooses nothing beforehand: the rest is the other’s [D26]', async () => {
    const calls = fakeServer({
      [ledgerOf]: () => ok(mine({ paying: { mode: 'any', payable: 45_000, least: 100, share: 0 } })),
    });
    await renderScreen('/payrent?id=lse_1');
    const full = await screen.findByRole('radio', { name: /Full balance/ });
    expect(full).toHaveProperty('checked', false);
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect((await screen.findAllByText('Choose how much to pay')).length).toBeGreaterThan(0);
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('offers what is past due alone, without a deposit and without what is on its way', async () => {
    const [charge] = aLedger().open;
    if (!charge) throw new Error('a charge is open');
    const open = [
      { ...charge, due: '2020-01-01', kind: 'rent', cents: 30_000 },
      { ...charge, charge: 2, due: '2020-01-01', kind: 'deposit', cents: 5_000 },
      { ...charge, charge: 3, due: '2199-01-01', kind: 'rent', cents: 30_000 },
    ] as const;
    fakeServer({ [ledgerOf]: () => ok(mine({ open: [...open], online: [online({ cents: 10_000 })] })) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByRole('radio', { name: /Past due only: \$200\.00/ })).toBeTruthy();
  });

  it('says of several payments that are on their way in one list, with their sum', async () => {
    const second = online({ payment_id: 'pay_2', cents: 5_050 });
    const open = online({ payment_id: 'pay_3', state: 'initiated' });
    fakeServer({ [ledgerOf]: () => ok(mine({ online: [online(), second, open] })) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('2 payments are pending, $250.50 in all')).toBeTruthy();
    expect(screen.getByText(/^\$50\.50 (by .+ )?· /)).toBeTruthy();
    expect(screen.getAllByText(/does not count as paid/)).toHaveLength(1);
    expect(screen.getByText('A payment of $200.00 is not finished')).toBeTruthy();
  });

  it('says how often a payment failed, without a sum: it may be one rent tried twice', async () => {
    const tries = ['pay_1', 'pay_2'].map((payment_id) => online({ payment_id, state: 'failed' }));
    fakeServer({ [ledgerOf]: () => ok(mine({ online: tries })) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('2 payments failed')).toBeTruthy();
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
    ['pending', '$200.00 is pending', 0],
    ['settled', '$200.00 is paid', 0],
    ['settled', '$200.00 was refunded', 20_000],
    ['settled', 'Of this payment, $50.00 went back to you.', 5_000],
    ['failed', '$200.00 was not paid', 0],
    ['expired', 'The payment page expired', 0],
    ['returned', '$200.00 was returned by the bank', 0],
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

  it('gives the receipt of a payment of the ledger, and none of one that was returned', async () => {
    const [settled] = mine().lines;
    if (!settled?.payment) throw new Error('The sample is missing');
    const returned = { ...settled, payment: { ...settled.payment, state: 'returned' as const } };
    const calls = serveReceipts([settled]);
    await openDetails();
    await userEvent.click(await screen.findByRole('button', { name: 'Download receipt' }));
    await waitFor(() => expect(files).toEqual(['%PDF']));
    expect(calls.filter((call) => call.includes('/prints/'))).toEqual([receiptCall]);
    leaveScreen();
    serveReceipts([returned]);
    await openDetails();
    expect(screen.queryByRole('button', { name: 'Download receipt' })).toBeNull();
  });

  it.each([
    ['pending', true],
    ['settled', true],
    ['initiated', false],
    ['failed', false],
    ['returned', false],
    ['disputed', false],
  ] as const)('after paying, a payment that is %s has its number and receipt: %s', async (state, isThere) => {
    const place = { lease_id: 'lse_1', unit_number: '101', property_title: 'Elm House', refunded: 0 };
    fakeServer({
      'GET /api/ledger/getMyPayment/lse_1/*': () => ok({ ...online({ state }), ...place }),
      [receiptCall]: () => ok({ pdf: btoa('%PDF') }),
    });
    await renderScreen('/paymentconfirmation?id=lse_1&payment=pay_1');
    await screen.findByRole('link', { name: 'Charges and payments' });
    expect(screen.queryByText('Receipt number') !== null).toBe(isThere);
    const button = screen.queryByRole('button', { name: 'Download receipt' });
    expect(button !== null).toBe(isThere);
    if (!button) return;
    await userEvent.click(button);
    await waitFor(() => expect(files).toEqual(['%PDF']));
  });

  it('what is on its way leads to its receipt, on the tenant’s ledger', async () => {
    fakeServer({ [ledgerOf]: () => ok(mine({ online: [online()] })) });
    await renderScreen('/ledgesData?id=lse_1');
    const link = await screen.findByRole('link', { name: 'Receipt of $200.00' });
    expect(link.getAttribute('href')).toBe('/paymentconfirmation?id=lse_1&payment=pay_1');
  });
});

describe('autopay', () => {
  it('is set up with terms that are read first, on the provider’s page', async () => {
    const bodies: unknown[] = [];
    const gone = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
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

  it('is turned on at once with a saved card, whose fee is named before', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [autopayOf]: () => ok(autopay()),
      ...withMethods({ ...card, is_autopay: false }),
      'POST /api/ledger/startAutopay': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ url: 'https://app.test/payrent?id=lse_1' });
      },
    });
    const gone = vi.spyOn(externalUrl, 'go').mockImplementation(() => undefined);
    await renderScreen('/autopay?id=lse_1');
    expect(await screen.findByRole('radio', { name: /Visa •••• 4242/, checked: true })).toBeTruthy();
    expect(screen.getByText(/^No fee, by card or bank account/)).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have read this and agree.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Turn on autopay' }));
    await waitFor(() => expect(bodies).toMatchObject([{ lease_id: 'lse_1', method_id: 'pm_1' }]));
    expect(await screen.findByRole('heading', { name: 'Pay rent' })).toBeTruthy();
    expect(gone).not.toHaveBeenCalled();
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
      expect(changed).toMatchObject([
        { ceiling_cents: 160_000, announce_above_cents: 145_000, up_to: false },
      ]),
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
    [
      'a card that expires before a debit',
      { card_ends: { last: '2026-11-30', debit: '2026-12-01' } },
      /^Visa •••• 4242 is good through Nov 30, 2026, before the debit on Dec 01, 2026/,
    ],
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
