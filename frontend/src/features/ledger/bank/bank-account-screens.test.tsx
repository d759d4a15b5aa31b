// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  BankAccount,
  BankLine,
  BankUse,
  CashEntry,
  Reconciliation,
} from '../../../../../shared/contract/bank';
import { type Asked, fakeServer, never, ok, refused } from '../../../testing/fake-server';
import { bankLine, cashEntry, reconciliation, waiting } from '../../../testing/ledger-samples';
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
  opened_on: '2026-09-30',
  through: '2026-09-30',
  balance: 100_000,
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
const operating: BankAccount = {
  ...account,
  account_id: 'bnk_3',
  name: 'Company',
  last4: '',
  code: 'b2',
  kind: 'operating',
  sweepable: 0,
};

type World = {
  lines?: BankLine[];
  entries?: CashEntry[];
  bank?: object;
  read?: Partial<Reconciliation>;
  /** The figures of this day never come. */
  waits?: string;
  banks?: () => ReturnType<typeof ok>;
};
const posts = [
  'addBankLines',
  'matchBankLines',
  'enterBankLine',
  'identifyBankMoney',
  'enterBankDifference',
  'removeBankRule',
  'reopenBankLine',
  'removeBankLines',
  'reconcileBankAccount',
  'reopenBankStatement',
  'addBankAccount',
  'changeBankAccount',
  'receivePayment',
  'addExpense',
  'moveBankMoney',
  'moveCompanyMoney',
  'addBankFact',
  'assignBankAccounts',
  'setBankUse',
] as const;
const answers: Record<string, object> = {
  addBankLines: { added: 2, known: 1, closed: 0, doubtful: [] },
  addBankAccount: { account_id: 'bnk_2' },
  receivePayment: { entry_id: 'payment:new' },
  addExpense: { entry_id: 'expense:new' },
  enterBankLine: { entry_id: 'bank:new' },
  identifyBankMoney: { entry_id: 'payment:new' },
  enterBankDifference: { entry_id: 'opening:new' },
};

/** A server that keeps what each call was asked. */
function serve(world: World = {}) {
  const { lines = [bankLine()], entries = [cashEntry()], bank = {}, read = {}, waits, banks } = world;
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
    'GET /api/ledger/listBankAccounts':
      banks ?? (() => ok({ accounts: [account, operating], use, may: { change: true } })),
    'GET /api/ledger/getBankAccount/*': () =>
      ok({ account, statements: [], rules: [], may: { change: true }, ...bank }),
    'GET /api/ledger/getReconciliation/*': ({ query }: Asked) =>
      waits && query.get('through') === waits ? never() : ok(reconciliation(read)),
    'GET /api/ledger/listBankLines/*': () => ok({ lines }),
    'GET /api/ledger/listCashEntries': () => ok({ entries }),
    'GET /api/ledger/listOpenCharges': () =>
      ok({
        leases: [
          {
            lease_id: 'lse_1',
            unit_id: 'unt_1',
            unit_number: '101',
            property_id: 'prp_1',
            property_title: 'Elm House',
            tenants: ['Nora Whitaker'],
            status: 'active',
            today: '2026-11-22',
            balance: 0,
            past_due: 0,
            open: [],
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
const upload = async (text: string, name = 'oct.csv') => {
  await screen.findByText('Choose a file, or drop it here');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file field');
  await userEvent.upload(input, new File([text], name), { applyAccept: false });
};

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
    expect((await screen.findAllByText('Operating ••4821')).length).toBeGreaterThan(0);
    await click('Add account');
    await click('Add the account');
    expect((await screen.findAllByText('Enter what you call this account')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/^Name/), 'Trust');
    expect((await screen.findAllByText('Choose what this account is for')).length).toBeGreaterThan(0);
    await userEvent.selectOptions(screen.getByLabelText(/^Purpose/), 'deposits');
    await userEvent.type(screen.getByLabelText(/^Opening balance/), '(12.50)');
    await userEvent.type(screen.getByLabelText(/^As of the end of/), '2026-09-30');
    await click('Add the account');
    const opening = { opening_cents: -1_250, opened_on: '2026-09-30' };
    const facts = { name: 'Trust', last4: '', kind: 'deposits', ...opening };
    await waitFor(() => expect(asked).toEqual([['addBankAccount', facts]]));
    await waitFor(() => expect(place()).toBe('/bank-account?id=bnk_2'));
  });
});

describe('money of whole accounts [D51, D52, D54]', () => {
  const press = (name: string | RegExp) => screen.findByRole('menuitem', { name });
  const choose = async (name: string | RegExp) => {
    await click('More actions');
    await userEvent.click(await press(name));
    await screen.findByRole('dialog');
  };
  const dated = async (label: RegExp) => {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, '2026-09-30');
  };

  it('is moved: earned fees to the operating account, at most what can be', async () => {
    const asked = serve();
    await renderScreen(path);
    await screen.findByText('Held for others');
    await choose('Move earned fees');
    expect(screen.getByText(/At most \$280\.00/)).toBeTruthy();
    await dated(/^Moved on/);
    await click('Record the transfer');
    const facts = { type: 'sweep', cents: 28_000, account_id: 'bnk_1', to_account_id: 'bnk_3' };
    const body = { ...facts, moved_on: '2026-09-30', reference: '', memo: '' };
    await waitFor(() => expect(asked).toEqual([['moveBankMoney', body]]));
  });

  it('is missing: says so, and is covered by the company', async () => {
    const asked = serve({ bank: { account: { ...account, short: 1_200 } } });
    await renderScreen(path);
    expect((await screen.findByRole('alert')).textContent).toContain('$12.00');
    await choose('Cover the shortage');
    await dated(/^Moved on/);
    await click('Record the transfer');
    const facts = { type: 'cure', cents: 1_200, account_id: 'bnk_3', to_account_id: 'bnk_1' };
    const body = { ...facts, moved_on: '2026-09-30', reference: '', memo: '' };
    await waitFor(() => expect(asked).toEqual([['moveBankMoney', body]]));
  });

  it('is the company’s, or what the bank took', async () => {
    const asked = serve();
    await renderScreen(path);
    await screen.findByText('Held for others');
    await choose('Record company money');
    await click('Record');
    expect((await screen.findAllByText('Choose what it is')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByLabelText(/^Money in/));
    await userEvent.type(screen.getByLabelText(/^Amount/), '50');
    await dated(/^Moved on/);
    await click('Record');
    const texts = { reference: '', memo: '' };
    const own = { account_id: 'bnk_1', way: 'in', cents: 5_000, moved_on: '2026-09-30', payee: '', ...texts };
    await waitFor(() => expect(asked).toEqual([['moveCompanyMoney', own]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Record bank charge or interest');
    await click('Record');
    expect((await screen.findAllByText('Choose what it is')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByLabelText(/^Bank charge/));
    await userEvent.type(screen.getByLabelText(/^Amount/), '12');
    await dated(/^On/);
    await click('Record');
    const fact = { account_id: 'bnk_1', kind: 'bank', cents: 1_200, posted_on: '2026-09-30', memo: '' };
    await waitFor(() => expect(asked.at(-1)).toEqual(['addBankFact', fact]));
  });

  it('is a property’s that chooses its accounts, or that waits to be moved', async () => {
    const asked = serve();
    await renderScreen('/bank-accounts');
    await click('Change the accounts of Elm House');
    await userEvent.selectOptions(await screen.findByLabelText(/^Deposits/), 'bnk_1');
    await click('Change the accounts');
    const chosen = { money_account_id: 'bnk_1', deposits_account_id: 'bnk_1' };
    const body = { property_id: 'prp_1', version: 2, ...chosen };
    await waitFor(() => expect(asked).toEqual([['assignBankAccounts', body]]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click('Record transfer');
    await screen.findByRole('dialog');
    await dated(/^Moved on/);
    await click('Record the transfer');
    const move = { account_id: 'bnk_1', to_account_id: 'bnk_3', property_id: 'prp_1', cents: 145_000 };
    await waitFor(() => expect(asked.at(-1)?.[1]).toMatchObject({ type: 'transfer', ...move }));
  });
});

describe('what an account is for [D51, D66]', () => {
  const banks = (over: Partial<BankUse>) => () =>
    ok({ accounts: [account, operating], use: { ...use, ...over }, may: { change: true } });

  it('is chosen on its page, by a person; until then nothing is checked', async () => {
    const asked = serve({ bank: { account: { ...account, is_told: false } } });
    await renderScreen(path);
    expect(await screen.findByText('What is this account for?')).toBeTruthy();
    await click('Choose its purpose');
    await click('Save');
    expect((await screen.findAllByText('Choose what this account is for')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByLabelText(/^Rent trust/));
    await click('Save');
    const facts = { name: 'Operating', last4: '4821', opening_cents: 100_000, opened_on: '2026-09-30' };
    const body = { account_id: 'bnk_1', version: 3, ...facts, kind: 'trust' };
    await waitFor(() => expect(asked).toEqual([['changeBankAccount', body]]));
  });

  it('of a landlord is the landlord’s own: there is no company and no trust', async () => {
    const own = { ...account, kind: 'own', bearer: 'owners', is_told: false } as const;
    serve({ bank: { account: own }, banks: banks({ is_solo: true }) });
    await renderScreen(path);
    await click('Choose its purpose');
    expect((await screen.findAllByRole('radio')).length).toBe(1);
    expect(screen.getByLabelText(/^My account/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await click('More actions');
    expect(screen.queryByRole('menuitem', { name: 'Record company money' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/company|trust/i);
  });

  it('is chosen for all properties without accounts of their own, with what a short account pays', async () => {
    const asked = serve();
    await renderScreen('/bank-accounts');
    await click('Standard accounts');
    await userEvent.click(await screen.findByLabelText(/^Pay what is there/));
    await click('Save');
    const chosen = { money_account_id: 'bnk_1', deposits_account_id: 'bnk_1', policy: 'own-money' };
    await waitFor(() => expect(asked).toEqual([['setBankUse', { ...chosen, version: 0 }]]));
  });
});

describe('a bank statement [RTE-02]', () => {
  it('shows no figures of another day, and closes on none [D53]', async () => {
    const lines = [bankLine({ state: 'matched', entries: [cashEntry({ is_matched: true })] })];
    const asked = serve({ lines, entries: [], read: {}, waits: '2026-10-30' });
    await renderScreen(path);
    const figures = await screen.findByRole('group', { name: 'Bank and books' });
    expect(await within(figures).findByText('$2,270.00')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Ending balance/), '2450');
    const field = screen.getByLabelText(/^Last day/);
    await userEvent.clear(field);
    await userEvent.type(field, '2026-10-30');
    await waitFor(() => expect(within(figures).queryByText('$2,270.00')).toBeNull());
    expect(screen.queryByText('Expense: Ace')).toBeNull();
    expect(screen.getByRole('button', { name: 'Close statement' }).hasAttribute('disabled')).toBe(true);
    expect(asked).toEqual([]);
  });

  it('proposes an entry for a line, and matches it when a person says so', async () => {
    const asked = serve();
    await renderScreen(path);
    expect(await screen.findByText('Exact match')).toBeTruthy();
    expect(screen.getByText('Payment: Nora Whitaker')).toBeTruthy();
    await click(/^Confirm DEPOSIT CHECK 1042/);
    const ref = { book_id: 'lse_1', property_id: 'prp_1', entry_id: 'payment:1' };
    const matches = [{ line_id: 'bln_1', entries: [ref] }];
    await waitFor(() => expect(asked).toEqual([['matchBankLines', { account_id: 'bnk_1', matches }]]));
  });

  it('confirms exact matches together, and leaves likely ones and those that may be another’s to each press', async () => {
    const alike = { cents: 90_000, text: 'DEPOSIT', who: 'Ida' };
    const asked = serve({
      lines: [
        bankLine(),
        bankLine({ line_id: 'bln_2', cents: -18_000, text: 'CHECK 7' }),
        bankLine({ line_id: 'bln_3', cents: 90_000, text: 'CASH' }),
        bankLine({ line_id: 'bln_4', cents: 70_000, text: 'MOBILE DEPOSIT' }),
      ],
      entries: [
        cashEntry(),
        cashEntry({ entry_id: 'expense:1', cents: -18_000, reference: '7', type: 'expense', who: 'Ace' }),
        cashEntry({ entry_id: 'payment:2', ...alike, reference: '' }),
        cashEntry({ entry_id: 'payment:3', ...alike, reference: '' }),
        cashEntry({ entry_id: 'payment:4', cents: 70_000, reference: '' }),
      ],
    });
    await renderScreen(path);
    expect(await screen.findByText('Possible match')).toBeTruthy();
    expect(screen.getByText('Likely match')).toBeTruthy();
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
    expect((await screen.findAllByText('Choose a category')).length).toBeGreaterThan(1);
    await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'repairs');
    await userEvent.click(screen.getByLabelText(/^Propose this for lines like it/));
    await click('Record and match');
    await waitFor(() => expect(spent.map(([name]) => name)).toEqual(['addExpense', 'matchBankLines']));
    const facts = { property_id: 'prp_1', vendor: 'DEPOSIT CHECK 1042', category: 'repairs' };
    expect(spent[0]?.[1]).toMatchObject({ ...facts, cents: 8_642 });
    const rule = { ...facts, words: 'DEPOSIT CHECK', kind: 'expense', lease_id: '' };
    expect(spent[1]?.[1]).toMatchObject({ rule });
  });

  it('enters what the bank did, remembers it for lines like it, and takes an answer back', async () => {
    const asked = serve({ lines: [bankLine({ cents: -1_500 })], entries: [] });
    await renderScreen(path);
    await screen.findByText('Nothing found');
    await menu('Enter as a bank charge');
    await userEvent.click(await screen.findByLabelText(/^Propose this for lines like it/));
    await click('Enter and match');
    const entered = { account_id: 'bnk_1', line_id: 'bln_1', kind: 'bank', memo: '' };
    await waitFor(() =>
      expect(asked).toEqual([['enterBankLine', { ...entered, remember: 'DEPOSIT CHECK' }]]),
    );
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

  it('holds money as nobody’s, and says later whose it is', async () => {
    const asked = serve({ entries: [] });
    await renderScreen(path);
    await screen.findByText('Nothing found');
    await menu('Enter as interest or not known yet');
    await click('Enter and match');
    expect((await screen.findAllByText('Choose what it is')).length).toBeGreaterThan(0);
    await userEvent.click(await screen.findByLabelText(/^Not known yet/));
    await click('Enter and match');
    await waitFor(() => expect(asked[0]?.[1]).toMatchObject({ kind: 'unidentified' }));
    leaveScreen();
    const entry = cashEntry({ entry_id: 'unidentified:bank:bln_1', type: 'unidentified', is_matched: true });
    const known = serve({ lines: [bankLine({ state: 'matched', entries: [entry] })] });
    await renderScreen(path);
    await screen.findByText('Every line has an answer');
    await userEvent.selectOptions(screen.getByLabelText('Lines shown'), 'all');
    await menu('Say whose money it is');
    await click('Record the payment');
    expect((await screen.findAllByText('Choose a lease')).length).toBeGreaterThan(1);
    await userEvent.selectOptions(screen.getByLabelText(/^Lease/), 'lse_1');
    await click('Record the payment');
    const body = { entry_id: 'unidentified:bank:bln_1', lease_id: 'lse_1', method: 'transfer' };
    await waitFor(() => expect(known[0]).toMatchObject(['identifyBankMoney', body]));
  });

  it('proposes by a rule, which is confirmed each time and can be removed', async () => {
    const rule = { rule_id: 'rul_1', words: 'deposit', kind: 'payment', lease_id: 'lse_1' };
    const rules = [{ ...rule, property_id: '', vendor: '', category: '' }];
    const asked = serve({ entries: [], bank: { rules } });
    await renderScreen(path);
    expect(await screen.findByText('By your rule')).toBeTruthy();
    expect(asked).toEqual([]);
    await click(/^Enter DEPOSIT/);
    await click('Record and match');
    await waitFor(() => expect(asked.map(([name]) => name)).toEqual(['receivePayment', 'matchBankLines']));
    expect(asked[0]?.[1]).toMatchObject({ lease_id: 'lse_1' });
    await click('Remove the rule deposit');
    await waitFor(() => expect(asked.at(-1)?.[0]).toBe('removeBankRule'));
  });

  it('compares the bank with the books, and closes only at 0.00 with every line answered [D53]', async () => {
    const lines = [bankLine({ state: 'matched', entries: [cashEntry({ is_matched: true })] })];
    const asked = serve({ lines, entries: [] });
    await renderScreen(path);
    const figures = await screen.findByRole('group', { name: 'Bank and books' });
    expect(await within(figures).findByText('$2,270.00')).toBeTruthy();
    expect(screen.getByText('Expense: Ace')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/^Ending balance/), '2,500.00');
    expect(within(figures).getByText('$2,320.00')).toBeTruthy();
    expect(within(figures).getByText('$50.00')).toBeTruthy();
    expect(screen.getByText('Not in the imported lines')).toBeTruthy();
    await click('Close statement');
    expect((await screen.findAllByText('The difference is $50.00')).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await userEvent.clear(screen.getByLabelText(/^Ending balance/));
    await userEvent.type(screen.getByLabelText(/^Ending balance/), '2450');
    await click('Close statement');
    const body = { account_id: 'bnk_1', through: '2026-10-31', ending_cents: 245_000 };
    await waitFor(() => expect(asked).toEqual([['reconcileBankAccount', body]]));
  });

  it('asks at first what was outstanding, and whose the rest is [D53]', async () => {
    const old = waiting({ is_choice: true, is_left: false, on: '2026-09-20' });
    const lines = [bankLine({ state: 'matched', entries: [cashEntry({ is_matched: true })] })];
    const asked = serve({ lines, read: { is_first: true, items: [old], book: 227_000 } });
    await renderScreen(path);
    await userEvent.type(await screen.findByLabelText(/^Ending balance/), '2450');
    const figures = screen.getByRole('group', { name: 'Bank and books' });
    expect(await within(figures).findByText('$180.00')).toBeTruthy();
    await click('Enter the difference');
    await userEvent.click(await screen.findByLabelText(/^The company/));
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Held before');
    await click('Enter');
    const facts = { through: '2026-10-31', cents: 18_000, to: 'manager', reason: 'Held before' };
    await waitFor(() => expect(asked[0]?.[1]).toMatchObject(facts));
    await userEvent.click(await screen.findByLabelText(/not at the bank yet$/));
    await click('Close statement');
    const outstanding = [{ book_id: 'prp_1', entry_id: 'expense:1' }];
    await waitFor(() => expect(asked.at(-1)?.[1]).toMatchObject({ ending_cents: 245_000, outstanding }));
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

  it('is read without headings, and by the rule that the person chooses, with the result before anything is added', async () => {
    const asked = serve({ lines: [] });
    await renderScreen(path);
    await click('Import statement');
    await upload('"11/02/2026","1450.00","*","DEPOSIT"\n"11/03/2026","180.00","*","WITHDRAWAL ACH"\n');
    expect(await screen.findByText(/^No row of headings was found/)).toBeTruthy();
    expect(screen.getByText(/^We can’t be sure which amounts are money out/)).toBeTruthy();
    expect(screen.getByText(/\$1,630.00 in, \$0.00 out$/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Debit or credit'), '3');
    expect(await screen.findByText(/\$1,450.00 in, \$180.00 out$/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Money out is'), 'turned');
    expect(await screen.findByText(/\$0.00 in, \$1,630.00 out$/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Dates are written'), 'day-first');
    expect(await screen.findByText(/^2 lines, Feb 11, 2026 to Mar 11, 2026/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Headings'), '0');
    expect(await screen.findByText(/^1 line, /)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('asks about lines that are here in other words, and adds them when the person says so', async () => {
    const doubtful = { added: 0, known: 0, closed: 0, doubtful: [{ at: 0, text: 'K LOWE' }] };
    const replies = [doubtful, { added: 1, known: 0, closed: 0, doubtful: [] }];
    const asked = serve({ lines: [] });
    answers.addBankLines = doubtful;
    await renderScreen(path);
    await click('Import statement');
    const row = '<STMTTRN><DTPOSTED>20261105<TRNAMT>5.00<FITID>A1<NAME>LOWE K</STMTTRN>';
    await upload(`<OFX><STMTRS><ACCTID>4821\n${row}</STMTRS></OFX>`, 'x.qfx');
    await click('Add 1 line');
    expect(await screen.findByText('1 line may be here already')).toBeTruthy();
    expect(screen.getByText('K LOWE')).toBeTruthy();
    answers.addBankLines = replies[1] ?? {};
    await click('Add 1 line');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.[1]).toMatchObject({ lines: [{ bank_id: 'A1', text: 'LOWE K', is_new: true }] });
    expect(await screen.findByText('1 line added.')).toBeTruthy();
    answers.addBankLines = { added: 2, known: 1, closed: 0, doubtful: [] };
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
      from: '2026-10-01',
      through: '2026-10-31',
      beginning: 100_000,
      ending: 245_000,
      lines: 1,
      at: '2026-11-02T09:00:00.000Z',
      by: 'Ada Vale',
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
