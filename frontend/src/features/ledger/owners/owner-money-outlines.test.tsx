// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../../shared/contract/bills';
import type { OwnerStatement, PropertyLine, PropertyMoney } from '../../../../../shared/contract/owner-money';
import { fakeServer, ok } from '../../../testing/fake-server';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  logIn({ role: 'orgAdmin' });
});
afterEach(() => {
  leaveScreen();
  vi.useRealTimers();
});

const rosa = { owner_id: 'own_1', name: 'Rosa Delgado' };
const figures = { balance: 72_000, uncleared: 12_000, reserve: 3_000, fees_due: 5_760, bills_due: 0 };
const owners: PropertyMoney['owners'] = [
  { ...rosa, ...figures, distributable: 51_240, transferable: 40_000, bank_ready: true },
  {
    ...rosa,
    ...figures,
    owner_id: 'own_2',
    name: 'Ida Holm',
    distributable: 100,
    transferable: 0,
    bank_ready: true,
  },
  {
    ...rosa,
    ...figures,
    owner_id: 'own_3',
    name: 'Bo Lind',
    distributable: 200,
    transferable: 5,
    bank_ready: false,
  },
  {
    owner_id: 'own_4',
    name: 'Grace Holloway',
    balance: -100,
    uncleared: 0,
    reserve: 0,
    fees_due: 0,
    bills_due: 700,
    distributable: 0,
    transferable: 0,
    bank_ready: false,
  },
];
const line = (entry_id: string, more: Partial<PropertyLine> = {}): PropertyLine => ({
  entry_id,
  type: 'expense',
  on: '2026-11-20',
  at: '2026-11-20T09:00:00.000Z',
  by: 'Ada Vale',
  why: '',
  cents: -18_000,
  parts: [{ ...rosa, cents: -18_000 }],
  vendor: 'Ace',
  category: 'repairs',
  method: 'check',
  reference: '7',
  is_reversed: false,
  has_invoice: false,
  ...more,
});
const sent = { type: 'distribution', method: 'provider', category: undefined, vendor: '' } as const;
const transfers = (['sending', 'sent', 'returned', 'failed'] as const).map((state, at) =>
  line(`distribution:${at}`, { ...sent, reference: '', transfer: { state, back: 0 } }),
);
const money = (more: Partial<PropertyMoney> = {}): PropertyMoney => ({
  property_id: 'prp_1',
  property_title: 'Elm House',
  today: '2026-11-22',
  may: { change: true },
  owners,
  at_provider: 40_000,
  closed_through: '2026-10-31',
  terms: { fee: { kind: 'percent', hundredths: 825 }, from: '2026-10', reserve: 3_000, version: 1 },
  lines: [
    line('expense:1', {
      has_invoice: true,
      why: 'Leak',
      parts: [
        { ...rosa, cents: -9_000 },
        { ...rosa, name: 'Ida Holm', cents: -9_000 },
      ],
    }),
    line('expense:2', { is_reversed: true, category: 'association', method: 'transfer', reference: '' }),
    line('reversal:1', {
      type: 'reversal',
      cents: 18_000,
      category: undefined,
      method: undefined,
      reference: '',
    }),
    line('contribution:1', {
      type: 'contribution',
      cents: 5_000,
      category: undefined,
      method: 'cash',
      vendor: '',
    }),
    line('management:1', {
      type: 'management',
      month: '2026-10',
      category: undefined,
      vendor: '',
      method: undefined,
    }),
    line('bill:1', { type: 'bill', cents: 0, parts: [], has_invoice: true, method: undefined }),
    line('payout:1', { ...sent, type: 'payout', method: 'transfer', cents: 0, moved: 12_345, parts: [] }),
    ...transfers,
    line('transferback:1', { ...sent, cents: 35_000 }),
  ],
  ...more,
});
const bill = (bill_id: string, more: Partial<Bill> = {}): Bill => ({
  bill_id,
  vendor: 'Columbus Water',
  category: 'utilities',
  cents: 31_245,
  state: 'open',
  billed_on: '2026-11-01',
  due_on: '2026-11-22',
  reference: '',
  memo: '',
  unit_number: '',
  has_invoice: false,
  ...more,
});
const bills = [
  bill('bill:1', { due_on: '2026-11-21', reference: 'W-9', memo: 'Third quarter', has_invoice: true }),
  bill('bill:2', { unit_number: '101' }),
  bill('bill:3', { state: 'paid', paid: { on: '2026-10-19', method: 'check', reference: '12' } }),
  bill('bill:4', { state: 'void', category: 'legal' }),
];
const units = [{ unit_id: 'unt_1', unit_number: '101' }];
const serve = (more: Partial<PropertyMoney> = {}, some: readonly Bill[] = bills) =>
  fakeServer({
    'GET /api/ledger/getPropertyMoney/*': () => ok(money(more)),
    'GET /api/ledger/listBills/*': () => ok({ bills: some, has_more: some.length > 0, owed: 62_490, units }),
  });
const path = '/property-money?id=prp_1';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a property’s money [RTE-02]', () => {
  it('has each owner, bill and entry', async () => {
    serve();
    await renderScreen(path);
    expect(await screen.findByText('Bills: $624.90 to pay')).toBeTruthy();
    await expectOutline('owner-money');
  });

  it('is read by who may not change it, and empty at first', async () => {
    serve({
      may: { change: false },
      lines: [],
      terms: { ...money().terms, fee: { kind: 'none' }, from: '' },
    });
    await renderScreen(path);
    expect(await screen.findByText('No entries yet')).toBeTruthy();
    await screen.findByText('Bills: $624.90 to pay');
    expect(screen.queryByRole('button', { name: /^(Record|Pay|Change|Actions)/ })).toBeNull();
    await expectOutline('owner-money-read-only');
  });

  it.each([
    { button: 'Record contribution', submit: 'Record the contribution', outline: 'owner-contribution' },
    { button: 'Record expense', submit: 'Record the expense', outline: 'owner-expense' },
    { button: 'Record a payout', submit: undefined, outline: 'owner-payout' },
    { button: 'Pay Rosa Delgado', submit: undefined, outline: 'owner-pay-send' },
    { button: 'Pay Ida Holm', submit: undefined, outline: 'owner-pay-not-cleared' },
    { button: 'Pay Bo Lind', submit: undefined, outline: 'owner-pay-no-bank' },
    { button: 'Change', submit: undefined, outline: 'owner-fee-percent' },
    { button: 'Record bill', submit: 'Record the bill', outline: 'owner-bill' },
    { button: 'Add recurring bill', submit: 'Add', outline: 'owner-recurring-bill' },
  ])('has a dialog: $outline', async ({ button, submit, outline }) => {
    serve({ lines: [] }, []);
    await renderScreen(path);
    await press(button);
    await screen.findByRole('dialog');
    if (submit) {
      await press(submit);
      expect((await screen.findAllByText('Enter an amount above zero')).length).toBeGreaterThan(0);
    }
    await expectOutline(outline);
  });

  it.each([
    { item: 'Pay', outline: 'owner-bill-pay' },
    { item: 'Void', outline: 'owner-bill-void' },
  ])('has a dialog of a bill: $outline', async ({ item, outline }) => {
    serve({ lines: [] }, bills.slice(0, 1));
    await renderScreen(path);
    await press('Actions for Columbus Water, due Nov 21, 2026');
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole('dialog');
    await expectOutline(outline);
  });

  it.each([
    { entry: line('expense:1'), item: 'Reverse', outline: 'owner-reverse' },
    { entry: transfers[1], item: 'Take back', outline: 'owner-take-back' },
  ])('has a dialog of an entry: $outline', async ({ entry, item, outline }) => {
    serve({ lines: entry ? [entry] : [] }, []);
    await renderScreen(path);
    await press(/^Actions for/);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole('dialog');
    await press(item);
    expect((await screen.findAllByText('Say why')).length).toBeGreaterThan(0);
    await expectOutline(outline);
  });
});

describe('bills that come again', () => {
  it('stand below the bills, with what can be changed of them', async () => {
    const lawn = {
      recurring_id: 'rec_1',
      version: 1,
      every: 12 as const,
      day: 15,
      from_month: '2026-12',
      amounts: [{ from_month: '2026-12', cents: 12_500 }],
      through: '',
      next_month: '2026-12',
      vendor: 'Green Lawns',
      category: 'landscaping' as const,
      reference: '',
      memo: '',
      due_days: 14,
      unit_number: '101',
    };
    fakeServer({
      'GET /api/ledger/getPropertyMoney/*': () => ok(money({ lines: [] })),
      'GET /api/ledger/listBills/*': () =>
        ok({ bills: [], has_more: false, owed: 0, units, recurring: [lawn] }),
    });
    await renderScreen(path);
    await press('Actions for Green Lawns, Unit 101');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'End it' }));
    await screen.findByRole('dialog');
    await expectOutline('owner-recurring-bills');
  });
});

describe('management fees [RTE-02]', () => {
  const read = 'GET /api/ledger/listManagementFees';
  const fee = (property_id: string, more: object) => ({
    property_id,
    property_title: 'Elm House',
    fee: { kind: 'percent', hundredths: 800 },
    due: 8_000,
    charged: 0,
    owners: [{ ...rosa, collected: 100_000, due: 8_000 }],
    ...more,
  });

  it.each([
    {
      answer: {
        is_over: true,
        has_more: true,
        fees: [
          fee('prp_1', {}),
          fee('prp_2', {
            due: -500,
            fee: { kind: 'flat', cents: 5_000 },
            owners: [{ ...rosa, collected: -5, due: -500 }],
          }),
          fee('prp_3', { due: 0, charged: 8_000, owners: [{ ...rosa, collected: 1, due: 0 }] }),
          fee('prp_4', { due: 0, owners: [{ ...rosa, collected: 0, due: 0 }] }),
        ],
      },
      word: 'Charge 2 properties, $75.00',
      outline: 'management-fees',
    },
    {
      answer: { is_over: false, has_more: false, fees: [fee('prp_1', {})] },
      word: 'Oct 2026 is not over',
      outline: 'management-fees-month-not-over',
    },
    {
      answer: { is_over: true, has_more: false, fees: [] },
      word: 'No management fee is set for this month',
      outline: 'management-fees-none',
    },
  ])('are shown before they are charged: $outline', async ({ answer, word, outline }) => {
    fakeServer({ [read]: () => ok({ month: '2026-10', ...answer }) });
    await renderScreen('/management-fees?month=2026-10');
    expect(await screen.findByText(word)).toBeTruthy();
    await expectOutline(outline);
  });
});

describe('owner statements [RTE-02]', () => {
  const sums = {
    beginning: 1,
    receipts: 65_000,
    expenses: -9_000,
    fees: -5_200,
    contributions: 700,
    distributions: -40_000,
    adjustments: 0,
    ending: 11_501,
    deposits: 145_000,
  };
  const entry = { property_id: 'prp_1', on: '2026-10-04', unit_number: '101', vendor: '', note: '' };
  const statement = (more: Partial<OwnerStatement> = {}): OwnerStatement => ({
    owner_id: 'own_1',
    owner_name: 'Rosa Delgado',
    organization: 'Vale Homes',
    month: '2026-10',
    from: '2026-10-01',
    to: '2026-10-31',
    totals: sums,
    differing: [],
    may: { issue: true },
    properties: [
      { property_id: 'prp_1', property_title: 'Elm House', ...sums },
      { property_id: 'prp_2', property_title: 'Oak Court', ...sums, fees: 0, contributions: 0, deposits: 0 },
    ],
    lines: [
      {
        ...entry,
        section: 'receipts',
        type: 'payment',
        kind: 'rent',
        cents: 65_000,
        whole: 130_000,
        is_late: true,
      },
      {
        ...entry,
        section: 'fees',
        type: 'management',
        kind: 'management',
        cents: -5_200,
        whole: -5_200,
        is_late: false,
      },
    ],
    ...more,
  });

  it.each([
    { more: {}, word: 'This is a preview', outline: 'owner-statement-preview' },
    {
      more: { issued_at: '2026-11-02T09:00:00.000Z', may: { issue: false }, properties: [] },
      word: /Issued Nov 02, 2026/,
      outline: 'owner-statement-issued',
    },
    {
      more: { differing: ['Elm House', 'Oak Court'], lines: [], may: { issue: false } },
      word: 'This statement cannot be issued',
      outline: 'owner-statement-differs',
    },
  ])('of a month: $outline', async ({ more, word, outline }) => {
    fakeServer({ 'GET /api/ledger/getStatement/*': () => ok(statement(more)) });
    await renderScreen('/owner-statement?id=own_1&month=2026-10');
    expect(await screen.findByText(word)).toBeTruthy();
    await expectOutline(outline);
  });

  it('ask before they are issued', async () => {
    fakeServer({ 'GET /api/ledger/getStatement/*': () => ok(statement({ properties: [], lines: [] })) });
    await renderScreen('/owner-statement?id=own_1&month=2026-10');
    await press('Issue statement');
    expect(await screen.findByText(/Rosa Delgado is notified/)).toBeTruthy();
    await expectOutline('owner-statement-issue');
  });

  it.each([
    {
      answer: {
        is_over: true,
        has_more: true,
        owners: [
          { ...rosa, balance: 10_800, is_open: true },
          { ...rosa, owner_id: 'own_3', name: 'Bo Lind', balance: -5, last: '2026-09', is_open: true },
          { owner_id: 'own_2', name: 'Grace Holloway', balance: 0, last: '2026-10', is_open: false },
        ],
      },
      word: 'Issue 2 statements',
      outline: 'owner-statements-month',
    },
    {
      answer: { is_over: false, has_more: false, owners: [{ ...rosa, balance: 1, is_open: true }] },
      word: 'Oct 2026 is not over',
      outline: 'owner-statements-month-not-over',
    },
    {
      answer: { is_over: true, has_more: false, owners: [] },
      word: 'No owner money yet',
      outline: 'owner-statements-none',
    },
  ])('of all owners: $outline', async ({ answer, word, outline }) => {
    fakeServer({ 'GET /api/ledger/listMonthStatements': () => ok({ month: '2026-10', ...answer }) });
    await renderScreen('/owner-statements?month=2026-10');
    expect(await screen.findByText(word)).toBeTruthy();
    await expectOutline(outline);
  });

  it.each([
    { statements: true, months: 7, word: 'Sep 2026', outline: 'owner-statements-of-one' },
    { statements: false, months: 0, word: 'No statements yet', outline: 'owner-statements-of-one-none' },
  ])('of one owner: $outline', async ({ statements, months, word, outline }) => {
    const days = { from: '2026-09-01', to: '2026-09-30', issued_at: '2026-10-02T09:00:00.000Z' };
    const issued = {
      owner_id: 'own_1',
      owner_name: 'Rosa Delgado',
      month: '2026-09',
      ending: -10_800,
      ...days,
    };
    fakeServer({
      'GET /api/ledger/listStatements/*': () =>
        ok({
          owner_id: 'own_1',
          owner_name: 'Rosa Delgado',
          statements: statements ? [issued] : [],
          months: Array.from({ length: months }, (_, at) => `2026-0${at + 1}`),
        }),
    });
    await renderScreen('/owner-statements?id=own_1');
    expect(await screen.findByText(word)).toBeTruthy();
    await expectOutline(outline);
  });
});
