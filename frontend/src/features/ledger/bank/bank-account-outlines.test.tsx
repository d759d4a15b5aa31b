// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BankAccount, BankLine, BankUse, CashEntry } from '../../../../../shared/contract/bank';
import { fakeServer, ok } from '../../../testing/fake-server';
import { bankLine, bankReport, cashEntry, reconciliation, waiting } from '../../../testing/ledger-samples';
import { expectOutline } from '../../../testing/outline';
import { logIn } from '../../../testing/people';
import { leaveScreen, renderScreen } from '../../../testing/render-screen';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const account: BankAccount = {
  account_id: 'bnk_1',
  name: 'Operating',
  last4: '4821',
  code: 'bank',
  kind: 'trust',
  bearer: 'manager',
  opening: 100_000,
  opened_on: '2026-08-31',
  through: '2026-09-30',
  balance: 120_000,
  version: 3,
  is_told: true,
  book: 118_000,
  holds: 90_000,
  stake: 28_000,
  short: 0,
  sweepable: 28_000,
  bank: 121_000,
  to_match: 2,
};

const use: BankUse = {
  is_solo: false,
  policy: 'block',
  standard: { money: 'bank', deposits: 'bank' },
  version: 0,
  properties: [
    {
      property_id: 'prp_1',
      property_title: 'Elm House',
      money: 'bank',
      deposits: 'b2',
      is_own: true,
      version: 2,
    },
  ],
  to_move: [{ property_id: 'prp_1', property_title: 'Elm House', from: 'bank', to: 'b2', cents: 145_000 }],
};
const fresh = {
  ...account,
  account_id: 'bnk_2',
  code: 'b2',
  name: 'Trust',
  last4: '',
  through: '2026-08-31',
  balance: -500,
};
const types = [
  'payment',
  'return',
  'refund',
  'deposit-refund',
  'expense',
  'contribution',
  'distribution',
  'payout',
  'reversal',
  'opening',
] as const;
const methods = ['cash', 'check', 'transfer', 'card', 'bank', 'deposit', 'opening', 'provider', ''] as const;
/** An entry of each type and of each method, in a book of a lease or a property. */
const known = types.map((type, at) =>
  cashEntry({
    entry_id: `${type}:${at}`,
    type,
    cents: 1_000 + at,
    method: methods[at] ?? '',
    is_matched: true,
    reference: at % 2 ? '' : `R-${at}`,
    who: at === 3 ? '' : 'Nora',
    unit_number: at > 3 ? '' : '101',
    book_id: at > 3 ? 'prp_1' : 'lse_1',
  }),
);
const lines = [
  bankLine(),
  bankLine({ line_id: 'bln_2', cents: -7, text: '', check: '88' }),
  bankLine({ line_id: 'bln_3', cents: 90_000, text: 'CASH' }),
  bankLine({ line_id: 'bln_4', state: 'aside', reason: 'Not ours', text: 'FEE', cents: -500 }),
  bankLine({ line_id: 'bln_5', state: 'matched', text: 'ALL', entries: known }),
  bankLine({ line_id: 'bln_6', state: 'matched', text: 'BACK', entries: [cashEntry({ is_undone: true })] }),
];
const outstanding = [
  cashEntry({
    entry_id: 'expense:9',
    book_id: 'prp_1',
    type: 'expense',
    cents: -3,
    who: 'Ace',
    on: '2026-10-01',
  }),
  cashEntry({
    entry_id: 'payment:8',
    cents: 4,
    who: '',
    tenants: ['Theo', 'Kim'],
    reference: '',
    method: 'transfer',
  }),
];
const alike = { cents: 90_000, reference: '', who: 'Ida' };
const candidates = [
  cashEntry(),
  cashEntry({ entry_id: 'payment:2', ...alike }),
  cashEntry({ entry_id: 'payment:3', ...alike }),
  ...outstanding,
];
const statement = {
  from: '2026-09-01',
  through: '2026-09-30',
  beginning: 100_000,
  ending: 120_000,
  lines: 1,
  at: '2026-10-02T09:00:00.000Z',
  by: 'Ada Vale',
};
type World = { some?: readonly BankLine[]; entries?: readonly CashEntry[]; bank?: object; read?: object };
const serve = ({ some = lines, entries = candidates, bank = {}, read = {} }: World = {}) =>
  fakeServer({
    'GET /api/ledger/getBankAccount/*': () =>
      ok({ account, statements: [], rules: [], may: { change: true }, ...bank }),
    'GET /api/ledger/getReconciliation/*': () => ok({ ...reconciliation(), ...read }),
    'GET /api/ledger/getBankReport/*': () => ok(bankReport()),
    'GET /api/ledger/listBankLines/*': () => ok({ lines: some }),
    'GET /api/ledger/listCashEntries': () => ok({ entries }),
    'GET /api/ledger/listOpenCharges': () => ok({ leases: [] }),
    'GET /api/properties/listProperties': () =>
      ok({ properties: [{ property_id: 'prp_1', property_title: 'Elm House' }] }),
  });
const path = '/bank-account?id=bnk_1';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('bank accounts [RTE-02]', () => {
  it.each([
    { accounts: [account, fresh], word: /4821/, outline: 'bank-accounts' },
    { accounts: [], word: 'No bank account yet', outline: 'bank-accounts-none' },
  ])('are $outline', async ({ accounts, word, outline }) => {
    fakeServer({ 'GET /api/ledger/listBankAccounts': () => ok({ accounts, use, may: { change: true } }) });
    await renderScreen('/bank-accounts');
    expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    await expectOutline(outline);
  });

  it('say what is wrong with a new one', async () => {
    fakeServer({
      'GET /api/ledger/listBankAccounts': () => ok({ accounts: [], use, may: { change: true } }),
    });
    await renderScreen('/bank-accounts');
    await press('Add account');
    await userEvent.type(await screen.findByLabelText(/^Last four digits/), '12');
    await userEvent.type(screen.getByLabelText(/^Opening balance/), 'x');
    await press('Add the account');
    expect((await screen.findAllByText(/^Enter the last four digits/)).length).toBeGreaterThan(0);
    await expectOutline('bank-account-errors');
  });

  it.each([
    { one: account, outline: 'bank-account-edit' },
    { one: fresh, outline: 'bank-account-edit-new' },
  ])('are edited: $outline', async ({ one, outline }) => {
    serve({ some: [], entries: [], bank: { account: one } });
    await renderScreen(path);
    await press('Edit');
    await screen.findByRole('dialog');
    await expectOutline(outline);
  });
});

describe('a bank statement [RTE-02]', () => {
  it('has each line with its answer, and what no line is for', async () => {
    serve({ bank: { statements: [statement] } });
    await renderScreen(path);
    await screen.findByText('Exact match');
    await userEvent.selectOptions(screen.getByLabelText('Lines shown'), 'all');
    expect(await screen.findByText('Reversed since')).toBeTruthy();
    await expectOutline('bank-statement');
  });

  it('is only read by who may not change it', async () => {
    serve({ some: [bankLine()], bank: { may: { change: false }, statements: [statement] } });
    await renderScreen(path);
    await screen.findByText('Exact match');
    await expectOutline('bank-statement-read-only');
  });

  it('is closed with its figures', async () => {
    serve({ some: lines.slice(3, 4), bank: { statements: [statement] } });
    await renderScreen(`${path}&statement=2026-09-30`);
    await screen.findByText('Not ours');
    await expectOutline('bank-statement-closed');
  });

  it.each([
    { some: bankLine(), item: 'Choose entries', outline: 'bank-line-match' },
    { some: bankLine({ check: '88' }), item: 'Record a payment', outline: 'bank-line-payment' },
    { some: bankLine({ cents: -8_642 }), item: 'Record an expense', outline: 'bank-line-expense' },
    { some: bankLine(), item: 'Enter as interest or not known yet', outline: 'bank-line-enter' },
    { some: bankLine({ cents: -8_642 }), item: 'Enter as a bank charge', outline: 'bank-line-charge' },
  ])('has a dialog of a line: $outline', async ({ some, item, outline }) => {
    serve({ some: [some], entries: candidates.slice(0, 2) });
    await renderScreen(path);
    await screen.findByText(/^(Exact match|Nothing found)$/);
    await press(/^Actions for DEPOSIT/);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole('dialog');
    await expectOutline(outline);
  });

  it('that was reconciled with the books has its three-way report', async () => {
    const kept = { ...statement, book: 120_000 };
    serve({ some: [], bank: { statements: [kept] } });
    await renderScreen(`${path}&statement=2026-09-30`);
    await screen.findByText('Whose the money is');
    await expectOutline('bank-statement-three-way');
  });

  it('is compared with the books, and asks what was outstanding before', async () => {
    const items = [
      waiting({ is_choice: true, is_left: false }),
      waiting({ entry_id: 'payment:9', type: 'payment', cents: 70_000, who: 'Nora', is_choice: true }),
    ];
    const rules = [
      {
        rule_id: 'rul_1',
        words: 'CASH',
        kind: 'unidentified',
        property_id: '',
        vendor: '',
        category: '',
        lease_id: '',
      },
    ];
    serve({ some: lines.slice(2, 3), entries: [], bank: { rules }, read: { is_first: true, items } });
    await renderScreen(path);
    await screen.findByText('By your rule');
    await userEvent.type(screen.getByLabelText(/^Ending balance/), '2000');
    await screen.findByText('Enter the difference');
    await expectOutline('bank-reconcile-first');
    await press('Enter the difference');
    await screen.findByRole('dialog');
    await expectOutline('bank-difference');
  });

  it('takes back a closed one with a reason', async () => {
    serve({ some: [], entries: [], bank: { statements: [statement] } });
    await renderScreen(path);
    await press('Reopen the latest');
    await press('Reopen');
    expect((await screen.findAllByText('Say why')).length).toBeGreaterThan(0);
    await expectOutline('bank-statement-reopen');
  });

  it('shows the first lines of a file, and what it leaves out', async () => {
    serve({ some: [], entries: [] });
    await renderScreen(path);
    await press('Import statement');
    const rows = [
      '10/05/2026,DEPOSIT,"1,450.00",2650.00',
      '10/06/2026,,-5.00,2645.00',
      '10/07/2026,"GAS,-7.00,2638.00',
      '10/08/2026,PENDING CARD,-9.00,',
      'Total,,,',
    ];
    await screen.findByText('Choose a file, or drop it here');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file field');
    const file = new File([['Date,Description,Amount,Balance', ...rows].join('\n')], 'oct.csv', {
      type: 'text/csv',
    });
    await userEvent.upload(input, file);
    expect(await screen.findByText('1 row left out')).toBeTruthy();
    await expectOutline('bank-import');
  });
});
