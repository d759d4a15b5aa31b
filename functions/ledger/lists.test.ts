import { beforeEach, describe, expect, it } from 'vitest';
import { contribute } from '../../shared/domain/ledger/owners/property-book';
import type { Viewer } from '../../shared/domain/people/roles';
import type { TestWorld } from '../../test/support/test-world';
import { idOf, propertyId } from '../../test/support/test-world/portfolio';
import { openOwned } from '../../test/support/test-world/rented';
import { countOwners } from '../owners/count-owners';
import { searchOwners } from '../owners/search-owners';
import { countProperties } from '../properties/count-properties';
import { listProperties } from '../properties/list-properties';
import { logger } from '../runtime/logger';
import { cursorOf } from '../table/db/cursor';
import { put } from '../table/db/writes';
import { StoredEntry, StoredHead } from '../table/ledger/record';
import { listCashEntries } from './bank/list-cash-entries';
import { closeBooks } from './books/close-books';
import { listBalances } from './charges/list-balances';
import { listLateFees } from './charges/list-late-fees';
import { addContribution } from './owners/add-contribution';
import { addExpense } from './owners/add-expense';
import { getPropertyMoney } from './owners/get-property-money';
import { listBills } from './owners/list-bills';
import { listManagementFees } from './owners/list-management-fees';
import { listMonthStatements } from './owners/list-month-statements';
import { exportJournal } from './reports/export-journal';
import { getReport } from './reports/get-report';
import { openFigure } from './reports/open-figure';

logger.setLogLevel('SILENT');

let testWorld: TestWorld;
beforeEach(async () => {
  testWorld = await openOwned();
});

type Who = Partial<Viewer>;
const staff = (level: 'view' | 'change', properties: 'all' | string[] = 'all'): Who => ({
  roleLabel: 'rentalManager',
  grants: { areas: { money: level, reports: level }, properties },
});
const paid = { property_id: propertyId, paid_on: '2026-07-02', method: 'check', memo: '' } as const;
const spend = async (vendor: string, paid_on = '2026-07-02') => {
  const body = { ...paid, paid_on, reference: '7', vendor, category: 'repairs' as const, cents: 100 };
  return (await testWorld.perform(addExpense, { ...testWorld.call(), body })).data.entry_id;
};
const isRefused = (code: string) => ({ code });

/** Ledgers of leases that owe rent since June, as the table keeps them. */
async function ledgers(heads: readonly Partial<StoredHead>[]) {
  const [known] = await testWorld.deps.ledgers.heads('org_one');
  if (!known) throw new Error('There is no ledger');
  const open = [{ charge: 1, kind: 'rent', label: '', due: '2026-06-01', cents: 100, to: 'owner' } as const];
  const shown = { unitId: '', unitNumber: '1A', propertyTitle: 'Maple Court', tenants: ['Nora'] };
  const own = { balances: { receivable: 100, uncollected: -100 }, open, shown };
  await testWorld.db.writeAll(
    heads.map((head, at) => put(StoredHead, { ...known, ...own, leaseId: `lse_${at}`, ...head })),
  );
}

describe('the money of a property', () => {
  const money = async (query: object = {}, who: Who = {}) =>
    (await getPropertyMoney({ ...testWorld.call(who), params: { propertyId }, query }, testWorld.deps)).data;

  it('comes page by page, the newest first; a full page may be the last', async () => {
    await spend('First', '2026-07-01');
    await spend('Third');
    await spend('Second', '2026-07-01');
    await spend('Fourth');
    const page = async (limit: number, after?: string) => {
      const { lines, next } = await money({ limit, after });
      return { vendors: lines.map(({ vendor }) => vendor), next };
    };
    const first = await page(3);
    expect(first.vendors).toEqual(['Fourth', 'Third', 'Second']);
    expect(await page(3, first.next)).toEqual({ vendors: ['First'], next: undefined });
    expect(await page(4)).toMatchObject({ vendors: { length: 4 }, next: undefined });
    const nowhere = page(3, cursorOf('property', ['2026-07-01', '1x']));
    await expect(nowhere).rejects.toMatchObject(isRefused('invalid'));
  });

  it('says who may change it, through when it is closed, and what each entry is of', async () => {
    await spend('Ace', '2026-07-01');
    expect((await money()).closed_through).toBeUndefined();
    const body = { through: '2026-06-30', reason: '' };
    await testWorld.perform(closeBooks, { ...testWorld.call(), body });
    expect(await money({}, staff('change'))).toMatchObject({
      may: { change: true },
      closed_through: '2026-06-30',
      today: '2026-07-03',
      property_id: propertyId,
      property_title: 'Maple Court',
      at_provider: 0,
      terms: { fee: { kind: 'none' }, from: '', reserve: 0, version: 0 },
      owners: [{ owner_id: 'own_ada', name: 'Ada Byron', balance: -100, bank_ready: false }],
      lines: [
        {
          type: 'expense',
          on: '2026-07-01',
          by: 'Lena Hart',
          vendor: 'Ace',
          category: 'repairs',
          method: 'check',
          reference: '7',
          has_invoice: false,
          is_reversed: false,
          parts: [{ owner_id: 'own_ada', name: 'Ada Byron', cents: -100 }],
        },
      ],
    });
    expect(await money({}, staff('view'))).toMatchObject({ may: { change: false } });
  });

  it('is not an owner’s of another property’s to name', async () => {
    const body = { ...paid, reference: '', cents: 1, owner_id: 'own_cy' };
    const refused = testWorld.perform(addContribution, { ...testWorld.call(), body });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { owner_id: 'Choose an owner of this property' } },
    });
    expect(contribute({ source: 's', on: '2026-07-01' }, { owner: 'own_ada', cents: 0 })).toEqual({
      refused: 'bad-amount',
    });
  });
});

describe('bills', () => {
  const bills = async () =>
    (await listBills({ ...testWorld.call(), params: { propertyId } }, testWorld.deps)).data;

  it('of the past are the latest hundred, and all open ones come before them by due day', async () => {
    await spend('Ace');
    const [known] = await testWorld.all(StoredEntry);
    if (!known) throw new Error('There is no entry');
    const dayOf = (at: number) => `2026-0${at > 50 ? 6 : 5}-${String((at % 28) + 1).padStart(2, '0')}`;
    const billOf = (at: number, due: string): StoredEntry => ({
      ...known,
      seq: at + 2,
      type: 'bill',
      source: `bill:${at}`,
      on: dayOf(at),
      owners: { parts: {}, vendor: `V${at}`, category: 'repairs', bill: { cents: 1, due } },
    });
    const undone = (at: number): StoredEntry[] => [
      billOf(at, '2026-06-01'),
      {
        ...billOf(at, '2026-06-01'),
        source: `bill:${at}:reversal`,
        type: 'reversal',
        reverses: `bill:${at}`,
      },
    ];
    const past = Array.from({ length: 100 }, (_, at) => undone(at)).flat();
    const open = [billOf(200, '2026-08-02'), billOf(201, '2026-08-01')];
    await testWorld.db.writeAll([...past, ...open].map((entry) => put(StoredEntry, entry)));
    const { bills: found, has_more, owed } = await bills();
    expect([found.length, has_more, owed]).toEqual([102, false, 2]);
    expect(found.slice(0, 2).map(({ bill_id }) => bill_id)).toEqual(['bill:201', 'bill:200']);
    const days = found.slice(2).map(({ billed_on }) => billed_on);
    expect(days).toEqual(days.toSorted().toReversed());
    await testWorld.db.writeAll(undone(101).map((entry) => put(StoredEntry, entry)));
    const more = await bills();
    expect([more.bills.length, more.has_more]).toEqual([102, true]);
  });
});

it('what is past due of a property is the same in the list of properties as in Rent', async () => {
  const late = async (who: Who = {}) => {
    const call = testWorld.call(who);
    const rows = (await listProperties({ ...call, query: { money: 'with' } }, testWorld.deps)).data
      .properties;
    const { views } = (await countProperties({ ...call, query: {} }, testWorld.deps)).data;
    return [rows.find(({ property_id }) => property_id === propertyId)?.past_due, views.active.past_due];
  };
  await spend('Ace');
  await ledgers([{}, { propertyId: idOf('prp', 'z') }]);
  const { totals } = (
    await listBalances({ ...testWorld.call(), query: { property: propertyId } }, testWorld.deps)
  ).data;
  expect(totals.past_due).toBeGreaterThan(0);
  expect(await late()).toEqual([totals.past_due, totals.past_due]);
  const blind: Who = {
    roleLabel: 'rentalManager',
    grants: { areas: { properties: 'view' }, properties: 'all' },
  };
  expect(await late(blind)).toEqual([undefined, undefined]);
});

describe('lists over many ledgers', () => {
  beforeEach(() => spend('Ace'));

  it('say who owes what, the longest owed first, a page at a time with the totals of all', async () => {
    const due = (day: string, cents: number) => ({
      charge: 1,
      kind: 'rent' as const,
      label: '',
      due: day,
      cents,
      to: 'owner' as const,
    });
    const owes = (past: number, soon: number): Partial<StoredHead> => ({
      balances: { receivable: past + soon, uncollected: -past - soon },
      open: [due('2026-06-01', past), due('2026-08-01', soon)],
    });
    const heads = [owes(100, 900), owes(300, 0), owes(100, 1_000), owes(100, 800)];
    await ledgers([...heads, { propertyId: idOf('prp', 'b') }]);
    const balances = async (query: object, who: Who = staff('view', [propertyId])) =>
      (await listBalances({ ...testWorld.call(who), query }, testWorld.deps)).data;
    const first = await balances({ limit: 3 });
    const idsIn = ({ leases }: typeof first) => leases.map(({ lease_id }) => lease_id);
    expect(idsIn(first)).toEqual(['lse_1', 'lse_2', 'lse_0']);
    expect(first).toMatchObject({ count: 4, totals: { past_due: 600, balance: 3_300 } });
    expect(first.totals.aging).toEqual({ upcoming: 2_700, days30: 0, days60: 600, days90: 0, older: 0 });
    const rest = await balances({ limit: 3, after: first.next });
    expect([idsIn(rest), rest.next]).toEqual([['lse_3'], undefined]);
    expect((await balances({ limit: 4 })).next).toBeUndefined();
    for (const search of ['1a', 'MAPLE', 'nora']) expect((await balances({ search })).count).toBe(4);
    for (const search of ['nora 1a', '1A maple']) expect((await balances({ search })).count).toBe(4);
    for (const search of ['nora1a', 'nora maple']) expect((await balances({ search })).count).toBe(0);
    expect((await balances({}, {})).count).toBe(5);
  });

  it('say of each view how many leases it has and of what money, and show the one asked for', async () => {
    const charge = (due: string, cents: number) =>
      ({ charge: 1, kind: 'rent', label: '', due, cents, to: 'owner' }) as const;
    const at = (unitNumber: string, propertyTitle: string): StoredHead['shown'] => ({
      unitId: '',
      unitNumber,
      propertyTitle,
      tenants: ['Nora'],
    });
    // Today is July 3.
    await ledgers([
      {
        open: [charge('2026-06-13', 500), charge('2026-07-09', 40)],
        balances: { receivable: 540 },
        shown: at('10', 'Elm'),
        pending: [{ payment: 'pay_1', cents: 70, begun: '2026-07-02' }],
        reminded: '2026-07-01',
      },
      { open: [charge('2026-05-04', 200)], balances: { receivable: 200 }, shown: at('2', 'Elm') },
      { open: [charge('2026-07-10', 90)], balances: { receivable: 90 }, shown: at('1', 'Ash') },
      { open: [], balances: { prepayment: -300 }, shown: at('3', 'Ash') },
      { open: [], balances: {}, shown: at('4', 'Ash') },
    ]);
    const listed = async (query: object) =>
      (await listBalances({ ...testWorld.call(), query: { search: 'nora', ...query } }, testWorld.deps)).data;
    const unitsIn = async (query: object) => (await listed(query)).leases.map((line) => line.unit_number);
    const all = await listed({});
    expect(all.views).toEqual({
      'past-due': { count: 2, cents: 700 },
      'due-week': { count: 1, cents: 40 },
      paid: { count: 1, cents: 0 },
      credit: { count: 1, cents: 300 },
      all: { count: 5, cents: 0 },
    });
    expect(all.leases.slice(0, 2)).toMatchObject([
      { unit_number: '2', days_late: 60, pending: 0 },
      { unit_number: '10', days_late: 20, pending: 70, due_week: 40, reminded: '2026-07-01' },
    ]);
    expect(await unitsIn({ view: 'credit' })).toEqual(['3']);
    expect(await listed({ view: 'past-due' })).toMatchObject({
      count: 2,
      totals: { past_due: 700, due_week: 40 },
      views: { all: { count: 5 } },
    });
    expect(await unitsIn({ sort: 'balance.desc' })).toEqual(['10', '2', '1', '4', '3']);
    expect(await unitsIn({ sort: 'unit.asc' })).toEqual(['1', '3', '4', '2', '10']);
    expect(await unitsIn({ sort: 'late.asc' })).toEqual(['10', '2', '1', '3', '4']);
    expect(await unitsIn({ sort: 'nothing.asc' })).toEqual(all.leases.map((line) => line.unit_number));
    expect(await unitsIn({ late: '1..30' })).toEqual(['10']);
    expect(await unitsIn({ late: '21..' })).toEqual(['2']);
    expect(await unitsIn({ amount: '2..' })).toEqual(['2', '10']);
    expect(await unitsIn({ autopay: 'on' })).toEqual([]);
    expect(await unitsIn({ autopay: 'off', view: 'credit' })).toEqual(['3']);
    expect(await unitsIn({ status: 'active' })).toEqual([]);
    const none = { property: 'prp_other' };
    expect(await listed(none)).toMatchObject({ count: 0, views: { all: { count: 0 } } });
    expect((await listed({ property: `prp_other,${propertyId}` })).count).toBe(5);
    expect((await listed({ owner: 'own_ada' })).count).toBe(5);
    expect((await listed({ owner: 'own_nobody' })).count).toBe(0);
    const first = await listed({ sort: 'balance.desc', limit: 2 });
    const rest = await listed({ sort: 'balance.desc', limit: 2, after: first.next });
    expect(rest.leases.map((line) => line.unit_number)).toEqual(['1', '4']);
  });

  it('narrow to owners only for who sees owners', async () => {
    await ledgers([{}]);
    const count = async (areas: object, owner?: string) => {
      const who = { roleLabel: 'rentalManager', grants: { areas, properties: 'all' } } as Who;
      return (await listBalances({ ...testWorld.call(who), query: { owner } }, testWorld.deps)).data.count;
    };
    expect(await count({ money: 'view' })).toBe(1);
    expect(await count({ money: 'view' }, 'own_ada')).toBe(0);
    expect(await count({ money: 'view', owners: 'view' }, 'own_ada')).toBe(1);
  });

  it('take another order of three at a time in the organization, and of no more', async () => {
    await ledgers([{}]);
    const { organizationId } = testWorld.call().viewer;
    const { attempts } = testWorld.deps;
    const { now } = testWorld.call();
    const whole = { scope: 'lists.whole', subject: organizationId, windowSeconds: 30, now };
    const sorted = () =>
      listBalances({ ...testWorld.call(), query: { sort: 'unit.asc' } }, testWorld.deps).then(
        ({ data }) => data.count,
      );
    await attempts.begin(whole, 'one');
    await attempts.begin(whole, 'two');
    expect(await sorted()).toBe(1);
    await attempts.begin(whole, 'three');
    await expect(sorted()).rejects.toMatchObject({ code: 'too-many-tries' });
    expect((await listBalances({ ...testWorld.call(), query: {} }, testWorld.deps)).data.count).toBe(1);
    await attempts.end(whole, 'three');
    expect(await sorted()).toBe(1);
  });

  it('preview late fees of two hundred leases of those seen, and say that there are more', async () => {
    const late = async (who: Who = {}) =>
      (await listLateFees(testWorld.call(who), testWorld.deps)).data.has_more;
    await ledgers([{}]);
    expect(await late()).toBe(false);
    await ledgers(Array.from({ length: 201 }, () => ({})));
    expect(await late()).toBe(true);
    expect(await late(staff('view', ['prp_other']))).toBe(false);
  });

  it('preview management fees of two hundred properties, and say that there are more', async () => {
    const fees = async (month = '2026-06') =>
      (await listManagementFees({ ...testWorld.call(), query: { month } }, testWorld.deps)).data;
    const other = (count: number) => ({ propertyId: `prp_${count}` });
    expect(await fees()).toEqual({ month: '2026-06', is_over: true, fees: [], has_more: false });
    await ledgers(Array.from({ length: 200 }, (_, at) => other(at)));
    expect(await fees('2026-07')).toEqual({ month: '2026-07', is_over: false, fees: [], has_more: true });
  });

  it('name two hundred owners to issue statements for, and say that there are more', async () => {
    const statements = async (month = '2026-06') =>
      (await listMonthStatements({ ...testWorld.call(), query: { month } }, testWorld.deps)).data;
    const owing = (count: number) => ({
      balances: Object.fromEntries(Array.from({ length: count }, (_, at) => [`owner/own_${at}/rent`, -1])),
    });
    await ledgers([owing(199)]);
    expect(await statements()).toMatchObject({ has_more: false, is_over: true });
    await ledgers([owing(200)]);
    expect(await statements('2026-07')).toMatchObject({ has_more: true, is_over: false });
  });

  it('report on a hundred ledgers with their entries a call, on a thousand whose heads say it all', async () => {
    const aging = async (to: string, after?: string, who: Who = {}) => {
      const query = { report: 'aging' as const, from: '2026-01-01', to, after };
      const { rows, next } = (await getReport({ ...testWorld.call(who), query }, testWorld.deps)).data;
      return { count: rows.length, next };
    };
    await ledgers(Array.from({ length: 101 }, (_, at) => ({ leaseId: `lse_${at + 100}` })));
    // The property's own book is one of the hundred, without a row.
    const first = await aging('2026-06-15');
    expect(first.next).toBeDefined();
    const second = await aging('2026-06-15', first.next);
    expect([first.count + second.count, second.next]).toEqual([101, undefined]);
    expect([first.count, second.count].every((count) => count > 0)).toBe(true);
    expect(await aging('2026-07-03')).toEqual({ count: 101, next: undefined });
    expect(await aging('2026-07-03', undefined, staff('view', ['prp_other']))).toMatchObject({ count: 0 });
  });

  it('hand out two hundred entries of cash, and a thousand of the journal, a call', async () => {
    const [known] = await testWorld.all(StoredEntry);
    if (!known) throw new Error('There is no entry');
    const more = Array.from({ length: 1_000 }, (_, at) => ({
      ...known,
      source: `expense:${at}`,
      seq: at + 2,
      // The thousandth entry of all.
      ...(at === 998 && { lines: { 'receivable/rent': 100, 'uncollected/rent': -100 } }),
    }));
    await testWorld.db.writeAll(more.map((entry) => put(StoredEntry, entry)));
    const query = { from: '2026-07-01', to: '2026-07-31' };
    const cash = async (after?: string) =>
      (await listCashEntries({ ...testWorld.call(), query: { ...query, after } }, testWorld.deps)).data;
    const first = await cash();
    expect(first.entries).toHaveLength(200);
    expect((await cash(first.next)).entries[0]?.entry_id).not.toBe(first.entries.at(-1)?.entry_id);
    const journal = async (after?: string) =>
      (await exportJournal({ ...testWorld.call(), query: { ...query, after } }, testWorld.deps)).data;
    const whole = await journal();
    expect(whole.rows).toHaveLength(2_000);
    expect((await journal(whole.next)).rows).toHaveLength(2);
    const logged = (await testWorld.audit()).filter(({ action }) => action === 'ledger.export');
    expect(logged).toHaveLength(1);
    // A thousand are read a call, also when few of them are asked for.
    const rent = async (after?: string) => {
      const asked = { ...query, report: 'aging', column: 'owed', after } as const;
      return (await openFigure({ ...testWorld.call(), query: asked }, testWorld.deps)).data;
    };
    const one = await rent();
    expect(one).toMatchObject({ lines: [{ entry_id: 'expense:998' }], next: expect.any(String) });
    expect(await rent(one.next)).toEqual({ lines: [], next: undefined });
  });
});

it('an owner’s balance is what the books of their properties say, in the list and its view', async () => {
  const body = { ...paid, reference: '', cents: 12_345, owner_id: 'own_ada' };
  await testWorld.perform(addContribution, { ...testWorld.call(), body });
  const read = async (who: Who = {}) => {
    const call = testWorld.call(who);
    const query = { sort: 'balance.desc', view: 'owed' as const, facts: 'with' as const };
    const { owners } = (await searchOwners({ ...call, query }, testWorld.deps)).data;
    const { views } = (await countOwners({ ...call, query: {} }, testWorld.deps)).data;
    return [owners.map(({ owner_id, balance }) => [owner_id, balance]), views.owed];
  };
  expect(await read()).toEqual([[['own_ada', 12_345]], { count: 1, balance: 12_345 }]);
  const blind: Who = {
    roleLabel: 'rentalManager',
    grants: { areas: { owners: 'view', properties: 'view' }, properties: 'all' },
  };
  expect(await read(blind)).toEqual([[], { count: 0 }]);
});
