import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InputOf } from '../../../shared/contract/endpoint';
import type { ledger as rows } from '../../../shared/contract/ledger';
import type { Book } from '../../../shared/domain/ledger/entry';
import { post } from '../../../shared/domain/ledger/fold';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { type Answer, charge } from '../../../shared/domain/ledger/rent/charges';
import { receive, returnPayment } from '../../../shared/domain/ledger/rent/payments';
import type { Viewer } from '../../../shared/domain/people/roles';
import { openTestWorld, type TestWorld } from '../../../test/support/test-world';
import { idOf, propertyId } from '../../../test/support/test-world/portfolio';
import { logger } from '../../runtime/logger';
import { put } from '../../table/db/writes';
import { StoredHead } from '../../table/ledger/record';
import { OwnerStatement } from '../../table/statements/record';
import { closeBooks } from '../books/close-books';
import { listBalances } from '../charges/list-balances';
import { addBill } from './add-bill';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { chargeManagementFee } from './charge-management-fee';
import { getPropertyMoney } from './get-property-money';
import { getStatement } from './get-statement';
import { issueStatement } from './issue-statement';
import { listManagementFees } from './list-management-fees';
import { listMonthStatements } from './list-month-statements';
import { listStatements } from './list-statements';
import { payOwner } from './pay-owner';
import { reverseOwnerMoney } from './reverse-owner-money';
import { setManagementFee } from './set-management-fee';

logger.setLogLevel('SILENT');

type Who = Partial<Viewer>;
type Body<N extends keyof typeof rows> = InputOf<(typeof rows)[N]> extends { body: infer B } ? B : never;

let testWorld: TestWorld;
const shares = [
  { ownerId: 'own_ada', percentage: 60 },
  { ownerId: 'own_ben', percentage: 40 },
];
const lease = { organizationId: 'org_one', propertyId, leaseId: 'lse_one' };

beforeEach(async () => {
  testWorld = await openTestWorld();
  await testWorld.head();
  await testWorld.organization({ propertyCount: 1, unitCount: 1, unitsWithoutRent: 0 });
  await testWorld.property({ units: [{}], shares });
  await testWorld.owner({ ownerId: 'own_ada', userId: 'usr_ada', userRoleId: 'rol_ada' });
  await testWorld.owner({ ownerId: 'own_ben', firstName: 'Ben' });
  testWorld.goTo('2026-07-03T12:00:00.000Z');
});

/** Posts into a lease's ledger. */
async function postLease(command: (book: Book) => Answer, payments: 'all' | [] = 'all') {
  const before = await testWorld.deps.ledgers.book({ ...lease, payments });
  const posted = post(before.book, command(before.book));
  if (isRefused(posted)) throw new Error(posted.refused);
  const shown = { unitId: '', unitNumber: '1A', propertyTitle: 'Maple Court', tenants: ['Nora'] };
  const actor = { by: '', at: testWorld.now().toISOString(), requestId: '' };
  await testWorld.deps.ledgers.post({ before, posted, shown, actor });
}

/** Rent that came on a day, through the provider if it says when it clears. */
async function rent(id: string, on: string, { cents = 100_000, clears = '' } = {}) {
  const claim = { kind: 'rent', label: '', due: on, to: 'owner', cents } as const;
  await postLease(() => charge({ source: `charge:${id}`, on }, claim));
  const facts = { reference: '', payer: '', chosen: [], isAutomatic: true, shares: () => shares };
  const how = clears ? ({ method: 'card', clears } as const) : ({ method: 'check' } as const);
  await postLease((book) =>
    receive(book, { source: `payment:${id}`, on }, { payment: id, cents, ...facts, ...how }),
  );
}

const money = async (who: Who = {}) =>
  (await getPropertyMoney({ ...testWorld.call(who), params: { propertyId }, query: {} }, testWorld.deps))
    .data;
const paid = { paid_on: '2026-07-02', method: 'check', reference: '7', memo: '' } as const;
const expenseBody = {
  property_id: propertyId,
  vendor: 'Ace',
  category: 'repairs',
  cents: 10_001,
  ...paid,
} as const;
const spend = async (over: Partial<Body<'addExpense'>> = {}, more = {}, who: Who = {}) =>
  (
    await testWorld.perform(addExpense, {
      ...testWorld.call(who),
      ...more,
      body: { ...expenseBody, ...over },
    })
  ).data.entry_id;
const contribute = (over: Partial<Body<'addContribution'>> = {}) =>
  testWorld.perform(addContribution, {
    ...testWorld.call(),
    body: { property_id: propertyId, owner_id: 'own_ben', cents: 5_000, ...paid, ...over },
  });
const distribute = (cents: number, over: Partial<Body<'payOwner'>> = {}) =>
  testWorld.perform(payOwner, {
    ...testWorld.call(),
    body: { property_id: propertyId, owner_id: 'own_ada', cents, ...paid, ...over },
  });
const undo = (entry_id: string) => {
  const body = { property_id: propertyId, entry_id, reason: 'Entered twice' };
  return testWorld.perform(reverseOwnerMoney, { ...testWorld.call(), body });
};
const agree = async (over: Partial<Body<'setManagementFee'>> = {}) => {
  const { version } = (await money()).terms;
  const fee = { kind: 'percent', hundredths: 800 } as const;
  const body = { property_id: propertyId, version, fee, from_month: '2026-06', reserve_cents: 0, ...over };
  return testWorld.perform(setManagementFee, { ...testWorld.call(), body });
};
const chargeFee = (month = '2026-06') =>
  testWorld.perform(chargeManagementFee, { ...testWorld.call(), body: { property_id: propertyId, month } });
const issue = (month = '2026-06', owner_id = 'own_ada', who: Who = {}) =>
  testWorld.perform(issueStatement, { ...testWorld.call(who), body: { owner_id, month } });
const statement = async (month = '2026-06', who: Who = {}, ownerId = 'own_ada') =>
  (await getStatement({ ...testWorld.call(who), params: { ownerId }, query: { month } }, testWorld.deps))
    .data;
const ada = {
  roleLabel: 'rentalOwner',
  ownerId: 'own_ada',
  userId: 'usr_ada',
  userRoleId: 'rol_ada',
} as const;
const staff = (properties: 'all' | string[]): Who => ({
  roleLabel: 'rentalManager',
  grants: { areas: { money: 'change', reports: 'view' }, properties },
});

describe('a property’s own book', () => {
  it('takes an expense by the shares of its day, once for a call, and a reversal of it [D2] [D3] [D45]', async () => {
    const once = { once: { organizationId: 'org_one', scope: 'usr_head ledger', key: 'k', hash: 'body' } };
    const source = await spend({}, once);
    expect(await spend({}, once)).toBe(source);
    await contribute();
    const { owners, lines } = await money();
    expect(owners.map(({ name, balance }) => [name, balance])).toEqual([
      ['Ada Byron', -6_001],
      ['Ada Byron', 1_000],
    ]);
    expect(lines.map(({ type, cents, by, is_reversed }) => [type, cents, by, is_reversed])).toEqual([
      ['contribution', 5_000, 'Lena Hart', false],
      ['expense', -10_001, 'Lena Hart', false],
    ]);
    await undo(source);
    await expect(undo(source)).rejects.toMatchObject({ code: 'already-reversed' });
    await expect(undo('expense:nobody')).rejects.toMatchObject({ code: 'not-found' });
    const after = await money();
    expect(after.lines.map(({ type, is_reversed }) => [type, is_reversed])).toEqual([
      ['reversal', false],
      ['contribution', false],
      ['expense', true],
    ]);
    expect(after.owners.map(({ balance }) => balance)).toEqual([0, 5_000]);
    const [last] = await testWorld.audit();
    expect(last).toMatchObject({ action: 'ledger.undo', about: propertyId, after: { amount: 10_001 } });
    const call = { ...testWorld.call(), query: {} };
    expect((await listBalances(call, testWorld.deps)).data.leases).toEqual([]);
  });

  it('is closed to all but those with the money of the property', async () => {
    const missing = { code: 'not-found' };
    await expect(money(ada)).rejects.toMatchObject(missing);
    await expect(money(staff(['prp_other']))).rejects.toMatchObject(missing);
    await expect(spend({}, {}, staff(['prp_other']))).rejects.toMatchObject(missing);
    await expect(money({ organizationId: 'org_two' })).rejects.toMatchObject(missing);
    await expect(spend({ paid_on: '2026-07-04' })).rejects.toMatchObject({ code: 'bad-day' });
    await expect(contribute({ owner_id: 'own_cy' })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('the management fee', () => {
  const fees = async (month = '2026-06') =>
    (await listManagementFees({ ...testWorld.call(), query: { month } }, testWorld.deps)).data;

  it('is shown, then charged once for a month, dated its last day [D3]', async () => {
    await rent('a', '2026-06-02');
    expect((await fees()).fees).toEqual([]);
    await agree();
    expect((await fees()).fees).toMatchObject([
      {
        due: 8_000,
        property_id: propertyId,
        property_title: 'Maple Court',
        fee: { kind: 'percent', hundredths: 800 },
        owners: [
          { owner_id: 'own_ada', name: 'Ada Byron', collected: 60_000, due: 4_800 },
          { owner_id: 'own_ben', collected: 40_000, due: 3_200 },
        ],
      },
    ]);
    const listed = testWorld.call(staff(['prp_other']));
    const query = { month: '2026-06' };
    expect((await listManagementFees({ ...listed, query }, testWorld.deps)).data.fees).toEqual([]);
    await chargeFee();
    expect((await money()).lines).toMatchObject([{ type: 'management', on: '2026-06-30', cents: -8_000 }]);
    await expect(chargeFee()).rejects.toMatchObject({ code: 'nothing-due' });
    await expect(chargeFee('2026-07')).rejects.toMatchObject({ code: 'month-not-over' });
    expect((await fees()).fees).toMatchObject([{ due: 0, charged: 8_000 }]);
    await rent('b', '2026-06-28', { cents: 10_000 });
    await agree({ fee: { kind: 'percent', hundredths: 1_000 } });
    expect((await fees()).fees).toMatchObject([{ due: 800 }]);
  });

  it('of a payment that bounces in a later month is given back today, once [D57]', async () => {
    await rent('a', '2026-06-02');
    await agree();
    await chargeFee();
    await postLease((book) =>
      returnPayment(
        book,
        { on: '2026-07-02' },
        { payment: 'a', fee: 0, bearer: 'manager', shares: () => [] },
      ),
    );
    expect((await fees()).fees).toMatchObject([{ due: -8_000 }]);
    expect((await fees('2026-07')).fees).toMatchObject([{ due: 0, charged: 0 }]);
    await chargeFee();
    expect((await money()).lines).toMatchObject([
      { type: 'management', on: '2026-07-03', cents: 8_000 },
      { type: 'management', on: '2026-06-30', cents: -8_000 },
    ]);
    await expect(chargeFee()).rejects.toMatchObject({ code: 'nothing-due' });
  });

  it('keeps the terms of a month once an owner has a statement of it [D57]', async () => {
    await rent('a', '2026-06-02');
    await agree();
    await issue();
    const other = { fee: { kind: 'percent', hundredths: 1_000 } as const, version: 1 };
    await expect(agree(other)).rejects.toMatchObject({ code: 'invalid' });
    await agree({ ...other, from_month: '2026-07' });
    expect((await fees()).fees).toMatchObject([{ due: 8_000 }]);
  });

  it('is not due where none was agreed, and no more once there is none', async () => {
    await rent('a', '2026-06-02');
    await expect(chargeFee()).rejects.toMatchObject({ code: 'nothing-due' });
    await agree({ fee: { kind: 'none' } });
    await expect(chargeFee()).rejects.toMatchObject({ code: 'nothing-due' });
    expect((await fees()).fees).toEqual([]);
  });

  it('of a month in closed books is charged on the first open day [D7]', async () => {
    await rent('a', '2026-06-02');
    await agree();
    await testWorld.perform(closeBooks, {
      ...testWorld.call(),
      body: { through: '2026-07-01', reason: 'Reported' },
    });
    await chargeFee();
    expect((await money()).lines).toMatchObject([{ type: 'management', on: '2026-07-02', cents: -8_000 }]);
  });

  it('is set at the version that was read, and not for months before the last one [D18]', async () => {
    await agree();
    await expect(agree({ version: 0 })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await expect(agree({ from_month: '2026-05' })).rejects.toMatchObject({ code: 'invalid' });
    await agree({ fee: { kind: 'flat', cents: 9_900 }, from_month: '2026-08', reserve_cents: 4_000 });
    expect((await money()).terms).toEqual({
      fee: { kind: 'flat', cents: 9_900 },
      from: '2026-08',
      reserve: 4_000,
      version: 2,
    });
  });
});

describe('what is paid out', () => {
  it('is not a cent for who has nothing, a former owner too [D44]', async () => {
    const since = { from: '2026-07-01', shares: [{ ownerId: 'own_ada', percentage: 100 }] };
    await testWorld.property({ units: [{}], shares, shareSets: [{ from: '2026-06-01', shares }, since] });
    for (const owner_id of ['own_ada', 'own_ben'])
      await expect(distribute(1, { owner_id })).rejects.toMatchObject({ code: 'more-than-distributable' });
  });

  it('is cleared money less reserve and fees due, and no more [D30] [D44]', async () => {
    await rent('a', '2026-06-02');
    await rent('b', '2026-07-02', { cents: 20_000, clears: '2026-07-06' });
    await agree({ reserve_cents: 5_000 });
    const [first] = (await money()).owners;
    expect(first).toMatchObject({ balance: 72_000, uncleared: 12_000, reserve: 3_000, fees_due: 5_760 });
    expect(first?.distributable).toBe(51_240);
    await expect(distribute(51_241)).rejects.toMatchObject({ code: 'more-than-distributable' });
    await distribute(51_240);
    expect((await money()).owners[0]).toMatchObject({ balance: 20_760, distributable: 0 });
    await expect(distribute(1)).rejects.toMatchObject({ code: 'more-than-distributable' });
  });
});

describe('what is kept back of it', () => {
  const owes = (due_on: string, cents: number) => {
    const bill = {
      property_id: propertyId,
      vendor: 'Bee',
      category: 'taxes',
      reference: '',
      memo: '',
    } as const;
    const body = { ...bill, billed_on: '2026-07-01', due_on, cents };
    return testWorld.perform(addBill, { ...testWorld.call(), body });
  };

  it('are bills that are due within seven days, by the shares of today [D58]', async () => {
    await rent('a', '2026-06-02');
    await owes('2026-07-10', 10_000);
    await owes('2026-07-11', 20_000);
    const [first] = (await money()).owners;
    expect(first).toMatchObject({ balance: 60_000, bills_due: 6_000, distributable: 54_000 });
    await expect(distribute(54_001)).rejects.toMatchObject({ code: 'more-than-distributable' });
    await distribute(54_000);
  });

  it('is every fee that was not charged since there are fees, not of the last two months alone [D58]', async () => {
    testWorld.goTo('2026-03-03T12:00:00.000Z');
    await agree({ from_month: '2026-02' });
    await rent('a', '2026-03-02');
    testWorld.goTo('2026-07-03T12:00:00.000Z');
    const [first] = (await money()).owners;
    expect(first).toMatchObject({ balance: 60_000, fees_due: 4_800, distributable: 55_200 });
    await chargeFee('2026-03');
    expect((await money()).owners[0]).toMatchObject({ balance: 55_200, fees_due: 0, distributable: 55_200 });
  });
});

describe('a statement', () => {
  beforeEach(async () => {
    await rent('a', '2026-06-02');
    await spend({ paid_on: '2026-06-20' });
  });

  it('is issued once, the owner is told without an amount, and it never changes [D42] [D46]', async () => {
    expect(await statement()).toMatchObject({ totals: { ending: 53_999 }, may: { issue: true } });
    await expect(statement('2026-06', ada)).rejects.toMatchObject({ code: 'not-found' });
    await expect(issue('2026-07')).rejects.toMatchObject({ code: 'month-not-over' });
    await issue();
    await expect(issue()).rejects.toMatchObject({ code: 'statement-issued' });
    expect(await testWorld.told('rol_ada')).toEqual(['Your statement for Jun 2026 is ready']);
    const issued = await statement('2026-06', ada);
    expect(issued).toMatchObject({
      owner_name: 'Ada Byron',
      from: '2026-06-01',
      to: '2026-06-30',
      may: { issue: false },
      totals: { beginning: 0, receipts: 60_000, expenses: -6_001, ending: 53_999 },
      lines: [
        { section: 'receipts', kind: 'rent', unit_number: '1A', cents: 60_000 },
        { section: 'expenses', vendor: 'Ace', cents: -6_001 },
      ],
    });
    await spend({ paid_on: '2026-06-21', cents: 1_000, vendor: 'Late' });
    expect(await statement('2026-06', ada)).toEqual(issued);
    testWorld.goTo('2026-08-02T13:00:00.000Z');
    expect(await statement('2026-07')).toMatchObject({
      totals: { beginning: 53_999, expenses: -600, ending: 53_399 },
      lines: [{ vendor: 'Late', is_late: true, cents: -600 }],
    });
    await issue('2026-07');
    expect(await statement('2026-07', ada)).toMatchObject({
      totals: { beginning: 53_999, ending: 53_399 },
      lines: [{ vendor: 'Late', is_late: true, cents: -600 }],
    });
    const list = (who: Who, ownerId: string) =>
      listStatements({ ...testWorld.call(who), params: { ownerId } }, testWorld.deps);
    expect((await list(ada, 'mine')).data).toMatchObject({
      statements: [{ month: '2026-07', ending: 53_399 }, { month: '2026-06' }],
      months: [],
    });
    const [entry] = await testWorld.audit();
    expect(entry).toMatchObject({ action: 'owner.statement', after: { month: '2026-07' } });
  });

  it('of an owner without a property is none, and nothing to staff with chosen properties', async () => {
    await testWorld.owner({ ownerId: 'own_new', firstName: 'Noa' });
    const list = (who: Who = {}) =>
      listStatements({ ...testWorld.call(who), params: { ownerId: 'own_new' } }, testWorld.deps);
    expect((await list()).data.statements).toEqual([]);
    const grants = { areas: { reports: 'view' as const }, properties: [propertyId] };
    await expect(list({ roleLabel: 'rentalManager', grants })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('has what was entered late, also when its month had begun before the last one was issued [D42]', async () => {
    await spend({ paid_on: '2026-07-01', cents: 2_000, vendor: 'Begun' });
    await issue();
    await spend({ paid_on: '2026-06-21', cents: 1_000, vendor: 'Late' });
    testWorld.goTo('2026-08-02T13:00:00.000Z');
    const { lines, totals } = await statement('2026-07');
    expect(lines.map(({ vendor, cents }) => [vendor, cents]).toSorted()).toEqual([
      ['Begun', -1_200],
      ['Late', -600],
    ]);
    expect(totals.ending).toBe(53_999 - 1_800);
  });

  it('is a preview for staff, of no month to come and none before the last one issued; viewers issue none', async () => {
    await issue();
    for (const month of ['2026-05', '2026-08'])
      await expect(statement(month)).rejects.toMatchObject({ code: 'not-found' });
    expect(await statement('2026-07')).toMatchObject({
      from: '2026-07-01',
      to: '2026-07-31',
      organization: 'Northgate Homes',
      differing: [],
      may: { issue: false },
    });
    testWorld.goTo('2026-08-01T12:00:00.000Z');
    const areas = { money: 'view', reports: 'view' } as const;
    const viewing: Who = { roleLabel: 'rentalManager', grants: { areas, properties: 'all' } };
    expect((await statement('2026-07', viewing)).may.issue).toBe(false);
    expect((await statement('2026-07')).may.issue).toBe(true);
    const { data } = await listStatements(
      { ...testWorld.call(), params: { ownerId: 'own_ada' } },
      testWorld.deps,
    );
    expect(data).toMatchObject({
      owner_id: 'own_ada',
      owner_name: 'Ada Byron',
      months: ['2026-07'],
      statements: [{ owner_name: 'Ada Byron', from: '2026-06-01', to: '2026-06-30' }],
    });
    expect(data.statements[0]?.issued_at).toBe('2026-07-03T12:00:00.000Z');
    await issue('2026-07');
    const kept = await testWorld.all(OwnerStatement);
    expect(kept.map(({ seq, month, issuedBy, ownerName }) => [seq, month, issuedBy, ownerName])).toEqual([
      [1, '2026-06', 'usr_head', 'Ada Byron'],
      [2, '2026-07', 'usr_head', 'Ada Byron'],
    ]);
    expect(kept[0]?.properties).toMatchObject([{ propertyId, title: 'Maple Court' }]);
  });

  it('keeps what staff note of a tenant’s payment from the owner, and says what they note of an expense', async () => {
    await spend({ paid_on: '2026-06-21', memo: 'The sink', vendor: 'Bo' });
    await postLease((book) =>
      returnPayment(
        book,
        { on: '2026-06-25', why: 'Nora lied' },
        { payment: 'a', fee: 0, bearer: 'manager', shares: () => [] },
      ),
    );
    const { lines } = await statement();
    expect(lines.map(({ vendor, note }) => [vendor, note])).toEqual([
      ['', ''],
      ['Ace', ''],
      ['Bo', 'The sink'],
      ['', ''],
    ]);
    expect(lines[1]).toMatchObject({ category: 'repairs', property_id: propertyId, is_late: false });
  });

  it('of an owner without an account tells nobody', async () => {
    await issue('2026-06', 'own_ben');
    expect(await testWorld.told('')).toEqual([]);
    expect(await testWorld.told('rol_ada')).toEqual([]);
  });

  it('is another owner’s to nobody but the staff of all their properties [D46]', async () => {
    await issue('2026-06', 'own_ben');
    const missing = { code: 'not-found' };
    await expect(statement('2026-06', ada, 'own_ben')).rejects.toMatchObject(missing);
    await expect(statement('2026-06', staff(['prp_other']), 'own_ben')).rejects.toMatchObject(missing);
    await expect(statement('2026-06', { organizationId: 'org_two' }, 'own_ben')).rejects.toMatchObject(
      missing,
    );
    expect((await statement('2026-06', staff([propertyId]), 'own_ben')).totals.ending).toBe(36_000);
    const second = idOf('prp', 'b');
    await testWorld.property({ propertyId: second, shares: [{ ownerId: 'own_ben', percentage: 100 }] });
    await expect(statement('2026-06', staff([propertyId]), 'own_ben')).rejects.toMatchObject(missing);
    expect((await statement('2026-06', staff([propertyId, second]), 'own_ben')).totals.ending).toBe(36_000);
  });

  it('is on the list of those to issue until it is, for who sees all of the owner’s properties', async () => {
    await issue();
    const owners = async (who: Who = {}) =>
      (await listMonthStatements({ ...testWorld.call(who), query: { month: '2026-06' } }, testWorld.deps))
        .data.owners;
    expect(
      (await owners()).map(({ owner_id, balance, last, is_open }) => [owner_id, balance, last, is_open]),
    ).toEqual([
      ['own_ada', 53_999, '2026-06', false],
      ['own_ben', 36_000, undefined, true],
    ]);
    expect(await owners(staff([propertyId]))).toHaveLength(2);
    expect(await owners(staff([]))).toEqual([]);
    expect(await owners(ada)).toEqual([]);
  });

  it('is not issued when its two ways differ [D42]', async () => {
    const [book] = await testWorld.deps.ledgers.headsOfProperty({ organizationId: 'org_one', propertyId });
    if (!book) throw new Error('no book');

    await testWorld.db.write(
      put(StoredHead, { ...book, balances: { ...book.balances, 'owner/own_ada': 1 } }),
    );
    expect(await statement()).toMatchObject({ differing: ['Maple Court'], may: { issue: false } });
    const alarm = vi.spyOn(logger, 'error');
    await expect(issue()).rejects.toMatchObject({ code: 'statement-differs' });
    const facts = { ownerId: 'own_ada', month: '2026-06', properties: [propertyId] };
    expect(alarm.mock.calls).toEqual([['a statement differs', facts]]);
    alarm.mockRestore();
  });
});
