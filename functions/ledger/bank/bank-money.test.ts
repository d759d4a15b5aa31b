import { beforeEach, describe, expect, it } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import { accounts, cashByCode } from '../../../shared/domain/ledger/accounts';
import type { Book } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { type Answer, charge } from '../../../shared/domain/ledger/rent/charges';
import { receive } from '../../../shared/domain/ledger/rent/payments';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../../test/support/test-world';
import { propertyId } from '../../../test/support/test-world/portfolio';
import { checkLedgersWith } from '../../jobs/check-ledgers';
import { logger } from '../../runtime/logger';
import { LedgerCheck } from '../../table/ledger-checks/record';
import { Notification } from '../../table/notifications/record';
import { listBalances } from '../charges/list-balances';
import { addContribution } from '../owners/add-contribution';
import { addExpense } from '../owners/add-expense';
import { payOwner } from '../owners/pay-owner';
import { addBankAccount } from './add-bank-account';
import { addBankFact } from './add-bank-fact';
import { assignBankAccounts } from './assign-bank-accounts';
import { listBankAccounts } from './list-bank-accounts';
import { moveBankMoney } from './move-bank-money';
import { moveCompanyMoney } from './move-company-money';
import { setBankUse } from './set-bank-use';
import { undoBankMoney } from './undo-bank-money';

logger.setLogLevel('SILENT');

type Body<N extends keyof typeof rows> = InputOf<(typeof rows)[N]> extends { body: infer B } ? B : never;

let testWorld: TestWorld;
const organizationId = 'org_one';
const day = '2026-07-03';
const lease = { organizationId, propertyId, leaseId: 'lse_one' };
const shares = [
  { ownerId: 'own_ada', percentage: 60 },
  { ownerId: 'own_ben', percentage: 40 },
];

beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}], shares });
  await testWorld.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  await testWorld.owner({ ownerId: 'own_ben', firstName: 'Ben' });
  testWorld.goTo(`${day}T12:00:00.000Z`);
});

const call = (who: Partial<Viewer> = {}) => testWorld.call(who);

/** Adds an account of a kind and answers its id. */
async function bank(kind?: Body<'addBankAccount'>['kind']): Promise<string> {
  const facts = { name: kind ?? 'Old', last4: '', opening_cents: 0, opened_on: '2026-06-30' };
  const body = { ...facts, ...(kind && { kind }) };
  return (await testWorld.perform(addBankAccount, { ...call(), body })).data.account_id;
}

const contributeOf = (owner_id: string, cents: number) =>
  testWorld.perform(addContribution, {
    ...call(),
    body: {
      property_id: propertyId,
      owner_id,
      cents,
      paid_on: day,
      method: 'check',
      reference: '',
      memo: '',
    },
  });
/** Both owners by their shares. */
async function contribute(cents: number): Promise<void> {
  await contributeOf('own_ada', cents * 0.6);
  await contributeOf('own_ben', cents * 0.4);
}
const spend = (cents: number) =>
  testWorld.perform(addExpense, {
    ...call(),
    body: {
      property_id: propertyId,
      vendor: 'Ace',
      category: 'repairs',
      cents,
      paid_on: day,
      method: 'check',
      reference: '',
      memo: '',
    },
  });
const move = (over: Omit<Body<'moveBankMoney'>, 'moved_on' | 'reference' | 'memo'>) =>
  testWorld.perform(moveBankMoney, {
    ...call(),
    body: { moved_on: day, reference: '', memo: '', ...over },
  });
const company = (account_id: string, way: 'in' | 'out' | 'expense', cents: number) =>
  testWorld.perform(moveCompanyMoney, {
    ...call(),
    body: { account_id, way, cents, moved_on: day, payee: '', reference: '', memo: '' },
  });
const assign = (money: string, deposits: string, version = 0) =>
  testWorld.perform(assignBankAccounts, {
    ...call(),
    body: { property_id: propertyId, money_account_id: money, deposits_account_id: deposits, version },
  });
const banks = async (who: Partial<Viewer> = {}) => (await listBankAccounts(call(who), testWorld.deps)).data;
const standing = async (code: string) => {
  const found = (await banks()).accounts.find((account) => account.code === code);
  return [found?.book, found?.holds, found?.stake, found?.short];
};
const cash = async () => {
  const heads = await testWorld.deps.ledgers.heads(organizationId);
  return heads.map(({ leaseId, balances }) => [leaseId, cashByCode(balances)]);
};

/** Posts into a lease's ledger. */
async function postLease(command: (book: Book) => Answer): Promise<void> {
  const before = await testWorld.deps.ledgers.book({ ...lease, payments: 'all' });
  const posted = post(before.book, command(before.book));
  if (isRefused(posted)) throw new Error(posted.refused);
  const shown = { unitId: '', unitNumber: '1A', propertyTitle: 'Maple Court', tenants: ['Nora'] };
  const actor = { by: '', at: testWorld.now().toISOString(), requestId: '' };
  await testWorld.deps.ledgers.post({ before, posted, shown, actor });
}
/** A tenant pays a charge of a kind into an account. */
async function paid(kind: 'rent' | 'late' | 'deposit', cents: number, account: string): Promise<void> {
  const to = kind === 'deposit' ? 'deposit:nora' : kind === 'late' ? 'manager' : 'owner';
  const source = `${kind}_${cents}`;
  await postLease(() => charge({ source, on: day }, { kind, label: '', due: day, to, cents }));
  await postLease((book) =>
    receive(
      book,
      { source: `payment:${source}`, on: day },
      {
        payment: source,
        cents,
        method: 'check',
        reference: '',
        payer: '',
        chosen: book.head.open.map((open) => ({ charge: open.charge, cents: open.cents })),
        isAutomatic: false,
        account,
        shares: () => shares,
      },
    ),
  );
}

describe('accounts of the chart', () => {
  it('have codes of their own, the first one `bank` for ever, also of two added at once [D51]', async () => {
    await bank('trust');
    await Promise.all([bank('deposits'), bank('operating')]);
    expect((await banks()).accounts.map(({ code }) => code)).toEqual(['bank', 'b2', 'b3']);
  });

  it('are the accounts of a property from a day on: its money moves in the same act [D51]', async () => {
    const [trust, deposits, other] = [await bank('trust'), await bank('deposits'), await bank('trust')];
    await contribute(10_000);
    await paid('deposit', 5_000, 'bank');
    expect((await banks()).use.to_move).toEqual([]);
    await assign(trust, deposits);
    expect(await cash()).toEqual([
      ['lse_one', { bank: 5_000 }],
      [propertyId, { bank: 5_000, b2: 5_000 }],
    ]);
    await expect(assign(other, deposits)).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await assign(other, deposits, 1);
    await contribute(1_000);
    expect(await standing('bank')).toEqual([0, 0, 0, 0]);
    expect(await standing('b3')).toEqual([11_000, 11_000, 0, 0]);
    expect(await standing('b2')).toEqual([5_000, 5_000, 0, 0]);
  });

  it('are not chosen anew for all properties while money lies in those of before [D51]', async () => {
    const [trust, deposits] = [await bank('trust'), await bank('deposits')];
    const choose = (policy: 'block' | 'own-money', version: number, at = deposits) =>
      testWorld.perform(setBankUse, {
        ...call(),
        body: { money_account_id: trust, deposits_account_id: at, policy, version },
      });
    await choose('block', 0);
    await contribute(100);
    await expect(choose('block', 1, trust)).rejects.toMatchObject({ code: 'money-there' });
    await choose('own-money', 1);
    expect((await banks()).use).toMatchObject({
      policy: 'own-money',
      standard: { money: 'bank', deposits: 'b2' },
    });
  });
});

describe('what a person pays out', () => {
  it('is refused with the most that is possible when an account would lack others’ money [D54]', async () => {
    await bank('trust');
    await contribute(10_000);
    await paid('deposit', 5_000, 'bank');
    await expect(spend(10_001)).rejects.toMatchObject({
      code: 'trust-short',
      details: { fields: { cents: 'At most $100.00 is possible' } },
    });
    await spend(10_000);
    await expect(spend(100)).rejects.toMatchObject({ code: 'trust-short' });
    expect(await standing('bank')).toEqual([5_000, 5_000, 0, 0]);
  });

  it('is refused with what waits in another account, such as what was kept of a deposit [D52] [D54]', async () => {
    const [trust, deposits] = [await bank('trust'), await bank('deposits')];
    await assign(trust, deposits);
    await contribute(10_000);
    await paid('rent', 5_000, 'b2');
    await expect(spend(12_000)).rejects.toMatchObject({
      code: 'trust-short',
      details: {
        message: expect.stringMatching(
          /^.+ would lack money that it holds for others\. \$50\.00 in .+ is still to be moved there/,
        ),
        fields: { cents: 'At most $100.00 is possible' },
      },
    });
    await move({
      account_id: deposits,
      to_account_id: trust,
      type: 'transfer',
      property_id: propertyId,
      cents: 5_000,
    });
    await spend(12_000);
  });

  it('is as it was while nobody said what the account is for', async () => {
    await bank();
    await spend(10_000);
    expect((await banks()).accounts[0]).toMatchObject({ is_told: false, book: -10_000, short: 0 });
  });

  it('follows one after the other, so that two at once leave no account short [D54] (R5)', async () => {
    await bank('trust');
    await contribute(10_000);
    await paid('rent', 10_000, 'bank');
    const pay = (owner_id: string, cents: number) =>
      testWorld.perform(payOwner, {
        ...call(),
        body: {
          property_id: propertyId,
          owner_id,
          cents,
          paid_on: day,
          method: 'check',
          reference: '',
          memo: '',
        },
      });
    const both = await Promise.allSettled([spend(15_000), spend(15_000), pay('own_ben', 4_000)]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(3);
    const [has = 0, , , short] = await standing('bank');
    expect([has >= 0, short]).toEqual([true, 0]);
  });

  it('of an account that is short is nothing, until the manager covers it [D52] [D54]', async () => {
    const [trust, operating] = [await bank('trust'), await bank('operating')];
    await contribute(10_000);
    await testWorld.perform(addBankFact, {
      ...call(),
      body: { account_id: trust, kind: 'bank', cents: 1_200, posted_on: day, memo: 'Monthly charge' },
    });
    expect(await standing('bank')).toEqual([8_800, 10_000, -1_200, 1_200]);
    await expect(spend(100)).rejects.toMatchObject({
      details: { fields: { cents: 'At most $0.00 is possible' } },
    });
    const cure = { account_id: operating, to_account_id: trust, type: 'cure', cents: 1_200 } as const;
    await expect(move(cure)).rejects.toMatchObject({ code: 'trust-short' });
    await company(operating, 'in', 5_000);
    await move(cure);
    expect(await standing('bank')).toEqual([10_000, 10_000, 0, 0]);
    expect(await standing('b2')).toEqual([3_800, 0, 3_800, 0]);
    await spend(100);
  });
});

describe('the manager’s own money', () => {
  it('is swept as far as it was earned and lies there, never to a trust account [D52] [D54]', async () => {
    const [trust, operating] = [await bank('trust'), await bank('operating')];
    await contribute(10_000);
    await paid('late', 2_500, 'bank');
    const sweep = (cents: number, to_account_id = operating) =>
      move({ account_id: trust, to_account_id, type: 'sweep', cents });
    expect((await banks()).accounts[0]?.sweepable).toBe(2_500);
    await expect(sweep(2_501)).rejects.toMatchObject({
      details: { fields: { cents: 'At most $25.00 is possible' } },
    });
    await expect(sweep(2_500, trust)).rejects.toMatchObject({ code: 'invalid' });
    await sweep(2_500);
    expect((await banks()).accounts.map(({ book, sweepable }) => [book, sweepable])).toEqual([
      [10_000, 0],
      [2_500, 0],
    ]);
    await company(operating, 'expense', 1_000);
    await company(operating, 'out', 1_500);
    await expect(company(operating, 'out', 1)).rejects.toMatchObject({ code: 'trust-short' });
    await expect(company(trust, 'expense', 1)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is taken back, dated today, once', async () => {
    const operating = await bank('operating');
    const { data } = await company(operating, 'in', 5_000);
    const undo = () =>
      testWorld.perform(undoBankMoney, { ...call(), body: { entry_id: data.entry_id, reason: 'Twice' } });
    await undo();
    await expect(undo()).rejects.toMatchObject({ code: 'already-reversed' });
    expect(await standing('bank')).toEqual([0, 0, 0, 0]);
  });
});

it('a shortage is on Home at once, and the head is told of each amount once by the nightly check [D54]', async () => {
  const trust = await bank('trust');
  await contribute(10_000);
  const take = (cents: number) =>
    testWorld.perform(addBankFact, {
      ...call(),
      body: { account_id: trust, kind: 'bank', cents, posted_on: day, memo: '' },
    });
  await take(1_200);
  const shown = async () => (await listBalances({ ...call(), query: {} }, testWorld.deps)).data.short;
  expect(await shown()).toEqual([{ account_id: trust, name: 'trust', cents: 1_200, is_solo: false }]);
  const check = checkLedgersWith(() => testWorld.deps);
  const titles = async () => (await testWorld.all(Notification)).map(({ title }) => title).toSorted();
  await check();
  await check();
  expect(await titles()).toEqual(['$12.00 is missing at trust']);
  await take(300);
  await check();
  expect(await titles()).toEqual(['$12.00 is missing at trust', '$15.00 is missing at trust']);
  await company(trust, 'in', 1_500);
  await check();
  expect(await shown()).toBeUndefined();
  expect(
    (await testWorld.all(LedgerCheck)).filter(({ leaseId }) => leaseId === 'account:bank'),
  ).toMatchObject([{ version: 0, differs: [] }]);
});

it('a transfer of one property’s money is in its book; another organization’s account is not there [D51]', async () => {
  const [trust, deposits] = [await bank('trust'), await bank('deposits')];
  await contribute(10_000);
  const one = { account_id: trust, to_account_id: deposits, type: 'transfer', cents: 4_000 } as const;
  await move({ ...one, property_id: propertyId });
  expect(await cash()).toEqual([[propertyId, { bank: 6_000, b2: 4_000 }]]);
  await expect(move({ ...one, to_account_id: trust })).rejects.toMatchObject({ code: 'same-account' });
  await expect(move({ ...one, to_account_id: 'bnk_other' })).rejects.toMatchObject({ code: 'not-found' });
  const some = {
    roleLabel: 'rentalManager',
    grants: { areas: { money: 'change' }, properties: [propertyId] },
  } as const;
  const body = { ...one, moved_on: day, reference: '', memo: '' };
  await expect(testWorld.perform(moveBankMoney, { ...call(some), body })).rejects.toMatchObject({
    code: 'not-permitted',
  });
});

it('a landlord has no company: charges and interest of an own account are the owners’ [D66]', async () => {
  await testWorld.role({ roleLabel: 'owner' });
  const account_id = await bank();
  const who = { roleLabel: 'owner' } as const;
  expect((await banks(who)).accounts[0]).toMatchObject({ kind: 'own' });
  const fact = (over: object) =>
    testWorld.perform(addBankFact, {
      ...call(who),
      body: { account_id, kind: 'interest', cents: 101, posted_on: day, memo: '', ...over },
    });
  await expect(fact({})).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { property_id: 'Choose a property' } },
  });
  await fact({ property_id: propertyId });
  const [head] = await testWorld.deps.ledgers.heads(organizationId);
  expect(head?.balances).toEqual({
    [accounts.cash('bank')]: 101,
    'owner/own_ada': -61,
    'owner/own_ben': -40,
  });
  await expect(company(account_id, 'in', 5)).rejects.toMatchObject({ code: 'invalid' });
});
