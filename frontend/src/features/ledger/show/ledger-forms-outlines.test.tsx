// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BalanceLine, Ledger } from '../../../../../shared/contract/ledger-shapes';
import { type Asked, fakeServer, never, ok } from '../../../testing/fake-server';
import { aLedger, balanceLine, balancesAnswer } from '../../../testing/ledger-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const list = 'GET /api/ledger/listBalances';
const books = 'GET /api/ledger/getBooks';
const one = 'GET /api/ledger/getLedger/*';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the balances [RTE-02]', () => {
  const aging = { upcoming: 1_001, days30: 2_002, days60: 3_003, days90: 4_004, older: 5_005 };
  const none = { upcoming: 0, days30: 0, days60: 0, days90: 0, older: 0 };
  const leases: BalanceLine[] = [
    balanceLine({ tenants: ['Theo Barnes', 'Kim Diaz'], balance: 15_015, past_due: 14_014, aging }),
    balanceLine({ lease_id: 'lse_2', unit_number: '102', balance: -500, past_due: 0, aging: none }),
  ];
  const answer = (more: object = {}) => {
    const { totals, ...rest } = balancesAnswer(leases);
    const sums = { balance: 14_515, past_due: 14_014, prepaid: 500, deposit_held: 145_000, aging };
    return ok({ ...rest, totals: { ...totals, ...sums }, ...more });
  };
  const open = { through: '2026-10-31', latest: '2026-11-21', may: { change: true } };

  it('have each age, and what may be done with the list', async () => {
    fakeServer({ [list]: () => answer({ differing: ['lse_1'], next: 'c1' }), [books]: () => ok(open) });
    await renderScreen('/ledges-totalpayment');
    await press('More for this list');
    expect(await screen.findByRole('menuitem', { name: 'Remind tenants' })).toBeTruthy();
    await expectOutline('balances-menu');
  });

  it('offer less to who may only look, and to nobody what makes no sense', async () => {
    fakeServer({
      [list]: () => answer({ leases: [leases[1]] }),
      [books]: () => ok({ latest: '2026-11-21', may: { change: true } }),
    });
    await renderScreen('/ledges-totalpayment');
    await press('More for this list');
    expect(await screen.findByRole('menuitem', { name: 'Close books' })).toBeTruthy();
    const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items()).toEqual(['Late fees', 'Remind tenants', 'Management fees', 'Close books']);
    expect(screen.getByRole('link', { name: 'Add charges' })).toBeTruthy();
    leaveScreen();
    logIn({ role: 'orgAdmin', account: { canChange: false } });
    fakeServer({ [list]: () => answer(), [books]: () => ok({ ...open, may: { change: false } }) });
    await renderScreen('/ledges-totalpayment');
    await press('More for this list');
    expect(await screen.findByRole('menuitem', { name: 'Management fees' })).toBeTruthy();
    expect(items()).toEqual(['Late fees', 'Management fees']);
    for (const name of ['Record payments', 'Add charges'])
      expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByLabelText(/^Select/)).toBeNull();
  });

  it('say when there are none', async () => {
    fakeServer({ [list]: () => answer({ leases: [], count: 0, views: balancesAnswer([]).views }) });
    await renderScreen('/ledges-totalpayment');
    expect(await screen.findByText('Rent shows up here with your first lease.')).toBeTruthy();
    await expectOutline('balances-none');
  });

  it('name each tenant who can be reminded, and one lease in the singular', async () => {
    fakeServer({
      [list]: () => answer({ leases: [leases[0], { ...leases[0], lease_id: 'lse_3', unit_number: '103' }] }),
    });
    await renderScreen('/ledges-totalpayment');
    await press('More for this list');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remind tenants' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByLabelText(/unit 103/));
    expect(dialog.getByRole('button', { name: 'Remind for one lease' })).toBeTruthy();
    await expectOutline('balances-remind');
  });

  it('have books that are closed at most through the latest day, and reopened with a reason [D7]', async () => {
    const bodies: unknown[] = [];
    const by = { at: '2026-11-02T09:00:00.000Z', by: 'Ada Vale' };
    fakeServer({
      [list]: () => answer(),
      [books]: () => ok({ ...open, ...by }),
      'POST /api/ledger/closeBooks': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ left: 5 });
      },
    });
    await renderScreen('/ledges-totalpayment');
    await press('More for this list');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Books closed/ }));
    const dialog = await screen.findByRole('dialog');
    const day = within(dialog).getByLabelText(/^Closed through/);
    expect(day).toHaveProperty('value', '2026-10-31');
    await userEvent.clear(day);
    expect(await within(dialog).findByLabelText(/^Reason/)).toBeTruthy();
    await press('Reopen the books');
    expect((await screen.findAllByText(/why you are reopening/)).length).toBeGreaterThan(0);
    await expectOutline('balances-reopen-books');
    await userEvent.type(day, '2026-11-22');
    await press('Close the books');
    expect((await screen.findAllByText('Choose Nov 21, 2026 or an earlier day')).length).toBeGreaterThan(0);
    await userEvent.clear(day);
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), ' Missed ');
    await press('Reopen the books');
    expect(await screen.findByText('All days are open.')).toBeTruthy();
    // No fewer are left the second time, so it is not asked for ever.
    expect(bodies).toEqual([{ reason: 'Missed' }, { reason: 'Missed' }]);
  });

  it.each([
    ['2026-11-21', '2026-10-31'],
    ['2026-11-30', '2026-11-30'],
    ['2026-02-28', '2026-02-28'],
    ['2026-02-27', '2026-01-31'],
  ])('propose, with %s as the latest day, to close the books through %s', async (latest, through) => {
    fakeServer({ [list]: () => answer(), [books]: () => ok({ latest, may: { change: true } }) });
    await renderScreen('/ledges-totalpayment');
    await press('More for this list');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close books' }));
    expect(await screen.findByLabelText(/^Closed through/)).toHaveProperty('value', through);
  });
});

describe('the forms of a ledger [RTE-02]', () => {
  const water = { charge: 3, kind: 'utility', label: 'Water', due: '2026-11-10', cents: 6_000 } as const;
  const tenants = [...aLedger().tenants, { tenant_id: 'kim', name: 'Kim Diaz' }];
  const rich = (more: Partial<Ledger> = {}) =>
    aLedger({ tenants, open: [...aLedger().open, water], closed_through: '2026-10-31', ...more });
  const open = async (path: string, ledger: Ledger = rich()) => {
    fakeServer({ [one]: () => ok(ledger) });
    await renderScreen(path);
  };

  it('receive a payment for what is open', async () => {
    await open('/receive-payment?id=lse_1');
    expect(await screen.findByLabelText(/^Amount/)).toHaveProperty('value', '450.00');
    await expectOutline('receive-payment');
    await userEvent.click(screen.getByLabelText(/Bank transfer/));
    expect(screen.getByLabelText('Reference (optional)')).toBeTruthy();
    await userEvent.click(screen.getByLabelText(/Cash/));
    expect(screen.getByLabelText('Receipt number (optional)')).toBeTruthy();
  });

  it('say what is wrong with a payment, with the fields for its parts', async () => {
    await open('/receive-payment?id=lse_1', rich({ past_due: 0, balance: 51_000 }));
    const amount = await screen.findByLabelText(/^Amount/);
    expect(amount).toHaveProperty('value', '510.00');
    await userEvent.click(screen.getByLabelText(/Let me choose/));
    await userEvent.clear(amount);
    await userEvent.clear(screen.getByLabelText(/^Received on/));
    await press('Record payment');
    expect((await screen.findAllByText('Enter an amount above zero')).length).toBeGreaterThan(0);
    await expectOutline('receive-payment-errors');
  });

  it('keep a payment as a prepayment when nothing is due, or when it is wished', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [one]: () => ok(rich()),
      'POST /api/ledger/receivePayment': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ entry_id: 'payment:1' });
      },
    });
    await renderScreen('/receive-payment?id=lse_1');
    await userEvent.click(await screen.findByLabelText(/Keep as prepayment/));
    await press('Record payment');
    expect(await screen.findByText('Payment recorded.')).toBeTruthy();
    expect(bodies).toMatchObject([{ cents: 45_000, chosen: [], hold_rest: true }]);
    leaveScreen();
    await open('/receive-payment?id=lse_1', aLedger({ open: [], past_due: 0, balance: -100, tenants: [] }));
    expect(await screen.findByText('Nothing is due, so it is kept as a prepayment.')).toBeTruthy();
    await expectOutline('receive-payment-nothing-due');
  });

  it('add a charge, of a deposit with its tenant', async () => {
    await open('/add-charge?id=lse_1');
    await userEvent.selectOptions(await screen.findByLabelText(/^Type/), 'deposit');
    await userEvent.clear(screen.getByLabelText(/^Due on/));
    await press('Add charge');
    expect((await screen.findAllByText('Choose a date')).length).toBeGreaterThan(0);
    await expectOutline('add-charge-errors');
  });

  it.each([
    { more: {}, word: 'Change charge', outline: 'edit-charge' },
    {
      more: { is_reversed: true, may: { change: false } },
      word: /was already reversed/,
      outline: 'edit-charge-reversed',
    },
    {
      more: { may: { change: false } },
      word: 'You don’t have permission to do this.',
      outline: 'edit-charge-closed',
    },
  ])('change a charge: $outline', async ({ more, word, outline }) => {
    const charge = {
      lease_id: 'lse_1',
      unit_number: '101',
      property_title: 'Elm House',
      entry_id: 'charge:1',
      kind: 'utility',
      label: 'Water',
      due: '2026-11-05',
      cents: 6_000,
      open: 1_500,
      is_reversed: false,
      may: { change: true },
    };
    fakeServer({ 'GET /api/ledger/getCharge/*': () => ok({ ...charge, ...more }) });
    await renderScreen('/edit-charge?id=lse_1&charge=charge%3A1');
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    await screen.findByText(/\$15\.00 of it open/);
    await expectOutline(outline);
  });

  it('begin a ledger with what was owed before a month', async () => {
    await open('/opening-balance?id=lse_1');
    await press('Add what is owed');
    await userEvent.clear(await screen.findByLabelText(/^Was due on/));
    await press('Save balance');
    expect((await screen.findAllByText('Choose a date')).length).toBeGreaterThan(0);
    await expectOutline('opening-balance-errors');
  });

  it('begin a ledger once', async () => {
    await open('/opening-balance?id=lse_1', rich({ may: { change: true, open: false, share: true } }));
    expect(await screen.findByText(/already has an opening balance/)).toBeTruthy();
    await expectOutline('opening-balance-entered');
  });

  it('are closed to who may only look, and ask the server nothing', async () => {
    logIn({ role: 'orgAdmin', account: { canChange: false } });
    const calls = fakeServer({});
    for (const path of ['/receive-payment?id=lse_1', '/opening-balance?id=lse_1', '/edit-charge?id=lse_1']) {
      await renderScreen(path);
      await screen.findByRole('heading', { level: 1 });
      leaveScreen();
    }
    expect(calls).not.toContain(one.replace('*', 'lse_1'));
  });
});

describe('late fees [RTE-02]', () => {
  const fee = (more: object) => ({
    lease_id: 'lse_1',
    unit_number: '101',
    property_title: 'Elm House',
    tenants: ['Theo Barnes'],
    entry_id: 'rent:1',
    kind: 'rent',
    label: '',
    due_on: '2026-11-01',
    open: 145_000,
    cents: 0,
    ...more,
  });
  const read = 'GET /api/ledger/listLateFees';
  const due = fee({ cents: 7_250, first_fee_day: '2026-11-07', cap: 'N.C. Gen. Stat. § 42-46' });
  const other = fee({ lease_id: 'lse_2', tenants: ['Kim Diaz'], cents: 500, first_fee_day: '2026-11-06' });

  it('are shown with what is left out, why, and the law', async () => {
    const excluded = [
      fee({ lease_id: 'lse_3', excluded: 'The lease has no late fee' }),
      fee({ lease_id: 'lse_4', excluded: 'In grace', first_fee_day: '2026-11-30' }),
    ];
    fakeServer({ [read]: () => ok({ fees: [due, other, ...excluded], has_more: true }) });
    await renderScreen('/late-fees');
    expect(await screen.findByText('The lease has no late fee')).toBeTruthy();
    await expectOutline('late-fees');
  });

  it('are charged for the chosen leases alone, and what was refused is said at its lease', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [read]: () => ok({ fees: [due, other], has_more: false }),
      'POST /api/ledger/assessLateFees': ({ body }: Asked) => {
        bodies.push(body);
        return ok({ posted: [], refused: [{ lease_id: 'lse_2', why: 'The books are closed.' }] });
      },
    });
    await renderScreen('/late-fees');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Kim Diaz/ }));
    await press('Charge 1 late fee, $5.00');
    const dialog = within(await screen.findByRole('dialog', { name: 'Charge late fees' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Charge 1 late fee, $5.00' }));
    expect(await dialog.findByText('The books are closed.')).toBeTruthy();
    const run = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(bodies).toEqual([{ run, leases: [{ lease_id: 'lse_2', entry_ids: ['rent:1'] }] }]);
  });

  it('are none, and cannot be charged by who may only look', async () => {
    fakeServer({ [read]: () => ok({ fees: [], has_more: false }) });
    await renderScreen('/late-fees');
    expect(await screen.findByText('No late fee is due today')).toBeTruthy();
    await expectOutline('late-fees-none');
    leaveScreen();
    logIn({ role: 'orgAdmin', account: { canChange: false } });
    fakeServer({ [read]: () => ok({ fees: [{ ...due, cap: undefined }], has_more: false }) });
    await renderScreen('/late-fees');
    expect(await screen.findByText(/We don’t have this state’s late fee limit yet/)).toBeTruthy();
    await expectOutline('late-fees-read-only');
  });

  it('wait', async () => {
    fakeServer({ [read]: never });
    await renderScreen('/late-fees');
    expect(await screen.findByText('Loading...')).toBeTruthy();
  });
});
