// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyAutopay } from '../../../../../shared/contract/autopay';
import type { MyLedger, OnlinePayment } from '../../../../../shared/contract/ledger-shapes';
import { fakeServer, ok, refused } from '../../../testing/fake-server';
import { aLedger } from '../../../testing/ledger-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const ledgerOf = 'GET /api/ledger/getMyLedger/*';
const autopayOf = 'GET /api/ledger/getMyAutopay/*';

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
  const { lease_id, unit_number, property_title, today, balance, past_due, prepaid } = aLedger();
  const { deposit_held, open, lines, online: none } = aLedger();
  return {
    lease_id,
    unit_number,
    property_title,
    today,
    balance,
    past_due,
    prepaid,
    deposit_held,
    open,
    lines,
    online: none,
    paying: { mode: 'any', payable: 45_000, least: 100 },
    ...more,
  };
}
const autopay = (more: Partial<MyAutopay> = {}): MyAutopay => ({
  lease_id: 'lse_1',
  unit_number: '101',
  property_title: 'Elm House',
  state: 'on',
  is_mine: true,
  payer: 'Theo Barnes',
  method: 'Visa •••• 4242',
  waits: false,
  is_offered: true,
  least: 100,
  terms: { after_due: 0, ceiling_cents: 160_000, announce_above_cents: 145_000, up_to: false },
  next: { on: '2026-12-01', cents: 145_000 },
  days: [{ after_due: 0, on: '2026-12-01', cents: 145_000 }],
  ...more,
});

beforeEach(() => logIn({ role: 'tenant' }));
afterEach(() => {
  leaveScreen();
  vi.restoreAllMocks();
});

describe('paying rent [RTE-02]', () => {
  it.each([
    {
      path: '/payrent?id=lse_1',
      word: /My share: \$200\.00/,
      outline: 'pay-rent-share',
      more: { balance: 60_000, paying: { mode: 'any', payable: 45_000, least: 100, share: 20_000 } },
    },
    {
      path: '/payrent?id=lse_1',
      word: /accepts full payment only/,
      outline: 'pay-rent-full-only',
      more: { paying: { mode: 'full', payable: 45_000, least: 100, share: 20_000 } },
    },
    {
      path: '/payrent?id=lse_1',
      word: 'Online payments are not offered',
      outline: 'pay-rent-off',
      more: { paying: { mode: 'off', payable: 45_000, least: 100 } },
    },
    {
      path: '/payrent?id=lse_1',
      word: 'Nothing to pay now',
      outline: 'pay-rent-nothing',
      more: { open: [], paying: { mode: 'any', payable: 0, least: 100 } },
    },
  ] as const)('says how much can be paid: $outline', async ({ path, more, word, outline }) => {
    fakeServer({ [ledgerOf]: () => ok(mine({ ...more, open: 'open' in more ? [] : mine().open })) });
    await renderScreen(path);
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    await expectOutline(outline);
  });

  it.each([
    [45_000, false],
    [44_999, true],
    [100, true],
    [99, false],
  ])('offers a share of %i cents: %s', async (share, isOffered) => {
    const paying = { mode: 'any', payable: 45_000, least: 100, share } as const;
    fakeServer({ [ledgerOf]: () => ok(mine({ paying })) });
    await renderScreen('/payrent?id=lse_1');
    await screen.findByRole('radio', { name: /Full balance/ });
    expect(screen.queryByRole('radio', { name: /My share/ }) !== null).toBe(isOffered);
  });

  it('begins with the amount of one charge, and asks for the least', async () => {
    fakeServer({ [ledgerOf]: () => ok(mine({ open: [{ ...aLedger().open[0], cents: 4_000 } as never] })) });
    await renderScreen('/pay-charge?id=lse_1&charge=1');
    const amount = await screen.findByLabelText(/^Amount/);
    expect(amount).toHaveProperty('value', '40.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '0.99');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect((await screen.findAllByText('Enter at least $1.00')).length).toBeGreaterThan(0);
    await expectOutline('pay-charge-errors');
  });

  it('lists what is on its way, not finished, and failed', async () => {
    const states = ['pending', 'pending', 'initiated', 'expired', 'failed', 'failed'] as const;
    const all = states.map((state, at) =>
      online({ payment_id: `pay_${at}`, state, payer: at % 2 ? '' : 'Theo Barnes', cents: 10_000 + at }),
    );
    fakeServer({
      [ledgerOf]: () =>
        ok(mine({ online: [...all.slice(0, 5), online({ state: 'failed', failure: 'Declined.' })] })),
    });
    await renderScreen('/ledgesData?id=lse_1');
    expect(await screen.findByText('2 payments failed')).toBeTruthy();
    await expectOutline('my-ledger-online-payments');
  });

  it('says how the deposit was settled, and offers nothing to pay where nothing can be', async () => {
    const sums = {
      due: 22_251,
      added: 24_000,
      waived: 2_250,
      prepaid: 0,
      held: 145_000,
      applied: 44_001,
      refunded: 100_999,
      owed: 0,
    };
    const settlement = {
      on: '2026-11-10',
      signedBy: 'Ada Vale',
      tenants: ['Theo Barnes'],
      address: '',
      held: [],
      due: [],
      charges: [{ kind: 'damage', label: 'Countertop', reason: 'Burn mark', cents: 24_000 }],
      waivers: [{ kind: 'rent', label: '', reason: 'Goodwill', cents: 2_250, due: '2026-08-01', charge: 4 }],
      sums,
    };
    const paying = { mode: 'off', payable: 45_000, least: 100 } as const;
    fakeServer({ [ledgerOf]: () => ok({ ...mine({ paying, lines: [] }), settlement }) });
    await renderScreen('/ledgesData?id=lse_1');
    expect(await screen.findByText('Your deposit was settled on Nov 10, 2026')).toBeTruthy();
    await expectOutline('my-ledger-settled');
  });

  it('is closed to who only looks as the tenant', async () => {
    logIn({ role: 'tenant', view_as: { until: '2026-11-20T12:30:00.000Z' } });
    fakeServer({ [ledgerOf]: () => ok(mine()) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText('You don’t have access to this page')).toBeTruthy();
    leaveScreen();
    await renderScreen('/ledgesData?id=lse_1');
    await screen.findByText('Payment: check 1042');
    expect(screen.queryByRole('link', { name: 'Pay rent' })).toBeNull();
  });

  it.each([
    { state: 'initiated', more: {}, outline: 'payment-not-finished' },
    { state: 'pending', more: {}, outline: 'payment-pending' },
    { state: 'settled', more: {}, outline: 'payment-paid' },
    { state: 'settled', more: { refunded: 19_999 }, outline: 'payment-partly-refunded' },
    { state: 'settled', more: { refunded: 20_000 }, outline: 'payment-refunded' },
    { state: 'disputed', more: {}, outline: 'payment-disputed' },
    { state: 'returned', more: {}, outline: 'payment-returned' },
    { state: 'failed', more: { failure: 'The card was declined.' }, outline: 'payment-failed' },
    { state: 'expired', more: {}, outline: 'payment-expired' },
  ] as const)('ends on a page that says what became of it: $outline', async ({ state, more, outline }) => {
    const place = { lease_id: 'lse_1', unit_number: '101', property_title: 'Elm House', refunded: 0 };
    fakeServer({
      'GET /api/ledger/getMyPayment/lse_1/*': () => ok({ ...online({ state }), ...place, ...more }),
    });
    await renderScreen('/paymentconfirmation?id=lse_1&payment=pay_1');
    await screen.findByRole('link', { name: 'Charges and payments' });
    await expectOutline(outline);
  });
});

describe('autopay on the page of the rent', () => {
  it.each([
    { more: {}, word: 'Visa •••• 4242', outline: 'autopay-on' },
    {
      more: { next: undefined, terms: undefined },
      word: 'Nothing is due in the months ahead.',
      outline: 'autopay-last-month',
    },
    {
      more: { state: 'paused', why: 'failures' },
      word: /Two debits in a row/,
      outline: 'autopay-paused',
    },
    {
      more: { state: 'off', is_mine: false, terms: undefined, next: undefined },
      word: 'Set up autopay',
      outline: 'autopay-off',
    },
  ] as const)('is $outline', async ({ more, word, outline }) => {
    const paying = { mode: 'any', payable: 0, least: 100 } as const;
    fakeServer({
      [ledgerOf]: () => ok(mine({ open: [], paying })),
      [autopayOf]: () => ok(autopay(more as Partial<MyAutopay>)),
    });
    await renderScreen('/payrent?id=lse_1');
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    await expectOutline(outline);
  });

  it.each([
    ['above-ceiling', /^The amount due is above your limit/],
    ['not-announced', /^The amount due is more than you allow without notice/],
    ['online-off', /^Your landlord does not offer online payments at the moment/],
    ['not-whole', /^Your landlord accepts full payment only/],
  ] as const)('says why nothing is debited: %s', async (asks, words) => {
    const next = { on: '2026-12-01', cents: 145_000, asks };
    fakeServer({ [ledgerOf]: () => ok(mine()), [autopayOf]: () => ok(autopay({ next })) });
    await renderScreen('/payrent?id=lse_1');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('Due next, not debited')).toBeTruthy();
  });

  it.each([
    ['is not offered', { state: 'off', is_offered: false }],
    ['has no day left', { state: 'off', days: [] }],
  ] as const)('is not set up where it %s', async (_, more) => {
    fakeServer({ [ledgerOf]: () => ok(mine()), [autopayOf]: () => ok(autopay({ ...more, days: [] })) });
    await renderScreen('/payrent?id=lse_1');
    await screen.findByRole('heading', { name: 'How much' });
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    expect(screen.queryByRole('link', { name: 'Set up autopay' })).toBeNull();
    leaveScreen();
    await renderScreen('/autopay?id=lse_1');
    expect(await screen.findByText('Autopay is not possible now')).toBeTruthy();
    const words = 'is_offered' in more ? /does not offer online payments/ : /No more rent is coming up/;
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('is changed with the saved method, or with another after a return', async () => {
    fakeServer({ [autopayOf]: () => ok(autopay()) });
    await renderScreen('/autopay?id=lse_1');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
    await userEvent.clear(screen.getByLabelText(/^At most/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/check the box to agree/)).length).toBeGreaterThan(0);
    await expectOutline('autopay-change-errors');
    leaveScreen();
    fakeServer({ [autopayOf]: () => ok(autopay({ state: 'paused', why: 'not-authorized' })) });
    await renderScreen('/autopay?id=lse_1');
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Another card or account' })).toBeNull();
  });

  it('says so when it could not be turned off', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeServer({
      [ledgerOf]: () => ok(mine()),
      [autopayOf]: () => ok(autopay()),
      'POST /api/ledger/stopAutopay': () => refused(422, 'invalid'),
    });
    await renderScreen('/payrent?id=lse_1');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Turn autopay off?')).toBeTruthy();
    expect(screen.getByText(/A debit already in progress is not stopped/)).toBeTruthy();
    const [, turnOff] = screen.getAllByRole('button', { name: 'Turn off', hidden: true });
    if (turnOff) await userEvent.click(turnOff);
    expect(await screen.findByText('Autopay is still on')).toBeTruthy();
  });
});
