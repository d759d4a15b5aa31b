import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import type { Viewer } from '../../../shared/domain/people/roles';
import { Refusal } from '../../../shared/wire/refusals';
import { conrad, type LeaseWorld, nora, openLeases } from '../../../test/support/test-world/leases';
import { postRentWith } from '../../jobs/post-rent';
import { perform } from '../../runtime/perform';
import { BankAccount, BankLine, BankMatch, BankStatement } from '../../table/bank/record';
import { put } from '../../table/db/writes';
import { addContribution } from '../owners/add-contribution';
import { addExpense } from '../owners/add-expense';
import { reverseOwnerMoney } from '../owners/reverse-owner-money';
import { receivePayment } from '../payments/receive-payment';
import { returnPayment } from '../payments/return-payment';
import { addBankAccount } from './add-bank-account';
import { addBankLines } from './add-bank-lines';
import { changeBankAccount } from './change-bank-account';
import { enterBankDifference } from './enter-bank-difference';
import { enterBankLine } from './enter-bank-line';
import { getBankAccount } from './get-bank-account';
import { getBankReport } from './get-bank-report';
import { getReconciliation } from './get-reconciliation';
import { identifyBankMoney } from './identify-bank-money';
import { listBankAccounts } from './list-bank-accounts';
import { listBankLines } from './list-bank-lines';
import { listCashEntries } from './list-cash-entries';
import { matchBankLines } from './match-bank-lines';
import { reconcileBankAccount } from './reconcile-bank-account';
import { removeBankLines } from './remove-bank-lines';
import { removeBankRule } from './remove-bank-rule';
import { reopenBankLine } from './reopen-bank-line';
import { reopenBankStatement } from './reopen-bank-statement';

let testWorld: LeaseWorld;
let lease_id: string;
let property_id: string;
let account_id: string;
beforeEach(async () => {
  testWorld = await openLeases();
  lease_id = await testWorld.sent();
  await testWorld.signAs(nora);
  await testWorld.coSign(await testWorld.tokenOf(conrad));
  await testWorld.signAs(testWorld.agent);
  testWorld.goTo('2026-07-26T12:00:00.000Z');
  await postRentWith(() => testWorld.deps)();
  const [head] = await testWorld.deps.ledgers.heads(testWorld.call().viewer.organizationId);
  property_id = head?.propertyId ?? '';
  const body = { name: 'Operating', last4: '1234', opening_cents: 50_000, opened_on: '2026-06-30' };
  account_id = (await testWorld.perform(addBankAccount, { ...testWorld.call(), body })).data.account_id;
});

type Line = InputOf<typeof rows.addBankLines>['body']['lines'][number];
const lineOf = (over: Partial<Line> = {}): Line => ({
  bank_id: '',
  nth: 1,
  on: '2026-07-06',
  cents: 145_000,
  text: 'NORA',
  check: '7',
  ...over,
});
const add = async (...lines: Line[]) =>
  (await testWorld.perform(addBankLines, { ...testWorld.call(), body: { account_id, lines } })).data;
const lines = async (from = '2026-07-01', to = '2026-07-31') => {
  const asked = { params: { accountId: account_id }, query: { from, to } };
  return (await listBankLines({ ...testWorld.call(), ...asked }, testWorld.deps)).data.lines;
};
const entries = async () =>
  (
    await listCashEntries(
      { ...testWorld.call(), query: { from: '2026-06-01', to: '2026-07-31' } },
      testWorld.deps,
    )
  ).data.entries;
const receive = async (cents = 145_000, received_on = '2026-07-03') => {
  const facts = { received_on, method: 'check', reference: '7', payer: 'Nora' } as const;
  const body = { lease_id, cents, ...facts, chosen: [], hold_rest: false };
  const { data } = await testWorld.perform(receivePayment, { ...testWorld.call(), body });
  return { book_id: lease_id, property_id, entry_id: data.entry_id };
};
const spend = async (cents = 18_000, paid_on = '2026-07-10') => {
  const facts = { vendor: 'Ace', category: 'repairs', method: 'check', reference: '12', memo: '' } as const;
  const body = { property_id, cents, paid_on, ...facts };
  const { data } = await testWorld.perform(addExpense, { ...testWorld.call(), body });
  return { book_id: property_id, property_id, entry_id: data.entry_id };
};
const contribute = async (cents: number, paid_on: string) => {
  const facts = { owner_id: 'own_ada', method: 'check', reference: '', memo: '' } as const;
  const body = { property_id, cents, paid_on, ...facts };
  await testWorld.perform(addContribution, { ...testWorld.call(), body });
};
type Ref = Awaited<ReturnType<typeof receive>>;
const matchTogether = (...pairs: [string, ...Ref[]][]) =>
  testWorld.perform(matchBankLines, {
    ...testWorld.call(),
    body: { account_id, matches: pairs.map(([line_id, ...entries]) => ({ line_id, entries })) },
  });
const match = (line_id: string, ...refs: Ref[]) => matchTogether([line_id, ...refs]);
const free = (line_id: string) =>
  testWorld.perform(reopenBankLine, { ...testWorld.call(), body: { account_id, line_id } });
const reconcile = (ending_cents: number, through = '2026-07-20') =>
  testWorld.perform(reconcileBankAccount, {
    ...testWorld.call(),
    body: { account_id, through, ending_cents },
  });
/** Closes a statement as it was until Nov 2026: its lines alone were compared. */
async function closeOld(through: string, ending: number): Promise<void> {
  const { organizationId, userId } = testWorld.call().viewer;
  const stored = await testWorld.deps.banks.account({ organizationId, accountId: account_id });
  if (!stored) throw new Error('No account');
  const { accountId, balance: beginning, version } = stored;
  const stamp = { at: testWorld.now().toISOString(), by: userId };
  const days = { from: '2026-07-01', through };
  await testWorld.db.write(
    put(BankStatement, { organizationId, accountId, ...days, beginning, ending, lines: 2, ...stamp }),
  );
  await testWorld.db.write(put(BankAccount, { ...stored, through, balance: ending, version: version + 1 }));
}
const at = () => ({ ...testWorld.call(), params: { accountId: account_id } });
const standing = async (through: string) =>
  (await getReconciliation({ ...at(), query: { through } }, testWorld.deps)).data;
const report = async (through = '2026-07-20') =>
  (await getBankReport({ ...at(), query: { through } }, testWorld.deps)).data;
const account = async () =>
  (await getBankAccount({ ...testWorld.call(), params: { accountId: account_id } }, testWorld.deps)).data;
const paid = { method: 'transfer', reference: '', payer: 'Nora' } as const;
const feeRule = {
  words: 'service fee',
  kind: 'bank',
  property_id: '',
  vendor: '',
  category: '',
  lease_id: '',
} as const;
const enter = async (line_id: string, kind: 'bank' | 'interest' | 'unidentified') =>
  (
    await testWorld.perform(enterBankLine, {
      ...testWorld.call(),
      body: { account_id, line_id, kind, memo: 'As the bank says' },
    })
  ).data.entry_id;
const identify = (entry_id: string) =>
  testWorld.perform(identifyBankMoney, {
    ...testWorld.call(),
    body: { account_id, entry_id, lease_id, ...paid },
  });
const differ = (cents: number, over: object = {}) =>
  testWorld.perform(enterBankDifference, {
    ...testWorld.call(),
    body: { account_id, through: '2026-07-20', cents, to: 'manager', reason: 'Held before', ...over },
  });
const grants = (properties: 'all' | string[]): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  grants: { areas: { money: 'change' }, properties },
});

describe('a bank account', () => {
  it('begins with its opening, and changes it while nothing is reconciled', async () => {
    expect((await account()).account).toMatchObject({ through: '2026-06-30', balance: 50_000, version: 1 });
    const change = async (over: object) => {
      const { version } = (await account()).account;
      const facts = { name: 'Rent account', last4: '', opening_cents: 60_000, opened_on: '2026-06-29' };
      const body = { account_id, version, ...facts, ...over };
      return testWorld.perform(changeBankAccount, { ...testWorld.call(), body });
    };
    await change({});
    expect((await account()).account).toMatchObject({
      name: 'Rent account',
      balance: 60_000,
      through: '2026-06-29',
    });
    await expect(change({ version: 1 })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await add(lineOf());
    await expect(change({ opened_on: '2026-07-06' })).rejects.toMatchObject({ code: 'bad-day' });
    await expect(change({ opened_on: '2026-07-26' })).rejects.toMatchObject({ code: 'bad-day' });
    await change({ opened_on: '2026-07-05' });
    await reconcile(60_000, '2026-07-05').catch(() => undefined);
    await testWorld.perform(removeBankLines, {
      ...testWorld.call(),
      body: { account_id, line_ids: (await lines()).map(({ line_id }) => line_id) },
    });
    await contribute(60_000, '2026-06-20');
    await reconcile(60_000, '2026-07-20');
    await expect(change({ opening_cents: 1 })).rejects.toMatchObject({ code: 'bad-day' });
    await change({ name: 'Only its name', opened_on: '2026-07-05' });
  });

  it('is nobody’s who reaches some properties alone, and of no other organization', async () => {
    const asked = { params: { accountId: account_id } };
    const days = { from: '2026-06-01', to: '2026-07-31' };
    for (const properties of [['prp_1'], []]) {
      const call = testWorld.call(grants(properties));
      const refused = { code: 'not-permitted' };
      await expect(listBankAccounts(call, testWorld.deps)).rejects.toMatchObject(refused);
      await expect(getBankAccount({ ...call, ...asked }, testWorld.deps)).rejects.toMatchObject(refused);
      await expect(listBankLines({ ...call, ...asked, query: days }, testWorld.deps)).rejects.toMatchObject(
        refused,
      );
      await expect(listCashEntries({ ...call, query: days }, testWorld.deps)).rejects.toMatchObject(refused);
      const body = { account_id, lines: [lineOf()] };
      await expect(testWorld.perform(addBankLines, { ...call, body })).rejects.toMatchObject(refused);
    }
    const { data } = await listBankAccounts(testWorld.call(grants('all')), testWorld.deps);
    expect(data).toMatchObject({ accounts: [{ account_id }], may: { change: true } });
    const elsewhere = testWorld.call({ organizationId: 'org_elsewhere' });
    await expect(getBankAccount({ ...elsewhere, ...asked }, testWorld.deps)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

it('is read by who may see all money, and changed by none but who may change it', async () => {
  await add(lineOf());
  const [line] = await lines();
  const areas = { money: 'view' as const };
  const call = testWorld.call({ roleLabel: 'rentalManager', grants: { areas, properties: 'all' } });
  const days = { from: '2026-07-01', to: '2026-07-31' };
  const params = { accountId: account_id };
  expect((await listBankAccounts(call, testWorld.deps)).data.may).toEqual({ change: false });
  expect((await getBankAccount({ ...call, params }, testWorld.deps)).data.may).toEqual({ change: false });
  const read = await listBankLines({ ...call, params, query: days }, testWorld.deps);
  expect(read.data.lines).toEqual([line]);
  expect((await listCashEntries({ ...call, query: days }, testWorld.deps)).data.entries).toEqual([]);
  const line_id = line?.line_id ?? '';
  const facts = { name: 'New', last4: '', opening_cents: 0, opened_on: '2026-06-30' };
  const entries = [{ book_id: lease_id, property_id, entry_id: 'payment:x' }];
  const account = { account_id };
  const changes = [
    testWorld.perform(addBankAccount, { ...call, body: facts }),
    testWorld.perform(changeBankAccount, { ...call, body: { ...account, version: 2, ...facts } }),
    testWorld.perform(addBankLines, { ...call, body: { ...account, lines: [lineOf({ nth: 2 })] } }),
    testWorld.perform(removeBankLines, { ...call, body: { ...account, line_ids: [line_id] } }),
    testWorld.perform(matchBankLines, { ...call, body: { ...account, matches: [{ line_id, entries }] } }),
    testWorld.perform(enterBankLine, {
      ...call,
      body: { ...account, line_id, kind: 'interest', memo: '' },
    }),
    testWorld.perform(identifyBankMoney, {
      ...call,
      body: { ...account, entry_id: 'unidentified:bank:x', lease_id, ...paid },
    }),
    testWorld.perform(enterBankDifference, {
      ...call,
      body: { ...account, through: '2026-07-20', cents: 5, to: 'manager', reason: 'x' },
    }),
    testWorld.perform(removeBankRule, { ...call, body: { ...account, rule_id: 'rul_x' } }),
    testWorld.perform(reopenBankLine, { ...call, body: { ...account, line_id } }),
    testWorld.perform(reconcileBankAccount, {
      ...call,
      body: { ...account, through: '2026-07-20', ending_cents: 0 },
    }),
    testWorld.perform(reopenBankStatement, {
      ...call,
      body: { ...account, through: '2026-07-20', reason: 'x' },
    }),
  ];
  const codes = await Promise.all(changes.map((change) => change.catch(({ code }) => code)));
  expect(codes).toEqual(changes.map(() => 'not-permitted'));
});

it('entries of cash say who and how, and what took one back', async () => {
  const [payment, expense] = [await receive(), await spend()];
  const body = {
    lease_id,
    payment_id: payment.entry_id.replace('payment:', ''),
    reason: 'NSF',
    returned_on: '2026-07-08',
    fee_cents: 0,
  };
  await testWorld.perform(returnPayment, { ...testWorld.call(), body });
  const shown = (await entries()).map((one) => [one.entry_id, one.cents, one.who, one.method, one.reference]);
  expect(shown).toEqual([
    [payment.entry_id, 145_000, 'Nora', 'check', '7'],
    [payment.entry_id.replace('payment', 'return'), -145_000, '', '', ''],
    [expense.entry_id, -18_000, 'Ace', 'check', '12'],
  ]);
});

describe('lines of a statement', () => {
  it('are added once, whatever file has them again, and not of a day before the opening', async () => {
    const twin = lineOf({ nth: 2 });
    expect(await add(lineOf(), twin, lineOf({ on: '2026-06-30' }))).toEqual({
      added: 2,
      known: 0,
      closed: 1,
      doubtful: [],
    });
    expect(await add(lineOf(), twin, lineOf({ text: 'Other' }))).toMatchObject({
      added: 1,
      known: 2,
      closed: 0,
    });
    expect(await Promise.all([add(lineOf({ cents: 5 })), add(lineOf({ cents: 5 }))])).toContainEqual({
      added: 0,
      known: 1,
      closed: 0,
      doubtful: [],
    });
    expect(await lines()).toHaveLength(4);
  });

  it('that are removed come back with their file', async () => {
    await add(lineOf());
    const [line] = await lines();
    const remove = (...more: string[]) => {
      const line_ids = [line?.line_id ?? '', ...more];
      return testWorld.perform(removeBankLines, { ...testWorld.call(), body: { account_id, line_ids } });
    };
    await expect(remove('bln_unknown')).rejects.toMatchObject({ code: 'not-found' });
    await remove();
    expect(await lines()).toEqual([]);
    await expect(remove()).rejects.toMatchObject({ code: 'not-found' });
    expect(await add(lineOf())).toMatchObject({ added: 1, known: 0, closed: 0 });
    expect(await lines()).toMatchObject([{ state: 'open' }]);
  });

  it('come page by page, the earliest first', async () => {
    await add(lineOf({ on: '2026-07-09' }), lineOf(), lineOf({ on: '2026-07-02' }));
    const asked = { params: { accountId: account_id } };
    const days = { from: '2026-07-02', to: '2026-07-08', limit: 1 };
    const page = async (after?: string) =>
      (await listBankLines({ ...testWorld.call(), ...asked, query: { ...days, after } }, testWorld.deps))
        .data;
    const first = await page();
    expect(first.lines.map(({ on }) => on)).toEqual(['2026-07-02']);
    const second = await page(first.next);
    expect(second.lines.map(({ on }) => on)).toEqual(['2026-07-06']);
    expect(second.next).toBeUndefined();
  });
});

describe('a match', () => {
  it('is of entries that move the line’s cents, and each is matched once', async () => {
    const payment = await receive();
    await add(lineOf(), lineOf({ nth: 2 }));
    const [first, second] = (await lines()).map(({ line_id }) => line_id);
    await match(first ?? '', payment);
    expect((await entries()).find((one) => one.entry_id === payment.entry_id)).toMatchObject({
      cents: 145_000,
      is_matched: true,
      who: 'Nora',
      unit_number: '1A',
      method: 'check',
      reference: '7',
    });
    expect((await lines()).find(({ line_id }) => line_id === first)).toMatchObject({
      state: 'matched',
      entries: [{ entry_id: payment.entry_id, is_undone: false }],
    });
    await expect(match(second ?? '', payment)).rejects.toMatchObject({ code: 'conflict' });
    await expect(match(first ?? '', payment)).rejects.toMatchObject({ code: 'line-settled' });
    await free(first ?? '');
    await match(second ?? '', payment);
    await expect(free(first ?? '')).rejects.toMatchObject({ code: 'line-settled' });
  });

  it('of two lines at once to one entry is one match', async () => {
    const payment = await receive();
    await add(lineOf(), lineOf({ nth: 2 }));
    const both = (await lines()).map(({ line_id }) => match(line_id, payment));
    const done = await Promise.allSettled(both);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await lines()).map(({ state }) => state).toSorted()).toEqual(['matched', 'open']);
  });

  it('may be of several entries of two books, whose sum is the line', async () => {
    const [payment, expense] = [await receive(), await spend()];
    await add(lineOf({ cents: 127_000 }));
    const [line] = await lines();
    const line_id = line?.line_id ?? '';
    await expect(match(line_id, payment)).rejects.toMatchObject({ code: 'bad-amount' });
    await expect(match(line_id, payment, payment)).rejects.toMatchObject({ code: 'invalid' });
    const elsewhere = { ...payment, property_id: 'prp_2' };
    await expect(match(line_id, elsewhere, expense)).rejects.toMatchObject({ code: 'not-found' });
    const rent = { ...payment, entry_id: 'rent:nowhere' };
    await expect(match(line_id, rent)).rejects.toMatchObject({ code: 'not-found' });
    await match(line_id, payment, expense);
    expect((await lines())[0]?.entries.map(({ cents }) => cents).toSorted()).toEqual([-18_000, 145_000]);
  });

  it('says when its entry was taken back since', async () => {
    const [payment, expense] = [await receive(), await spend()];
    await add(lineOf(), lineOf({ cents: -18_000, text: 'ACE' }));
    for (const { line_id, cents } of await lines()) await match(line_id, cents > 0 ? payment : expense);
    const why = { reason: 'Bounced' };
    const payment_id = payment.entry_id.replace('payment:', '');
    const returned = { lease_id, payment_id, returned_on: '2026-07-26', fee_cents: 0, ...why };
    await testWorld.perform(returnPayment, { ...testWorld.call(), body: returned });
    const reversed = { property_id, entry_id: expense.entry_id, ...why };
    await testWorld.perform(reverseOwnerMoney, { ...testWorld.call(), body: reversed });
    const matched = (await lines()).flatMap((line) => line.entries);
    expect(matched.map((one) => one.is_undone)).toEqual([true, true]);
    const [came, went] = matched.toSorted((one, other) => other.cents - one.cents);
    expect(came).toMatchObject({
      type: 'payment',
      on: '2026-07-03',
      book_id: lease_id,
      property_title: 'Maple Court',
      tenants: ['Nora Whitaker'],
      who: 'Nora',
      unit_number: '1A',
    });
    expect(went).toMatchObject({
      type: 'expense',
      on: '2026-07-10',
      book_id: property_id,
      property_title: 'Maple Court',
      tenants: [],
      who: 'Ace',
      unit_number: '',
      method: 'check',
      reference: '12',
    });
    const back = (await entries()).filter(({ is_matched }) => !is_matched);
    expect(back.map(({ cents }) => cents).toSorted()).toEqual([-145_000, 18_000]);
    expect(back.find(({ cents }) => cents > 0)?.undoes).toBe(expense.entry_id);
  });
});

it('an entry is free again when its line’s answer is taken back', async () => {
  const payment = await receive();
  await add(lineOf());
  const [line] = await lines();
  const isMatched = async () => (await entries()).map(({ is_matched }) => is_matched);
  await match(line?.line_id ?? '', payment);
  expect(await isMatched()).toEqual([true]);
  await free(line?.line_id ?? '');
  expect(await isMatched()).toEqual([false]);
});

describe('a reconciliation', () => {
  /** The books had the opening balance before the first line: an owner's money of 25 June. */
  beforeEach(() => contribute(50_000, '2026-06-25'));

  it('closes when the bank is the book and each line has its entry, and nothing changes after it [D53]', async () => {
    const payment = await receive();
    await add(lineOf(), lineOf({ cents: -1_500, text: 'FEE' }));
    const [one, fee] = (await lines()).toSorted((a, b) => b.cents - a.cents).map(({ line_id }) => line_id);
    const why = async (ending: number) => {
      const refusal = await reconcile(ending).catch((error: unknown) => error);
      return refusal instanceof Refusal ? [refusal.code, refusal.details.fields?.ending_cents] : refusal;
    };
    expect(await why(193_500)).toEqual(['not-reconciled', '2 lines to match']);
    await match(one ?? '', payment);
    const charge = await spend(1_500, '2026-07-06');
    await free(one ?? '');
    await expect(matchTogether([one ?? '', payment], [fee ?? '', await spend()])).rejects.toMatchObject({
      code: 'bad-amount',
    });
    await match(one ?? '', payment);
    expect(await why(193_500)).toEqual(['not-reconciled', '1 line to match']);
    await match(fee ?? '', charge);
    // The check of 180.00 is outstanding.
    expect(await why(193_501)).toEqual(['not-reconciled', 'The difference is $0.01']);
    expect(await why(193_499)).toEqual(['not-reconciled', 'The difference is ($0.01)']);
    await expect(reconcile(193_500, '2026-06-30')).rejects.toMatchObject({ code: 'bad-day' });
    await expect(reconcile(193_500, '2026-07-26')).rejects.toMatchObject({ code: 'bad-day' });
    await reconcile(193_500);
    expect(await account()).toMatchObject({
      account: { through: '2026-07-20', balance: 193_500 },
      statements: [
        {
          from: '2026-07-01',
          through: '2026-07-20',
          beginning: 50_000,
          ending: 193_500,
          book: 175_500,
          lines: 2,
          by: 'Lena Hart',
        },
      ],
    });
    for (const line_id of [one ?? '', fee ?? ''])
      await expect(free(line_id)).rejects.toMatchObject({ code: 'line-settled' });
    expect(await add(lineOf({ text: 'Late' }))).toMatchObject({ added: 0, known: 0, closed: 1 });
  });

  it('keeps what is outstanding, which the next one finds at the bank [D53]', async () => {
    await spend();
    await reconcile(50_000);
    expect(await report()).toMatchObject({
      ending: 50_000,
      in_transit: 0,
      outstanding: 18_000,
      book: 32_000,
      owed: 32_000,
      short: 0,
      items: [{ type: 'expense', who: 'Ace', reference: '12', cents: -18_000 }],
      signed_by: 'Lena Hart',
    });
    await add(lineOf({ on: '2026-07-22', cents: -18_000, check: '12' }));
    const [line] = await lines();
    const [cashed] = (await standing('2026-07-25')).items;
    expect(cashed).toMatchObject({ reference: '12', is_choice: false, is_left: true });
    const { book_id = '', property_id: at = '', entry_id = '' } = cashed ?? {};
    await match(line?.line_id ?? '', { book_id, property_id: at, entry_id });
    await reconcile(32_000, '2026-07-25');
    expect((await report('2026-07-25')).items).toEqual([]);
  });

  it('takes no movement of the account in its days, and names the first open one [D55]', async () => {
    const payment = await receive();
    await add(lineOf());
    const [line] = await lines();
    await match(line?.line_id ?? '', payment);
    await reconcile(195_000);
    const refused = {
      code: 'account-reconciled',
      details: { fields: { day: 'The first open day is Jul 21, 2026' } },
    };
    await expect(spend(100, '2026-07-20')).rejects.toMatchObject(refused);
    await expect(receive(100)).rejects.toMatchObject(refused);
    await spend(100, '2026-07-21');
    // What the bank did is taken, and dated today.
    const payment_id = payment.entry_id.replace('payment:', '');
    const returned = { lease_id, payment_id, returned_on: '2026-07-15', fee_cents: 0, reason: 'Bounced' };
    await testWorld.perform(returnPayment, { ...testWorld.call(), body: returned });
    const back = (await entries()).find(({ type }) => type === 'return');
    expect(back?.on).toBe('2026-07-26');
    const again = { account_id, through: '2026-07-20', reason: 'A mistake' };
    await testWorld.perform(reopenBankStatement, { ...testWorld.call(), body: again });
    await spend(200, '2026-07-20');
  });

  it('shows what the books and the bank differed by before it, and never assumes it [D53]', async () => {
    await contribute(7_000, '2026-07-02');
    await contribute(300, '2026-06-20');
    const { items, ...figures } = await standing('2026-07-20');
    expect(figures).toMatchObject({ is_first: true, beginning: 50_000, lines: 0, book: 57_300 });
    expect(items.map(({ on, is_choice, is_left }) => [on, is_choice, is_left])).toEqual([
      ['2026-06-20', true, false],
      ['2026-06-25', true, false],
      ['2026-07-02', false, true],
    ]);
    await expect(reconcile(50_000)).rejects.toMatchObject({
      details: { fields: { ending_cents: 'The difference is ($3.00)' } },
    });
    // A person says that one had not come when the account began.
    const waiting = items.find(({ on }) => on === '2026-06-20');
    const { book_id = '', entry_id = '' } = waiting ?? {};
    const body = { account_id, through: '2026-07-20', ending_cents: 50_000 };
    const outstanding = [{ book_id, entry_id }];
    await testWorld.perform(reconcileBankAccount, { ...testWorld.call(), body: { ...body, outstanding } });
    expect((await report()).items.map(({ cents }) => cents)).toEqual([300, 7_000]);
    expect((await standing('2026-07-25')).items.map(({ on }) => on)).toEqual(['2026-06-20', '2026-07-02']);
  });

  it('has in its first days what was matched to entries of before the opening: the bank did not have them [D53]', async () => {
    await contribute(7_000, '2026-06-28');
    await add(lineOf({ cents: 7_000, text: 'ADA' }));
    const [line] = await lines();
    const before = (await entries()).find(({ cents }) => cents === 7_000);
    await match(line?.line_id ?? '', { book_id: property_id, property_id, entry_id: before?.entry_id ?? '' });
    const read = await standing('2026-07-20');
    expect(read.items.map(({ cents, is_choice }) => [cents, is_choice])).toEqual([[50_000, true]]);
    expect(read).toMatchObject({ misdated_lines: 0, book: 57_000 });
    // Until the day of its line it waits, and nobody has to say so.
    expect(
      (await standing('2026-07-05')).items.map((one) => [one.cents, one.is_choice, one.is_left]),
    ).toEqual([
      [50_000, true, false],
      [7_000, false, true],
    ]);
    const none = { account_id, through: '2026-07-20', ending_cents: 57_000, outstanding: [] };
    await testWorld.perform(reconcileBankAccount, { ...testWorld.call(), body: none });
    expect(await report()).toMatchObject({ ending: 57_000, book: 57_000, items: [] });
  });

  it('takes a line for an entry older than those it looks through, in the first and in later ones [D53]', async () => {
    await contribute(7_000, '2025-12-01');
    await add(lineOf({ cents: 7_000, text: 'ADA' }));
    const [line] = await lines();
    const asked = { query: { from: '2025-12-01', to: '2025-12-31' } };
    const [old] = (await listCashEntries({ ...testWorld.call(), ...asked }, testWorld.deps)).data.entries;
    await match(line?.line_id ?? '', { book_id: property_id, property_id, entry_id: old?.entry_id ?? '' });
    await reconcile(57_000);
    const reversed = { property_id, entry_id: old?.entry_id ?? '', reason: 'Bounced' };
    await testWorld.perform(reverseOwnerMoney, { ...testWorld.call(), body: reversed });
    testWorld.goTo('2026-07-28T12:00:00.000Z');
    await add(lineOf({ on: '2026-07-26', cents: -7_000, text: 'ADA' }));
    const [back] = (await lines()).filter(({ state }) => state === 'open');
    const reversal = { book_id: property_id, property_id, entry_id: `${old?.entry_id}:reversal` };
    await match(back?.line_id ?? '', reversal);
    await reconcile(50_000, '2026-07-27');
  });

  it('finds a payment at the bank that was taken back before any line had it, and its reversal', async () => {
    const expense = await spend(18_000, '2026-07-10');
    const reversed = { property_id, entry_id: expense.entry_id, reason: 'Voided' };
    testWorld.goTo('2026-07-12T12:00:00.000Z');
    await testWorld.perform(reverseOwnerMoney, { ...testWorld.call(), body: reversed });
    testWorld.goTo('2026-07-26T12:00:00.000Z');
    await reconcile(50_000);
    expect((await report()).items).toEqual([]);
    // The check was cashed all the same: what took it back waits for the bank again.
    await add(lineOf({ on: '2026-07-22', cents: -18_000, check: '12' }));
    const [line] = await lines();
    await match(line?.line_id ?? '', expense);
    expect((await standing('2026-07-25')).items).toMatchObject([{ type: 'reversal', cents: 18_000 }]);
    await reconcile(32_000, '2026-07-25');
    expect(await report('2026-07-25')).toMatchObject({ in_transit: 18_000, book: 50_000 });
  });

  it('goes on from a statement of lines alone, whose entries may be of later days [D53]', async () => {
    const expense = await spend(18_000, '2026-07-22');
    await contribute(2_000, '2026-07-02');
    await add(lineOf({ cents: 2_000, text: 'ADA' }), lineOf({ cents: -18_000, check: '12' }));
    const [spent, came] = (await lines()).toSorted((one, other) => one.cents - other.cents);
    const gift = (await entries()).find(({ cents }) => cents === 2_000);
    await match(came?.line_id ?? '', { book_id: property_id, property_id, entry_id: gift?.entry_id ?? '' });
    await match(spent?.line_id ?? '', expense);
    await closeOld('2026-07-10', 34_000);
    // The bank had it before the books: the statement reaches the day of its entry.
    expect(await standing('2026-07-20')).toMatchObject({ misdated_lines: 1, misdated: -18_000 });
    await expect(reconcile(34_000)).rejects.toMatchObject({
      details: { fields: { ending_cents: '1 line matched to entries of later days' } },
    });
    expect(await standing('2026-07-25')).toMatchObject({ misdated_lines: 0, book: 34_000 });
    await reconcile(34_000, '2026-07-25');
    expect(await report('2026-07-25')).toMatchObject({ book: 34_000, items: [] });
  });

  it('does not close on a line whose entry is dated after it [D53]', async () => {
    const late = await spend(18_000, '2026-07-24');
    await add(lineOf({ cents: -18_000 }));
    const [line] = await lines();
    await match(line?.line_id ?? '', late);
    await expect(reconcile(32_000)).rejects.toMatchObject({
      details: { fields: { ending_cents: '1 line matched to entries of later days' } },
    });
    await reconcile(32_000, '2026-07-25');
  });

  it('says whose the money is, and what in the books is nobody’s', async () => {
    await receive();
    await reconcile(50_000);
    const { lines: whose, owed, book } = await report();
    expect(owed).toBe(book);
    expect(whose.map(({ part }) => part)).toContain('owner');
    expect(whose.every(({ property_title }) => property_title === 'Maple Court')).toBe(true);
  });

  const reconcileWith = (deps: Partial<LeaseWorld['deps']>, ending_cents = 50_000) =>
    perform(
      reconcileBankAccount,
      { ...testWorld.call(), body: { account_id, through: '2026-07-20', ending_cents } },
      { ...testWorld.deps, ...deps },
    );

  it('locks its days before it reads: what is posted meanwhile is in it, or refused [D55] (R5)', async () => {
    const { banks, ledgers } = testWorld.deps;
    const codes: unknown[] = [];
    const also = (cents: number) =>
      spend(cents, '2026-07-15').then(
        () => codes.push('posted'),
        ({ code }) => codes.push(code),
      );
    let isFirst = true;
    await reconcileWith({
      ledgers: {
        ...ledgers,
        lockHead: async (head, locks) => {
          const isNow = isFirst && head.leaseId === property_id;
          if (isNow) isFirst = false;
          if (isNow) await also(100);
          return ledgers.lockHead(head, locks);
        },
      },
      banks: {
        ...banks,
        change: async (change) => {
          await also(300);
          return banks.change(change);
        },
      },
    });
    expect(codes).toEqual(['posted', 'account-reconciled']);
    expect(await report()).toMatchObject({ book: 49_900, outstanding: 100, owed: 49_900 });
    await reconcile(50_000, '2026-07-25');
    expect(await report('2026-07-25')).toMatchObject({ book: 49_900, outstanding: 100 });
  });

  it('is a conflict while a ledger does not take its lock, and is not closed', async () => {
    const { ledgers } = testWorld.deps;
    const never: typeof ledgers = {
      ...ledgers,
      lockHead: async (head, locks) => head.leaseId === lease_id && ledgers.lockHead(head, locks),
    };
    await expect(reconcileWith({ ledgers: never })).rejects.toMatchObject({ code: 'conflict' });
    expect((await account()).account.through).toBe('2026-06-30');
    // The days are free again once it is seen that they do not tie.
    await expect(receive()).rejects.toMatchObject({ code: 'account-reconciled' });
    await expect(reconcile(49_999)).rejects.toMatchObject({ code: 'not-reconciled' });
    await receive();
    await reconcile(50_000);
    const again = { account_id, through: '2026-07-20', reason: 'A mistake' };
    const reopen = (deps: Partial<LeaseWorld['deps']> = {}) =>
      perform(reopenBankStatement, { ...testWorld.call(), body: again }, { ...testWorld.deps, ...deps });
    await expect(reopen({ ledgers: never })).rejects.toMatchObject({ code: 'conflict' });
    await reopen();
    await spend(100, '2026-07-15');
    await expect(reopen()).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });

  it('says what is missing as the account does: nothing while nobody said what it is for [D52]', async () => {
    await spend(70_000, '2026-07-10');
    const shortThrough = async (through: string, kind?: 'trust' | 'operating') => {
      const { version } = (await account()).account;
      const facts = { name: 'Operating', last4: '', opening_cents: 50_000, opened_on: '2026-06-30' };
      const body = { account_id, version, ...facts, ...(kind && { kind }) };
      await testWorld.perform(changeBankAccount, { ...testWorld.call(), body });
      await reconcile(50_000, through);
      const shown = (await listBankAccounts(testWorld.call(), testWorld.deps)).data.accounts[0]?.short;
      return [(await report(through)).short, shown];
    };
    expect(await shortThrough('2026-07-12')).toEqual([0, 0]);
    expect(await shortThrough('2026-07-14', 'trust')).toEqual([20_000, 20_000]);
    expect(await shortThrough('2026-07-16', 'operating')).toEqual([0, 0]);
  });

  it('is opened again only as the latest; the one before then counts', async () => {
    await reconcile(50_000, '2026-07-10');
    await reconcile(50_000, '2026-07-20');
    const reopen = (through: string) =>
      testWorld.perform(reopenBankStatement, {
        ...testWorld.call(),
        body: { account_id, through, reason: 'A line was missing' },
      });
    await expect(reopen('2026-07-10')).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await reopen('2026-07-20');
    expect(await account()).toMatchObject({
      account: { through: '2026-07-10' },
      statements: [{ through: '2026-07-10' }],
    });
    await expect(report()).rejects.toMatchObject({ code: 'not-found' });
    await expect(receive()).rejects.toMatchObject({ code: 'account-reconciled' });
    const payment = await receive(145_000, '2026-07-11');
    await add(lineOf({ on: '2026-07-12' }));
    await expect(reconcile(195_000)).rejects.toMatchObject({ code: 'not-reconciled' });
    await reopen('2026-07-10');
    expect((await account()).account).toMatchObject({ through: '2026-06-30', balance: 50_000 });
    const [line] = await lines();
    await match(line?.line_id ?? '', payment);
    await reconcile(195_000, '2026-07-25');
    expect((await account()).statements).toMatchObject([{ from: '2026-07-01', through: '2026-07-25' }]);
  });

  it('meets a line that comes at the same time: one of both reads again', async () => {
    const done = await Promise.allSettled([reconcile(50_000), add(lineOf())]);
    const { account: after } = await account();
    const all = await lines();
    // Either it closed first and the line was left out, or the line came first and kept it open.
    expect(after.through === '2026-07-20' ? all.length : done[0]?.status).toBe(
      after.through === '2026-07-20' ? 0 : 'rejected',
    );
  });
});

describe('a line that the books lack [D53]', () => {
  beforeEach(() => contribute(50_000, '2026-06-25'));
  const idOf = async (cents: number) => (await lines()).find((line) => line.cents === cents)?.line_id ?? '';

  it('becomes a charge or interest of the bank, matched in the same step, once', async () => {
    await add(lineOf({ cents: -1_200, text: 'FEE' }), lineOf({ cents: 300, text: 'INTEREST' }));
    await expect(enter(await idOf(-1_200), 'interest')).rejects.toMatchObject({ code: 'bad-amount' });
    await expect(enter(await idOf(300), 'bank')).rejects.toMatchObject({ code: 'bad-amount' });
    const [fee, interest] = [await idOf(-1_200), await idOf(300)];
    expect(await enter(fee, 'bank')).toBe(`bank:bank:${fee}`);
    await enter(interest, 'interest');
    await expect(enter(fee, 'bank')).rejects.toMatchObject({ code: 'line-settled' });
    expect((await lines()).map(({ state, entries: [entry] }) => [state, entry?.type, entry?.on])).toEqual([
      ['matched', 'bank', '2026-07-06'],
      ['matched', 'bank', '2026-07-06'],
    ]);
    await reconcile(49_100);
    expect(await report()).toMatchObject({ book: 49_100, owed: 49_100 });
    expect((await report()).lines.filter(({ part }) => part === 'manager-moved')).toMatchObject([
      { name: 'Bank charges', cents: -1_200 },
      { name: 'Interest', cents: 300 },
    ]);
  });

  const enterFor = async (cents: number, over: object = {}) => {
    const body = { account_id, line_id: await idOf(cents), kind: 'bank', memo: '', property_id } as const;
    await testWorld.perform(enterBankLine, { ...testWorld.call(), body: { ...body, ...over } });
  };
  const asOwnAccount = async () => {
    const { version } = (await account()).account;
    const facts = { name: 'Operating', last4: '', opening_cents: 50_000, opened_on: '2026-06-30' };
    const body = { account_id, version, ...facts, kind: 'own' } as const;
    await testWorld.perform(changeBankAccount, { ...testWorld.call(), body });
  };
  const of = (property_id: string) => ({ code: 'invalid', details: { fields: { property_id } } });

  it('is borne by the manager, and at an owner’s own account by the owners of a property alone [D66]', async () => {
    await add(lineOf({ cents: -1_201, text: 'FEE' }), lineOf());
    await expect(enterFor(-1_201)).rejects.toMatchObject(of('It is of no property'));
    await asOwnAccount();
    await expect(enterFor(-1_201, { property_id: undefined })).rejects.toMatchObject(of('Choose a property'));
    await expect(enterFor(145_000, { kind: 'unidentified' })).rejects.toMatchObject(
      of('It is of no property'),
    );
  });

  it('of a landlord with property of their own is the owners’: there is no manager [D66]', async () => {
    await add(lineOf({ cents: -1_201, text: 'FEE' }));
    await testWorld.role({ userId: 'usr_head', userRoleId: 'rol_own', roleLabel: 'owner' });
    await expect(enterFor(-1_201, { property_id: undefined })).rejects.toMatchObject(of('Choose a property'));
    await expect(differ(10_000)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { to: 'Choose an owner or opening balances' } },
    });
    await differ(10_000, { to: 'opening' });
    await enterFor(-1_201);
  });

  it('that is taken back takes its entry with it, so that it counts once however often it is entered', async () => {
    await asOwnAccount();
    await add(lineOf({ cents: -1_201, text: 'FEE' }), lineOf({ cents: 300, text: 'WIRE' }));
    const [fee, wire] = [await idOf(-1_201), await idOf(300)];
    await enterFor(-1_201);
    await enter(wire, 'unidentified');
    await free(fee);
    await free(wire);
    expect((await standing('2026-07-20')).book).toBe(50_000);
    // Nothing of it is proposed, nor waits for the bank.
    expect((await standing('2026-07-20')).items.map(({ cents }) => cents)).toEqual([50_000]);
    await enterFor(-1_201);
    await free(fee);
    await enterFor(-1_201);
    await enter(wire, 'unidentified');
    await reconcile(49_099);
    expect(await report()).toMatchObject({ book: 49_099, owed: 49_099, items: [] });
  });

  it('that was taken back until Nov 2026, and left its entry, does not count twice', async () => {
    await add(lineOf({ cents: -1_200, text: 'FEE' }));
    const fee = await idOf(-1_200);
    const source = await enter(fee, 'bank');
    const { organizationId } = testWorld.call().viewer;
    const [line] = await testWorld.deps.banks.linesById({
      organizationId,
      accountId: account_id,
      lineIds: [fee],
    });
    if (!line) throw new Error('No line');
    await testWorld.db.write(put(BankLine, { ...line, state: 'open', entries: [] }));
    const match = { organizationId, leaseId: 'org', source, accountId: account_id, lineId: '' };
    await testWorld.db.write(put(BankMatch, match));
    expect(await enter(fee, 'bank')).toBe(`${source}:2`);
    await reconcile(48_800);
    expect(await report()).toMatchObject({ book: 48_800, items: [] });
  });

  it('of an owner’s own account is borne by the owners of the property', async () => {
    await asOwnAccount();
    await add(lineOf({ cents: -1_201, text: 'FEE' }));
    await enterFor(-1_201);
    expect((await lines())[0]?.entries).toMatchObject([{ book_id: property_id, cents: -1_201 }]);
    await reconcile(48_799);
    expect((await report()).owed).toBe(48_799);
  });

  it('is held as nobody’s until it is known, and then has three entries', async () => {
    await add(lineOf());
    const line_id = await idOf(145_000);
    const entry_id = await enter(line_id, 'unidentified');
    await reconcile(195_000, '2026-07-10');
    expect(await report('2026-07-10')).toMatchObject({ owed: 195_000, short: 0 });
    expect((await report('2026-07-10')).lines).toContainEqual(
      expect.objectContaining({ part: 'unidentified', cents: 145_000 }),
    );
    // Its day is reconciled: what is known now is dated today, and changes no closed figure.
    await identify(entry_id);
    const [line] = await lines();
    expect(line?.entries.map(({ type, cents, on }) => [type, cents, on]).toSorted()).toEqual([
      ['payment', 145_000, '2026-07-26'],
      ['reversal', -145_000, '2026-07-26'],
      ['unidentified', 145_000, '2026-07-06'],
    ]);
    await expect(identify(entry_id)).rejects.toMatchObject({ code: 'already-reversed' });
    await expect(identify('unidentified:bank:none')).rejects.toMatchObject({ code: 'not-found' });
    expect((await standing('2026-07-25')).items).toEqual([]);
    await reconcile(195_000, '2026-07-25');
    expect((await report('2026-07-25')).lines.map(({ part }) => part)).toContain('unidentified');
  });

  it('is dated the day it came while that is open', async () => {
    await add(lineOf());
    await identify(await enter(await idOf(145_000), 'unidentified'));
    expect((await lines())[0]?.entries.map(({ on }) => on)).toEqual(Array(3).fill('2026-07-06'));
    await reconcile(195_000);
  });

  it('is proposed by a rule, which a person makes and takes away', async () => {
    await add(
      lineOf({ cents: -1_500, text: 'SERVICE FEE 07' }),
      lineOf({ cents: -1_600, text: 'SERVICE FEE' }),
    );
    await enterFor(-1_500, { property_id: undefined, remember: 'service fee' });
    const [{ rule_id = '' } = {}, ...others] = (await account()).rules;
    expect(others).toEqual([]);
    expect((await account()).rules).toEqual([{ rule_id, ...feeRule }]);
    // Entered again, it is still one rule; a line that it proposes stays open.
    await free(await idOf(-1_500));
    await enterFor(-1_500, { property_id: undefined, remember: 'Service  FEE' });
    expect((await account()).rules).toEqual([{ rule_id, ...feeRule, words: 'Service  FEE' }]);
    const charge = await spend(1_600, '2026-07-05');
    const rule = { ...feeRule, kind: 'expense', vendor: 'Ace', category: 'repairs', property_id } as const;
    const matches = [{ line_id: await idOf(-1_600), entries: [charge] }];
    await testWorld.perform(matchBankLines, { ...testWorld.call(), body: { account_id, matches, rule } });
    expect((await account()).rules).toMatchObject([{ kind: 'bank' }, rule]);
    // A call that is refused leaves no rule.
    const again = { account_id, matches, rule: { ...rule, words: 'other' } };
    await expect(
      testWorld.perform(matchBankLines, { ...testWorld.call(), body: again }),
    ).rejects.toMatchObject({ code: 'line-settled' });
    const take = () =>
      testWorld.perform(removeBankRule, { ...testWorld.call(), body: { account_id, rule_id } });
    await take();
    await expect(take()).rejects.toMatchObject({ code: 'not-found' });
    expect((await account()).rules).toMatchObject([{ kind: 'expense' }]);
  });
});

describe('what bank and books differed by before [D53]', () => {
  it('is entered as the manager’s, an owner’s or the opening’s, and only before the first reconciliation', async () => {
    await expect(reconcile(50_000)).rejects.toMatchObject({
      details: { fields: { ending_cents: 'The difference is $500.00' } },
    });
    await differ(10_000);
    await differ(15_000, { to: 'owner', property_id, owner_id: 'own_ada' });
    await differ(25_000, { to: 'opening' });
    await expect(differ(1, { to: 'owner' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(differ(1, { to: 'owner', property_id, owner_id: 'own_x' })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(differ(1, { through: '2026-06-30' })).rejects.toMatchObject({ code: 'bad-day' });
    await reconcile(50_000);
    // The other side of an opening that was never entered is nobody's.
    expect(await report()).toMatchObject({ book: 50_000, owed: 25_000 });
    await expect(differ(1)).rejects.toMatchObject({ code: 'already-reconciled' });
  });
});
