// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BankAccount, BankLine, CashEntry } from '../../../../shared/contract/bank';
import { type Asked, fakeServer, never, ok, refused } from './testing/fake-server';
import { bankLine, cashEntry } from './testing/ledger-samples';
import { logIn } from './testing/people';
import { leaveScreen, renderScreen } from './testing/render-screen';

beforeEach(() => logIn({ role: 'orgAdmin' }));
afterEach(leaveScreen);

const account: BankAccount = {
  ...{ account_id: 'bnk_1', name: 'Operating', last4: '4821', opening: 100_000, opened_on: '2026-09-30' },
  ...{ through: '2026-09-30', balance: 100_000, version: 3 },
};

type World = { lines?: BankLine[]; entries?: CashEntry[]; bank?: object };
const posts = [
  ...['addBankLines', 'matchBankLines', 'setBankLineAside', 'reopenBankLine', 'removeBankLines'],
  ...['reconcileBankAccount', 'reopenBankStatement', 'addBankAccount', 'changeBankAccount'],
  ...['receivePayment', 'addExpense'],
] as const;
const answers: Record<string, object> = {
  addBankLines: { added: 2, known: 1, closed: 0 },
  addBankAccount: { account_id: 'bnk_2' },
  receivePayment: { entry_id: 'payment:new' },
  addExpense: { entry_id: 'expense:new' },
};

/** A server that keeps what each call was asked. */
function serve({ lines = [bankLine()], entries = [cashEntry()], bank = {} }: World = {}) {
  const asked: [string, unknown][] = [];
  const kept = posts.map((name) => [
    `POST /api/ledger/${name}`,
    ({ body }: Asked) => {
      asked.push([name, body]);
      return ok(answers[name]);
    },
  ]);
  fakeServer({
    ...Object.fromEntries(kept),
    'GET /api/ledger/listBankAccounts': () => ok({ accounts: [account], may: { change: true } }),
    'GET /api/ledger/getBankAccount/*': () => ok({ account, statements: [], may: { change: true }, ...bank }),
    'GET /api/ledger/listBankLines/*': () => ok({ lines }),
    'GET /api/ledger/listCashEntries': () => ok({ entries }),
    'GET /api/ledger/listOpenCharges': () =>
      ok({
        leases: [
          {
            ...{ lease_id: 'lse_1', unit_id: 'unt_1', unit_number: '101', property_id: 'prp_1' },
            ...{ property_title: 'Elm House', tenants: ['Nora Whitaker'], status: 'active' },
            ...{ today: '2026-11-22', balance: 0, past_due: 0, open: [] },
          },
        ],
      }),
    'GET /api/properties/listProperties': () =>
      ok({ properties: [{ property_id: 'prp_1', property_title: 'Elm House' }] }),
  });
  return asked;
}
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const menu = async (item: string) => {
  await click(/^Actions for DEPOSIT/);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const path = '/bank-account?id=bnk_1';

describe('bank accounts [RTE-02]', () => {
  it('wait, fail with Retry, are empty at first, and are closed to who reaches some properties alone', async () => {
    fakeServer({ 'GET /api/ledger/listBankAccounts': never });
    await renderScreen('/bank-accounts');
    expect(await screen.findByText('Loading...')).toBeTruthy();
    leaveScreen();
    fakeServer({ 'GET /api/ledger/listBankAccounts': () => refused(500, 'internal') });
    await renderScreen('/bank-accounts');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    leaveScreen();
    logIn({ role: 'rentalOwner' });
    fakeServer({});
    await renderScreen('/bank-accounts');
    expect(await screen.findByText(/have access to this page/)).toBeTruthy();
  });

  it('are added with the balance that the first statement begins with', async () => {
    const asked = serve();
    const { place } = await renderScreen('/bank-accounts');
    expect(await screen.findByText('Operating ••4821')).toBeTruthy();
    await click('Add account');
    await click('Add the account');
    expect((await screen.findAllByText('Enter what you call this account')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/^Name/), 'Trust');
    await userEvent.type(screen.getByLabelText(/^Opening balance/), '(12.50)');
    await userEvent.type(screen.getByLabelText(/^As of the end of/), '2026-09-30');
    await click('Add the account');
    const facts = { name: 'Trust', last4: '', opening_cents: -1_250, opened_on: '2026-09-30' };
    await waitFor(() => expect(asked).toEqual([['addBankAccount', facts]]));
    await waitFor(() => expect(place()).toBe('/bank-account?id=bnk_2'));
  });
});

describe('a bank statement [RTE-02]', () => {
  it('proposes an entry for a line, and matches it when a person says so', async () => {
    const asked = serve();
    await renderScreen(path);
    expect(await screen.findByText('Likely match')).toBeTruthy();
    expect(screen.getByText('Payment: Nora Whitaker')).toBeTruthy();
    await click(/^Confirm DEPOSIT 1042/);
    const ref = { book_id: 'lse_1', property_id: 'prp_1', entry_id: 'payment:1' };
    const matches = [{ line_id: 'bln_1', entries: [ref] }];
    await waitFor(() => expect(asked).toEqual([['matchBankLines', { account_id: 'bnk_1', matches }]]));
  });

  it('confirms sure matches together, and leaves out those that may be another’s', async () => {
    const alike = { cents: 90_000, text: 'DEPOSIT', who: 'Ida' };
    const asked = serve({
      lines: [
        bankLine(),
        bankLine({ line_id: 'bln_2', cents: -18_000, text: 'CHECK 7' }),
        bankLine({ line_id: 'bln_3', cents: 90_000, text: 'CASH' }),
      ],
      entries: [
        cashEntry(),
        cashEntry({ entry_id: 'expense:1', cents: -18_000, reference: '7', type: 'expense', who: 'Ace' }),
        cashEntry({ entry_id: 'payment:2', ...alike, reference: '' }),
        cashEntry({ entry_id: 'payment:3', ...alike, reference: '' }),
      ],
    });
    await renderScreen(path);
    expect(await screen.findByText('Possible match')).toBeTruthy();
    await click('Confirm 2 matches');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.[1]).toMatchObject({ matches: [{ line_id: 'bln_1' }, { line_id: 'bln_2' }] });
  });

  it('lets the person choose entries that add up to the line', async () => {
    const asked = serve({
      lines: [bankLine({ cents: 200_000 })],
      entries: [cashEntry(), cashEntry({ entry_id: 'payment:2', cents: 55_000, who: 'Theo' })],
    });
    await renderScreen(path);
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await menu('Choose entries');
    await userEvent.click(await screen.findByLabelText(/Payment: Nora Whitaker/));
    expect(screen.getByText('$1,450.00 of $2,000.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Match' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByLabelText(/Payment: Theo/));
    await click('Match');
    await waitFor(() =>
      expect(asked[0]?.[1]).toMatchObject({
        matches: [{ entries: [{ entry_id: 'payment:1' }, { entry_id: 'payment:2' }] }],
      }),
    );
  });

  it('records what the ledgers lack by the usual calls, and matches it', async () => {
    const asked = serve({ entries: [] });
    await renderScreen(path);
    await screen.findByText('Nothing found');
    await menu('Record a payment');
    await click('Record and match');
    expect((await screen.findAllByText('Choose a lease')).length).toBeGreaterThan(1);
    await userEvent.selectOptions(screen.getByLabelText(/^Lease/), 'lse_1');
    await click('Record and match');
    await waitFor(() => expect(asked.map(([name]) => name)).toEqual(['receivePayment', 'matchBankLines']));
    expect(asked[0]?.[1]).toMatchObject({ lease_id: 'lse_1', cents: 145_000, received_on: '2026-10-05' });
    const ref = { book_id: 'lse_1', property_id: 'prp_1', entry_id: 'payment:new' };
    expect(asked[1]?.[1]).toMatchObject({ matches: [{ entries: [ref] }] });
    leaveScreen();
    const spent = serve({ lines: [bankLine({ cents: -8_642 })], entries: [] });
    await renderScreen(path);
    await screen.findByText('Nothing found');
    await menu('Record an expense');
    await userEvent.selectOptions(await screen.findByLabelText(/^Property/), 'prp_1');
    await click('Record and match');
    await waitFor(() => expect(spent.map(([name]) => name)).toEqual(['addExpense', 'matchBankLines']));
    expect(spent[0]?.[1]).toMatchObject({ property_id: 'prp_1', cents: 8_642, vendor: 'DEPOSIT 1042' });
  });

  it('sets a line aside with a reason, and takes an answer back', async () => {
    const asked = serve();
    await renderScreen(path);
    await screen.findByText('Likely match');
    await menu('Set aside');
    await click('Set aside');
    expect((await screen.findAllByText('Say why')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Not ours');
    await click('Set aside');
    await waitFor(() => expect(asked[0]?.[1]).toMatchObject({ line_id: 'bln_1', reason: 'Not ours' }));
    leaveScreen();
    const back = serve({
      lines: [bankLine({ state: 'matched', entries: [cashEntry({ is_matched: true, is_undone: true })] })],
    });
    await renderScreen(path);
    await screen.findByText('Every line has an answer');
    await userEvent.selectOptions(screen.getByLabelText('Lines shown'), 'all');
    expect(await screen.findByText('Reversed since')).toBeTruthy();
    await menu('Take back');
    await waitFor(() => expect(back.map(([name]) => name)).toEqual(['reopenBankLine']));
  });

  it('shows the difference, and closes only at 0.00 with every line answered', async () => {
    const lines = [bankLine({ state: 'matched', entries: [cashEntry({ is_matched: true })] })];
    const asked = serve({ lines, entries: [] });
    await renderScreen(path);
    const figures = await screen.findByRole('group', { name: 'What is left to explain' });
    await userEvent.type(screen.getByLabelText(/^Ending balance/), '2,500.00');
    expect(within(figures).getByText('$50.00')).toBeTruthy();
    expect(screen.getByText('$50.00 is not in the imported lines')).toBeTruthy();
    await click('Close statement');
    expect((await screen.findAllByText('The difference is $50.00')).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await userEvent.clear(screen.getByLabelText(/^Ending balance/));
    await userEvent.type(screen.getByLabelText(/^Ending balance/), '2450');
    await click('Close statement');
    const body = { account_id: 'bnk_1', through: '2026-10-31', ending_cents: 245_000 };
    await waitFor(() => expect(asked).toEqual([['reconcileBankAccount', body]]));
  });

  it('is read from a CSV file whose columns the person can choose', async () => {
    const asked = serve({ lines: [] });
    await renderScreen(path);
    await click('Import statement');
    const text = 'When,What,Sum\n10/05/2026,DEPOSIT,"1,450.00"\n10/06/2026,CHECK,-5.00\nTotal,,\n';
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('no file field');
      return found;
    });
    await userEvent.upload(input, new File([text], 'oct.csv', { type: 'text/csv' }));
    await userEvent.selectOptions(await screen.findByLabelText('Date'), 'When');
    await userEvent.selectOptions(screen.getByLabelText('Amount'), 'Sum');
    await userEvent.selectOptions(screen.getByLabelText('Description'), 'What');
    expect(await screen.findByText(/^2 lines, Oct 05, 2026 to Oct 06, 2026/)).toBeTruthy();
    await click('Add 2 lines');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.[1]).toMatchObject({
      account_id: 'bnk_1',
      lines: [
        { bank_id: '', nth: 1, on: '2026-10-05', cents: 145_000, text: 'DEPOSIT', check: '' },
        { on: '2026-10-06', cents: -500 },
      ],
    });
  });

  it('says why a file cannot be taken, and that one is of another account', async () => {
    serve({ lines: [] });
    await renderScreen(path);
    await click('Import statement');
    const choose = async (text: string, name: string) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('no file field');
      await userEvent.upload(input, new File([text], name), { applyAccept: false });
    };
    await screen.findByText('Choose a file, or drop it here');
    await choose('Date,Amount\n', 'empty.csv');
    expect(await screen.findByText('This file has no transactions.')).toBeTruthy();
    const row = '<STMTTRN><DTPOSTED>20261005<TRNAMT>5.00<FITID>1<NAME>A</STMTTRN>';
    await choose(`<OFX><STMTRS><ACCTID>99991111\n${row}</STMTRS></OFX>`, 'x.qfx');
    expect(await screen.findByText('This file is of an account that ends in 1111')).toBeTruthy();
  });

  it('that is closed shows its lines; the latest opens again with a reason', async () => {
    const statement = {
      ...{ from: '2026-10-01', through: '2026-10-31', beginning: 100_000, ending: 245_000, lines: 1 },
      ...{ at: '2026-11-02T09:00:00.000Z', by: 'Ada Vale' },
    };
    const closed = { ...account, through: '2026-10-31', balance: 245_000 };
    const asked = serve({ lines: [], bank: { account: closed, statements: [statement] } });
    await renderScreen(path);
    expect(await screen.findByText('Oct 01, 2026 to Oct 31, 2026')).toBeTruthy();
    await click('Reopen the latest');
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'A line was missing');
    await click('Reopen');
    const body = { account_id: 'bnk_1', through: '2026-10-31', reason: 'A line was missing' };
    await waitFor(() => expect(asked).toEqual([['reopenBankStatement', body]]));
    leaveScreen();
    const lines = [bankLine({ state: 'matched', entries: [cashEntry({ is_matched: true })] })];
    serve({ lines, bank: { account: closed, statements: [statement] } });
    await renderScreen(`${path}&statement=2026-10-31`);
    expect(await screen.findByText('Payment: Nora Whitaker')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    expect(screen.getByText('$0.00')).toBeTruthy();
  });
});
