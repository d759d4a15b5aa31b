import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../shared/contract/endpoint';
import type { ledger as rows } from '../../shared/contract/ledger';
import type { Viewer } from '../../shared/domain/roles';
import { conrad, type LeaseStand, nora, openLeases } from '../../test/support/stand/leases';
import { postRentWith } from '../jobs/post-rent';
import { addBankAccount } from './add-bank-account';
import { addBankLines } from './add-bank-lines';
import { addExpense } from './add-expense';
import { changeBankAccount } from './change-bank-account';
import { getBankAccount } from './get-bank-account';
import { listBankAccounts } from './list-bank-accounts';
import { listBankLines } from './list-bank-lines';
import { listCashEntries } from './list-cash-entries';
import { matchBankLines } from './match-bank-lines';
import { receivePayment } from './receive-payment';
import { reconcileBankAccount } from './reconcile-bank-account';
import { removeBankLines } from './remove-bank-lines';
import { reopenBankLine } from './reopen-bank-line';
import { reopenBankStatement } from './reopen-bank-statement';
import { returnPayment } from './return-payment';
import { reverseOwnerMoney } from './reverse-owner-money';
import { setBankLineAside } from './set-bank-line-aside';

let stand: LeaseStand;
let lease_id: string;
let property_id: string;
let account_id: string;
beforeEach(async () => {
  stand = await openLeases();
  lease_id = await stand.sent();
  await stand.signAs(nora);
  await stand.coSign(await stand.tokenOf(conrad));
  await stand.signAs(stand.agent);
  stand.goTo('2026-07-26T12:00:00.000Z');
  await postRentWith(() => stand.deps)();
  const [head] = await stand.deps.ledgers.heads(stand.call().viewer.organizationId);
  property_id = head?.propertyId ?? '';
  const body = { name: 'Operating', last4: '1234', opening_cents: 50_000, opened_on: '2026-06-30' };
  account_id = (await stand.perform(addBankAccount, { ...stand.call(), body })).data.account_id;
});

type Line = InputOf<typeof rows.addBankLines>['body']['lines'][number];
const lineOf = (over: Partial<Line> = {}): Line => ({
  ...{ bank_id: '', nth: 1, on: '2026-07-06', cents: 145_000, text: 'NORA', check: '7', ...over },
});
const add = async (...lines: Line[]) =>
  (await stand.perform(addBankLines, { ...stand.call(), body: { account_id, lines } })).data;
const lines = async (from = '2026-07-01', to = '2026-07-31') => {
  const asked = { params: { accountId: account_id }, query: { from, to } };
  return (await listBankLines({ ...stand.call(), ...asked }, stand.deps)).data.lines;
};
const entries = async () =>
  (await listCashEntries({ ...stand.call(), query: { from: '2026-06-01', to: '2026-07-31' } }, stand.deps))
    .data.entries;
const receive = async (cents = 145_000) => {
  const facts = { received_on: '2026-07-03', method: 'check', reference: '7', payer: 'Nora' } as const;
  const body = { lease_id, cents, ...facts, chosen: [], hold_rest: false };
  const { data } = await stand.perform(receivePayment, { ...stand.call(), body });
  return { book_id: lease_id, property_id, entry_id: data.entry_id };
};
const spend = async () => {
  const facts = { vendor: 'Ace', category: 'repairs', method: 'check', reference: '12', memo: '' } as const;
  const body = { property_id, cents: 18_000, paid_on: '2026-07-10', ...facts };
  const { data } = await stand.perform(addExpense, { ...stand.call(), body });
  return { book_id: property_id, property_id, entry_id: data.entry_id };
};
type Ref = Awaited<ReturnType<typeof receive>>;
const matchTogether = (...pairs: [string, ...Ref[]][]) =>
  stand.perform(matchBankLines, {
    ...stand.call(),
    body: { account_id, matches: pairs.map(([line_id, ...entries]) => ({ line_id, entries })) },
  });
const match = (line_id: string, ...refs: Ref[]) => matchTogether([line_id, ...refs]);
const free = (line_id: string) =>
  stand.perform(reopenBankLine, { ...stand.call(), body: { account_id, line_id } });
const setAside = (line_id: string) =>
  stand.perform(setBankLineAside, {
    ...stand.call(),
    body: { account_id, line_id, reason: 'Of another company' },
  });
const reconcile = (ending_cents: number, through = '2026-07-20') =>
  stand.perform(reconcileBankAccount, { ...stand.call(), body: { account_id, through, ending_cents } });
const account = async () =>
  (await getBankAccount({ ...stand.call(), params: { accountId: account_id } }, stand.deps)).data;
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
      return stand.perform(changeBankAccount, { ...stand.call(), body });
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
    await stand.perform(removeBankLines, {
      ...stand.call(),
      body: { account_id, line_ids: (await lines()).map(({ line_id }) => line_id) },
    });
    await reconcile(60_000, '2026-07-20');
    await expect(change({ opening_cents: 1 })).rejects.toMatchObject({ code: 'bad-day' });
    await change({ name: 'Only its name', opened_on: '2026-07-05' });
  });

  it('is nobody’s who reaches some properties alone, and of no other organization', async () => {
    const asked = { params: { accountId: account_id } };
    const days = { from: '2026-06-01', to: '2026-07-31' };
    for (const properties of [['prp_1'], []]) {
      const call = stand.call(grants(properties));
      const refused = { code: 'not-permitted' };
      await expect(listBankAccounts(call, stand.deps)).rejects.toMatchObject(refused);
      await expect(getBankAccount({ ...call, ...asked }, stand.deps)).rejects.toMatchObject(refused);
      await expect(listBankLines({ ...call, ...asked, query: days }, stand.deps)).rejects.toMatchObject(
        refused,
      );
      await expect(listCashEntries({ ...call, query: days }, stand.deps)).rejects.toMatchObject(refused);
      const body = { account_id, lines: [lineOf()] };
      await expect(stand.perform(addBankLines, { ...call, body })).rejects.toMatchObject(refused);
    }
    const { data } = await listBankAccounts(stand.call(grants('all')), stand.deps);
    expect(data).toMatchObject({ accounts: [{ account_id }], may: { change: true } });
    const elsewhere = stand.call({ organizationId: 'org_elsewhere' });
    await expect(getBankAccount({ ...elsewhere, ...asked }, stand.deps)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

it('is read by who may see all money, and changed by none but who may change it', async () => {
  await add(lineOf());
  const [line] = await lines();
  const areas = { money: 'view' as const };
  const call = stand.call({ roleLabel: 'rentalManager', grants: { areas, properties: 'all' } });
  const days = { from: '2026-07-01', to: '2026-07-31' };
  const params = { accountId: account_id };
  expect((await listBankAccounts(call, stand.deps)).data.may).toEqual({ change: false });
  expect((await getBankAccount({ ...call, params }, stand.deps)).data.may).toEqual({ change: false });
  const read = await listBankLines({ ...call, params, query: days }, stand.deps);
  expect(read.data.lines).toEqual([line]);
  expect((await listCashEntries({ ...call, query: days }, stand.deps)).data.entries).toEqual([]);
  const line_id = line?.line_id ?? '';
  const facts = { name: 'New', last4: '', opening_cents: 0, opened_on: '2026-06-30' };
  const entries = [{ book_id: lease_id, property_id, entry_id: 'payment:x' }];
  const account = { account_id };
  const changes = [
    stand.perform(addBankAccount, { ...call, body: facts }),
    stand.perform(changeBankAccount, { ...call, body: { ...account, version: 2, ...facts } }),
    stand.perform(addBankLines, { ...call, body: { ...account, lines: [lineOf({ nth: 2 })] } }),
    stand.perform(removeBankLines, { ...call, body: { ...account, line_ids: [line_id] } }),
    stand.perform(matchBankLines, { ...call, body: { ...account, matches: [{ line_id, entries }] } }),
    stand.perform(setBankLineAside, { ...call, body: { ...account, line_id, reason: 'x' } }),
    stand.perform(reopenBankLine, { ...call, body: { ...account, line_id } }),
    stand.perform(reconcileBankAccount, {
      ...call,
      body: { ...account, through: '2026-07-20', ending_cents: 0 },
    }),
    stand.perform(reopenBankStatement, { ...call, body: { ...account, through: '2026-07-20', reason: 'x' } }),
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
  await stand.perform(returnPayment, { ...stand.call(), body });
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
    });
    expect(await add(lineOf(), twin, lineOf({ text: 'Other' }))).toEqual({ added: 1, known: 2, closed: 0 });
    expect(await Promise.all([add(lineOf({ cents: 5 })), add(lineOf({ cents: 5 }))])).toContainEqual({
      ...{ added: 0, known: 1, closed: 0 },
    });
    expect(await lines()).toHaveLength(4);
  });

  it('that are removed come back with their file', async () => {
    await add(lineOf());
    const [line] = await lines();
    const remove = (...more: string[]) => {
      const line_ids = [line?.line_id ?? '', ...more];
      return stand.perform(removeBankLines, { ...stand.call(), body: { account_id, line_ids } });
    };
    await expect(remove('bln_unknown')).rejects.toMatchObject({ code: 'not-found' });
    await remove();
    expect(await lines()).toEqual([]);
    await expect(remove()).rejects.toMatchObject({ code: 'not-found' });
    expect(await add(lineOf())).toEqual({ added: 1, known: 0, closed: 0 });
    expect(await lines()).toMatchObject([{ state: 'open' }]);
  });

  it('come page by page, the earliest first', async () => {
    await add(lineOf({ on: '2026-07-09' }), lineOf(), lineOf({ on: '2026-07-02' }));
    const asked = { params: { accountId: account_id } };
    const days = { from: '2026-07-02', to: '2026-07-08', limit: 1 };
    const page = async (after?: string) =>
      (await listBankLines({ ...stand.call(), ...asked, query: { ...days, after } }, stand.deps)).data;
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
      ...{
        cents: 145_000,
        is_matched: true,
        who: 'Nora',
        unit_number: '1A',
        method: 'check',
        reference: '7',
      },
    });
    expect((await lines()).find(({ line_id }) => line_id === first)).toMatchObject({
      ...{ state: 'matched', entries: [{ entry_id: payment.entry_id, is_undone: false }] },
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
    await stand.perform(returnPayment, { ...stand.call(), body: returned });
    const reversed = { property_id, entry_id: expense.entry_id, ...why };
    await stand.perform(reverseOwnerMoney, { ...stand.call(), body: reversed });
    const matched = (await lines()).flatMap((line) => line.entries);
    expect(matched.map((one) => one.is_undone)).toEqual([true, true]);
    const [came, went] = matched.toSorted((one, other) => other.cents - one.cents);
    expect(came).toMatchObject({
      ...{ type: 'payment', on: '2026-07-03', book_id: lease_id, property_title: 'Maple Court' },
      ...{ tenants: ['Nora Whitaker'], who: 'Nora', unit_number: '1A' },
    });
    expect(went).toMatchObject({
      ...{ type: 'expense', on: '2026-07-10', book_id: property_id, property_title: 'Maple Court' },
      ...{ tenants: [], who: 'Ace', unit_number: '', method: 'check', reference: '12' },
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
  it('closes at 0.00 when every line has an answer, and nothing changes after it', async () => {
    const payment = await receive();
    await add(lineOf(), lineOf({ cents: -1_500, text: 'FEE' }));
    const [one, fee] = (await lines()).toSorted((a, b) => b.cents - a.cents).map(({ line_id }) => line_id);
    await expect(reconcile(193_500)).rejects.toMatchObject({ code: 'not-reconciled' });
    await match(one ?? '', payment);
    await expect(setAside(one ?? '')).rejects.toMatchObject({ code: 'line-settled' });
    await setAside(fee ?? '');
    await expect(setAside(fee ?? '')).rejects.toMatchObject({ code: 'line-settled' });
    await expect(match(fee ?? '', payment)).rejects.toMatchObject({ code: 'line-settled' });
    await free(one ?? '');
    await expect(matchTogether([one ?? '', payment], [fee ?? '', await spend()])).rejects.toMatchObject({
      code: 'line-settled',
    });
    await match(one ?? '', payment);
    await free(fee ?? '');
    await setAside(fee ?? '');
    await expect(reconcile(193_501)).rejects.toMatchObject({
      details: { fields: { ending_cents: 'The difference is $0.01' } },
    });
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
          lines: 2,
          by: 'Lena Hart',
        },
      ],
    });
    for (const line_id of [one ?? '', fee ?? '']) {
      await expect(free(line_id)).rejects.toMatchObject({ code: 'line-settled' });
      await expect(setAside(line_id)).rejects.toMatchObject({ code: 'line-settled' });
    }
    expect(await add(lineOf({ text: 'Late' }))).toEqual({ added: 0, known: 0, closed: 1 });
  });

  it('is opened again only as the latest; the one before then counts', async () => {
    await reconcile(50_000, '2026-07-10');
    await reconcile(50_000, '2026-07-20');
    const reopen = (through: string) =>
      stand.perform(reopenBankStatement, {
        ...stand.call(),
        body: { account_id, through, reason: 'A line was missing' },
      });
    await expect(reopen('2026-07-10')).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await reopen('2026-07-20');
    expect(await account()).toMatchObject({
      account: { through: '2026-07-10' },
      statements: [{ through: '2026-07-10' }],
    });
    await add(lineOf({ on: '2026-07-12' }));
    await expect(reconcile(195_000)).rejects.toMatchObject({ code: 'not-reconciled' });
    await reopen('2026-07-10');
    expect((await account()).account).toMatchObject({ through: '2026-06-30', balance: 50_000 });
    const [line] = await lines();
    await setAside(line?.line_id ?? '');
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
