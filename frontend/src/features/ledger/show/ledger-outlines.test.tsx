// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ledger, LedgerLine, OnlinePayment, Plan } from '../../../../../shared/contract/ledger-shapes';
import type { RecurringCharge } from '../../../../../shared/contract/recurring';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { movedLines, otherLines, paymentLines } from '../../../testing/ledger-line-samples';
import { aLedger, ledgerLine, paymentLine } from '../../../testing/ledger-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

const one = 'GET /api/ledger/getLedger/*';
const coming = 'GET /api/ledger/listComingRent/*';
const path = '/ledgesData?id=lse_1';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(() => {
  leaveScreen();
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function openMenu(name: string | RegExp): Promise<(string | null)[]> {
  await press(name);
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
}
async function open(ledger: Ledger) {
  fakeServer({ [one]: () => ok(ledger) });
  await renderScreen(path);
  await screen.findByRole('heading', { level: 1, name: 'Ledger for Unit 101' });
}
/** The dialog of a line's menu. */
async function openDialog(line: LedgerLine, item: string | RegExp, more: Partial<Ledger> = {}) {
  await open(aLedger({ lines: [line], ...more }));
  await press(/^Actions for/);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
}

const online = (payment_id: string, more: Partial<OnlinePayment>): OnlinePayment => ({
  payment_id,
  state: 'pending',
  cents: 20_000,
  payer: 'Theo Barnes',
  failure: '',
  begun: '2026-11-20',
  at: '2026-11-20T10:00:00.000Z',
  ...more,
});

describe('every entry of a ledger [RTE-02]', () => {
  it('has its own word, with what it is about and what it changes', async () => {
    const second = { tenant_id: 'kim', name: 'Kim Diaz' };
    const late = ledgerLine({
      entry_id: 'charge:9',
      seq: 9,
      balance: -2_500,
      charge: { kind: 'utility', label: 'Utilities', due: '2026-11-05', cents: 6_000, is_reversed: true },
    });
    const figures = { balance: -2_500, past_due: 45_001, prepaid: 2_502, deposit_held: 145_003 };
    const tenants = [...aLedger().tenants, second];
    await open(
      aLedger({
        ...figures,
        tenants,
        differs: true,
        next: 'c1',
        lines: [...otherLines, ...paymentLines, ...movedLines, late],
        online: [
          online('pay_90', { method: 'card' }),
          online('pay_91', { state: 'initiated', payer: '' }),
          online('pay_92', { state: 'failed', failure: 'The card was declined.' }),
        ],
      }),
    );
    await expectOutline('ledger-every-entry');
  });

  it('tells of none yet, and of a ledger whose filter finds nothing', async () => {
    await open(aLedger({ lines: [], status: 'settled' }));
    expect(await screen.findByText('No entries yet')).toBeTruthy();
    await expectOutline('ledger-without-entries');
    leaveScreen();
    fakeServer({ [one]: () => ok(aLedger({ lines: [] })) });
    await renderScreen(`${path}&show=credits&as_of=2026-10-31`);
    expect(await screen.findByText('Balance on Oct 31, 2026')).toBeTruthy();
    await expectOutline('ledger-filter-finds-nothing');
  });

  it.each([
    { status: 403, code: 'forbidden', outline: 'ledger-forbidden' },
    { status: 404, code: 'not-found', outline: 'ledger-not-found' },
    { status: 500, code: 'internal', outline: 'ledger-failed' },
  ])('answers $status with what can be done', async ({ status, code, outline }) => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeServer({ [one]: () => refused(status, code) });
    await renderScreen(path);
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    await screen.findByRole('heading', { level: 1 });
    await expectOutline(outline);
    vi.restoreAllMocks();
  });

  it('waits without words that may be wrong', async () => {
    fakeServer({ [one]: never });
    await renderScreen(path);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await expectOutline('ledger-loads');
  });
});

describe('what may be done with a ledger', () => {
  const may = { change: true, open: true, share: true };

  it.each([
    [
      'active',
      0,
      may,
      [
        'Go to the lease',
        'Add recurring charge',
        'Write off',
        'Online payments: off',
        'Opening balance',
        'Download PDF',
      ],
      null,
    ],
    [
      'ended',
      0,
      may,
      [
        'Go to the lease',
        'Add recurring charge',
        'Write off',
        'Online payments: off',
        'Opening balance',
        'Download PDF',
      ],
      true,
    ],
    [
      'void',
      0,
      may,
      ['Go to the lease', 'Write off', 'Online payments: off', 'Opening balance', 'Download PDF'],
      null,
    ],
    [
      'void',
      1,
      may,
      ['Go to the lease', 'Write off', 'Online payments: off', 'Opening balance', 'Download PDF'],
      true,
    ],
    ['ended', 1, { ...may, change: false }, ['Go to the lease', 'Opening balance', 'Download PDF'], null],
    [
      'active',
      0,
      { ...may, open: false },
      ['Go to the lease', 'Add recurring charge', 'Write off', 'Online payments: off', 'Download PDF'],
      null,
    ],
    ['settled', 0, may, ['Go to the lease', 'Write off', 'Online payments: off', 'Download PDF'], false],
  ] as const)('%s, holding %i: as the lease stands', async (status, deposit_held, may, items, settles) => {
    await open(aLedger({ status, deposit_held, may }));
    const settle = screen.queryByRole('link', { name: /^Settle/ });
    const label = settles === null ? undefined : settles ? 'Settle deposit' : 'Settlement';
    expect(settle?.textContent).toBe(label);
    expect(await openMenu('More for this ledger')).toEqual(items);
  });

  const parking: RecurringCharge = {
    recurring_id: 'rec_1',
    version: 2,
    every: 1,
    day: 5,
    from_month: '2026-08',
    amounts: [
      { from_month: '2026-08', cents: 7_500 },
      { from_month: '2027-01', cents: 8_000 },
    ],
    through: '2026-11',
    next_month: '2026-12',
    kind: 'parking',
    label: 'Stall 4',
  };
  const { next_month: _, ...over } = parking;
  const recurring: RecurringCharge[] = [
    parking,
    { ...parking, recurring_id: 'rec_2', every: 3, day: 31, kind: 'utility', label: '', to_month: '2027-06' },
    { ...over, recurring_id: 'rec_3', kind: 'other', label: 'Storage', to_month: '2026-11' },
  ];

  it('has what comes again, and who may not change it reads it alone', async () => {
    await open(aLedger({ recurring }));
    await expectOutline('ledger-recurring');
    leaveScreen();
    await open(aLedger({ recurring, may: { ...may, change: false } }));
    expect(screen.queryByRole('button', { name: /^Actions for Parking/ })).toBeNull();
  });

  it.each([
    {
      item: 'Change the amount',
      outline: 'ledger-recurring-amount',
      problem: 'Enter an amount above zero',
    },
    { item: 'End it', outline: 'ledger-recurring-end', problem: undefined },
  ])('changes what comes again: $item', async ({ item, outline, problem }) => {
    await open(aLedger({ recurring }));
    await press('Actions for Parking: Stall 4');
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    const dialog = within(await screen.findByRole('dialog'));
    if (problem) {
      await press('Save');
      expect(await dialog.findByText(problem)).toBeTruthy();
    }
    await expectOutline(outline);
  });

  it('sends the end of what comes again', async () => {
    const asked: Asked[] = [];
    const change = 'POST /api/books/changeRecurringCharge';
    fakeServer({
      [one]: () => ok(aLedger({ recurring })),
      [change]: (call) => {
        asked.push(call);
        return ok({ version: 3 });
      },
    });
    await renderScreen(path);
    await press('Actions for Parking: Stall 4');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End it' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Last month'), '2027-02');
    await press('Save');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({
      lease_id: 'lse_1',
      recurring_id: 'rec_1',
      version: 2,
      to_month: '2027-02',
    });
  });

  it('writes off what is chosen of what is open [D67]', async () => {
    const asked: Asked[] = [];
    const off = 'POST /api/books/writeOffCharges';
    const late = { charge: 2, kind: 'late', label: '', due: '2026-11-07', cents: 5_000 } as const;
    const ledger = aLedger();
    fakeServer({
      [one]: () => ok({ ...ledger, status: 'settled', open: [...ledger.open, late] }),
      [off]: (call) => {
        asked.push(call);
        return ok({ entry_id: 'writeoff:1' });
      },
    });
    await renderScreen(path);
    await press('More for this ledger');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Write off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press('Write off $500.00');
    expect(await dialog.findByText('Say why')).toBeTruthy();
    await expectOutline('ledger-write-off');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Late fee/ }));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Moved away');
    await press('Write off $450.00');
    await waitFor(() => expect(asked).toHaveLength(1));
    const charges = [{ charge: 1, cents: 45_000 }];
    expect(asked[0]?.body).toEqual({ lease_id: 'lse_1', charges, reason: 'Moved away' });
  });

  it('recovers what was written off, once [D67]', async () => {
    const { charge: _, ...line } = ledgerLine({
      entry_id: 'writeoff:1',
      type: 'write-off',
      amount: -45_000,
      balance: 0,
      why: 'Moved away',
      covers: [{ charge: 1, kind: 'rent', label: '', due: '2026-11-01', cents: 45_000 }],
    });
    const dialog = await openDialog(line, 'Recover', { written_off: 45_000 });
    expect(dialog.getByRole('button', { name: 'Recover' })).toBeTruthy();
    await expectOutline('ledger-recover');
    leaveScreen();
    await open(aLedger({ lines: [{ ...line, is_recovered: true }] }));
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  const plan: Plan = {
    made_on: '2026-11-20',
    debt: 45_000,
    left: 30_000,
    state: 'kept',
    parts: [
      { due_on: '2026-11-21', cents: 15_000, left: 0 },
      { due_on: '2026-12-05', cents: 15_000, left: 10_000 },
      { due_on: '2026-12-19', cents: 15_000, left: 15_000 },
    ],
    note: 'Promised by phone',
  };

  it('has what the tenants promised to pay, and ends it [D67]', async () => {
    await open(aLedger({ plan, plannable: 30_000 }));
    await press('End plan');
    await screen.findByRole('dialog');
    await expectOutline('ledger-plan');
    leaveScreen();
    await open(aLedger({ plan: { ...plan, state: 'broken' }, may: { ...may, change: false } }));
    expect(screen.getByText('Plan broken')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End plan' })).toBeNull();
  });

  it('makes a payment plan of what is past due [D67]', async () => {
    const asked: Asked[] = [];
    const make = 'POST /api/books/makePaymentPlan';
    fakeServer({
      [one]: () => ok(aLedger({ plannable: 45_000 })),
      [make]: (call) => {
        asked.push(call);
        return ok({});
      },
    });
    await renderScreen(path);
    await press('More for this ledger');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Payment plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Paid in'), '2');
    await expectOutline('ledger-plan-new');
    await press('Save the plan');
    await waitFor(() => expect(asked).toHaveLength(1));
    const parts = [
      { due_on: '2026-11-29', cents: 22_500 },
      { due_on: '2026-12-29', cents: 22_500 },
    ];
    expect(asked[0]?.body).toEqual({ lease_id: 'lse_1', parts, note: '' });
  });

  it('proposes the fee that was set for a check that bounced', async () => {
    const check = await openDialog(paymentLine(), 'Returned or entered by mistake', { returned_fee: 3_500 });
    expect(check.getByLabelText(/^Fee for the tenants/)).toHaveProperty('value', '35.00');
    leaveScreen();
    const { payment } = paymentLine();
    const cash = paymentLine(payment && { payment: { ...payment, method: 'cash' } });
    const dialog = await openDialog(cash, 'Returned or entered by mistake', { returned_fee: 3_500 });
    expect(dialog.getByLabelText(/^Fee for the tenants/)).toHaveProperty('value', '');
  });

  it('adds what comes again', async () => {
    const asked: Asked[] = [];
    const add = 'POST /api/books/addRecurringCharge';
    fakeServer({
      [one]: () => ok(aLedger()),
      [add]: (call) => {
        asked.push(call);
        return ok({ recurring_id: 'rec_9' });
      },
    });
    await renderScreen(path);
    await press('More for this ledger');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add recurring charge' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press('Add');
    expect(await dialog.findByText('Enter an amount above zero')).toBeTruthy();
    await expectOutline('ledger-recurring-add');
    await userEvent.type(dialog.getByLabelText(/^Amount/), '75');
    await press('Add');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({
      lease_id: 'lse_1',
      kind: 'parking',
      label: '',
      every: 1,
      day: 1,
      from_month: '2026-12',
      cents: 7_500,
    });
  });

  it('shows its menu with the state of online payments', async () => {
    await open(aLedger({ status: 'ended', choice: { mode: 'full', is_ready: true } }));
    expect(await openMenu('More for this ledger')).toContain('Online payments: on');
    await expectOutline('ledger-menu');
  });

  it.each([
    ['of a charge with something open', ledgerLine(), ['Change the charge', 'Waive', 'Reverse']],
    [
      'of a charge that is paid',
      ledgerLine({ seq: 7 }),
      ['Change the charge', 'WaiveNothing of it is open', 'Reverse'],
    ],
    [
      'of cash',
      paymentLines[0],
      [
        'Receipt',
        'Payment status',
        'Record a refund',
        'Choose what it pays',
        'Returned or entered by mistake',
      ],
    ],
    [
      'of what was refunded',
      paymentLines[1],
      [
        'Receipt',
        'Payment status',
        'Record a refundAll of it was refunded',
        'Choose what it pays',
        'Returned or entered by mistake',
      ],
    ],
    [
      'of a card',
      paymentLines[2],
      [
        'Receipt',
        'Payment status',
        'Refund',
        'Choose what it pays',
        'Returned or entered by mistakeThe payment provider reports this automatically',
      ],
    ],
    [
      'of money from the deposit',
      paymentLines[5],
      [
        'Receipt',
        'Payment status',
        'Record a refund',
        'Choose what it paysReverse the charge it paid instead',
        'Returned or entered by mistakeReverse the charge it paid instead',
      ],
    ],
    ['of a deposit that went', movedLines[0], ['Ledger for Unit 204', 'Take the deposit back']],
    ['of a deposit that was taken back', movedLines[1], ['Ledger for Unit 204']],
    ['of a deposit that came', movedLines[2], ['Ledger for Unit 204']],
  ] as const)('offers in the menu %s what is possible', async (_, line, items) => {
    await open(aLedger({ lines: line ? [line] : [] }));
    expect(await openMenu(/^Actions for/)).toEqual(items);
  });

  it('offers nothing at a reversed charge, and only the status of what is returned or disputed', async () => {
    const reversed = { kind: 'utility', label: '', due: '2026-11-05', cents: 1, is_reversed: true } as const;
    await open(aLedger({ lines: [...paymentLines.slice(3, 5), ledgerLine({ charge: reversed })] }));
    const menus = await screen.findAllByRole('button', { name: /^Actions for/ });
    expect(menus).toHaveLength(2);
    for (const menu of menus) {
      await userEvent.click(menu);
      const offered = await screen.findAllByRole('menuitem');
      expect(offered.map(({ textContent }) => textContent)).toEqual(['Payment status']);
      // A menu hears keys once it has the focus, a frame after it opened.
      await waitFor(() => expect(document.activeElement?.role).toBe('menu'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    }
  });

  it('takes no deposit back to a lease that is settled', async () => {
    await open(aLedger({ lines: movedLines.slice(0, 1), status: 'settled' }));
    expect(await openMenu(/^Actions for/)).toContain('Take the deposit backThis lease is settled');
    await expectOutline('ledger-line-menu');
  });
});

describe('a change of a ledger in a dialog', () => {
  it.each([
    { line: ledgerLine(), item: 'Waive', outline: 'ledger-waive' },
    { line: ledgerLine(), item: 'Reverse', outline: 'ledger-reverse' },
    { line: paymentLine(), item: 'Record a refund', outline: 'ledger-record-refund' },
    { line: paymentLines[2], item: 'Refund', outline: 'ledger-refund-online' },
    { line: paymentLine(), item: 'Choose what it pays', outline: 'ledger-reallocate' },
    { line: paymentLine(), item: /^Returned/, outline: 'ledger-return' },
    { line: paymentLine(), item: 'Receipt', outline: 'ledger-receipt' },
    { line: movedLines[0], item: 'Take the deposit back', outline: 'ledger-undo-move' },
  ])('says what it does: $outline', async ({ line, item, outline }) => {
    if (!line) throw new Error('The sample is missing');
    await openDialog(line, item, { closed_through: '2026-11-15' });
    await expectOutline(outline);
  });

  it('asks for an amount within what is open, and why', async () => {
    const waive = await openDialog(ledgerLine(), 'Waive');
    const amount = waive.getByLabelText(/^Amount/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '450.01');
    await userEvent.click(waive.getByRole('button', { name: 'Waive' }));
    expect((await waive.findAllByText('At most $450.00 is open')).length).toBeGreaterThan(0);
    await expectOutline('ledger-waive-errors');
    await userEvent.clear(amount);
    await userEvent.click(waive.getByRole('button', { name: 'Waive' }));
    expect((await waive.findAllByText('Enter an amount above zero')).length).toBeGreaterThan(0);
  });

  it('refunds at most what is left of the payment, on a day', async () => {
    const bodies: unknown[] = [];
    const post = 'POST /api/ledger/refundPayment';
    const line = paymentLines[2] as LedgerLine;
    const refund = await openDialog(line, 'Refund');
    fakeServer({
      [one]: () => ok(aLedger({ lines: [line] })),
      [post]: ({ body }: Asked) => {
        bodies.push(body);
        return ok({ entry_id: 'refund:1' });
      },
    });
    await userEvent.clear(refund.getByLabelText(/^Refunded on/));
    await userEvent.click(refund.getByRole('button', { name: 'Refund' }));
    expect((await refund.findAllByText('Enter an amount above zero')).length).toBeGreaterThan(0);
    await expectOutline('ledger-refund-errors');
    await userEvent.type(refund.getByLabelText(/^Refunded on/), '2026-11-22');
    await userEvent.type(refund.getByLabelText(/^Amount/), '960.01');
    await userEvent.type(refund.getByLabelText(/^Reason/), ' Agreed ');
    await userEvent.click(refund.getByRole('button', { name: 'Refund' }));
    expect((await refund.findAllByText('At most $960.00 is possible')).length).toBeGreaterThan(0);
    await userEvent.clear(refund.getByLabelText(/^Amount/));
    await userEvent.type(refund.getByLabelText(/^Amount/), '960');
    await userEvent.click(refund.getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('Refund recorded.')).toBeTruthy();
    const facts = { cents: 96_000, refunded_on: '2026-11-22', reason: 'Agreed' };
    expect(bodies).toEqual([{ lease_id: 'lse_1', payment_id: 'pay_1', ...facts }]);
  });

  it('chooses online payments for the lease or the property', async () => {
    const bodies: unknown[] = [];
    fakeServer({
      [one]: () => ok(aLedger({ choice: { mode: 'full', property: 'full', is_ready: true } })),
      'POST /api/ledger/chooseOnlinePayments': ({ body }: Asked) => {
        bodies.push(body);
        return { body: { success: 1 } };
      },
    });
    await renderScreen(path);
    await press('More for this ledger');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Online payments: on' }));
    const whole = await screen.findByRole('radio', { name: /The whole balance only/ });
    expect(whole).toHaveProperty('checked', true);
    await expectOutline('ledger-online-payments');
    await userEvent.click(screen.getByRole('radio', { name: /Any amount/ }));
    await userEvent.click(screen.getByRole('radio', { name: /For the whole property/ }));
    await press('Save');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(bodies).toEqual([{ lease_id: 'lse_1', mode: 'any', scope: 'property' }]);
  });

  it('says what online payments wait for', async () => {
    await open(aLedger());
    await press('More for this ledger');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Online payments: off' }));
    expect(await screen.findByText(/start once every owner of the property/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Any amount/ })).toHaveProperty('checked', true);
  });
});

describe('the rent to come', () => {
  const comingLines = [
    {
      entry_id: 'rent:2',
      on: '2026-11-24',
      type: 'charge',
      amount: 145_000,
      balance: 190_000,
      charge: { kind: 'rent', label: '', due: '2026-12-01' },
    },
    { entry_id: 'apply:2', on: '2026-11-24', type: 'apply', amount: 0, balance: -1_000 },
  ];

  it.each([
    { lines: comingLines, word: 'Prepayment used', outline: 'ledger-coming-rent' },
    { lines: [], word: 'No rent to come', outline: 'ledger-coming-rent-none' },
  ])('shows $outline', async ({ lines, word, outline }) => {
    fakeServer({ [one]: () => ok(aLedger()), [coming]: () => ok({ lines }) });
    await renderScreen(path);
    await press('Next 12 months');
    expect(await screen.findByText(word)).toBeTruthy();
    await expectOutline(outline);
  });
});
