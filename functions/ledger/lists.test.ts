import { beforeEach, describe, expect, it } from 'vitest';
import { contribute } from '../../shared/domain/ledger/owners/property-book';
import type { Viewer } from '../../shared/domain/roles';
import type { Stand } from '../../test/support/stand';
import { idOf, propertyId } from '../../test/support/stand/portfolio';
import { openOwned } from '../../test/support/stand/rented';
import { logger } from '../runtime/logger';
import { cursorOf } from '../table/db/cursor';
import { put } from '../table/db/writes';
import { StoredEntry, StoredHead } from '../table/ledger/record';
import { addContribution } from './add-contribution';
import { addExpense } from './add-expense';
import { closeBooks } from './close-books';
import { exportJournal } from './export-journal';
import { getPropertyMoney } from './get-property-money';
import { getReport } from './get-report';
import { listBalances } from './list-balances';
import { listBills } from './list-bills';
import { listCashEntries } from './list-cash-entries';
import { listLateFees } from './list-late-fees';
import { listManagementFees } from './list-management-fees';
import { listMonthStatements } from './list-month-statements';
import { openFigure } from './open-figure';

logger.setLogLevel('SILENT');

let stand: Stand;
beforeEach(async () => {
  stand = await openOwned();
});

type Who = Partial<Viewer>;
const staff = (level: 'view' | 'change', properties: 'all' | string[] = 'all'): Who => ({
  roleLabel: 'rentalManager',
  grants: { areas: { money: level, reports: level }, properties },
});
const paid = { property_id: propertyId, paid_on: '2026-07-02', method: 'check', memo: '' } as const;
const spend = async (vendor: string, paid_on = '2026-07-02') => {
  const body = { ...paid, paid_on, reference: '7', vendor, category: 'repairs' as const, cents: 100 };
  return (await stand.perform(addExpense, { ...stand.call(), body })).data.entry_id;
};
const isRefused = (code: string) => ({ code });

/** Ledgers of leases that owe rent since June, as the table keeps them. */
async function ledgers(heads: readonly Partial<StoredHead>[]) {
  const [known] = await stand.deps.ledgers.heads('org_one');
  if (!known) throw new Error('There is no ledger');
  const open = [{ charge: 1, kind: 'rent', label: '', due: '2026-06-01', cents: 100, to: 'owner' } as const];
  const shown = { unitId: '', unitNumber: '1A', propertyTitle: 'Maple Court', tenants: ['Nora'] };
  const own = { balances: { receivable: 100, uncollected: -100 }, open, shown };
  await stand.db.writeAll(
    heads.map((head, at) => put(StoredHead, { ...known, ...own, leaseId: `lse_${at}`, ...head })),
  );
}

describe('the money of a property', () => {
  const money = async (query: object = {}, who: Who = {}) =>
    (await getPropertyMoney({ ...stand.call(who), params: { propertyId }, query }, stand.deps)).data;

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
    await stand.perform(closeBooks, { ...stand.call(), body });
    expect(await money({}, staff('change'))).toMatchObject({
      ...{ may: { change: true }, closed_through: '2026-06-30', today: '2026-07-03' },
      ...{ property_id: propertyId, property_title: 'Maple Court', at_provider: 0 },
      terms: { fee: { kind: 'none' }, from: '', reserve: 0, version: 0 },
      owners: [{ owner_id: 'own_ada', name: 'Ada Byron', balance: -100, bank_ready: false }],
      lines: [
        {
          ...{ type: 'expense', on: '2026-07-01', by: 'Lena Hart', vendor: 'Ace', category: 'repairs' },
          ...{ method: 'check', reference: '7', has_invoice: false, is_reversed: false },
          parts: [{ owner_id: 'own_ada', name: 'Ada Byron', cents: -100 }],
        },
      ],
    });
    expect(await money({}, staff('view'))).toMatchObject({ may: { change: false } });
  });

  it('is not an owner’s of another property’s to name', async () => {
    const body = { ...paid, reference: '', cents: 1, owner_id: 'own_cy' };
    const refused = stand.perform(addContribution, { ...stand.call(), body });
    await expect(refused).rejects.toMatchObject({
      ...{ code: 'invalid', details: { fields: { owner_id: 'Choose an owner of this property' } } },
    });
    expect(contribute({ source: 's', on: '2026-07-01' }, { owner: 'own_ada', cents: 0 })).toEqual({
      refused: 'bad-amount',
    });
  });
});

describe('bills', () => {
  const bills = async () => (await listBills({ ...stand.call(), params: { propertyId } }, stand.deps)).data;

  it('of the past are the latest hundred, and all open ones come before them by due day', async () => {
    await spend('Ace');
    const [known] = await stand.all(StoredEntry);
    if (!known) throw new Error('There is no entry');
    const dayOf = (at: number) => `2026-0${at > 50 ? 6 : 5}-${String((at % 28) + 1).padStart(2, '0')}`;
    const billOf = (at: number, due: string): StoredEntry => ({
      ...{ ...known, seq: at + 2, type: 'bill', source: `bill:${at}`, on: dayOf(at) },
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
    await stand.db.writeAll([...past, ...open].map((entry) => put(StoredEntry, entry)));
    const { bills: found, has_more, owed } = await bills();
    expect([found.length, has_more, owed]).toEqual([102, false, 2]);
    expect(found.slice(0, 2).map(({ bill_id }) => bill_id)).toEqual(['bill:201', 'bill:200']);
    const days = found.slice(2).map(({ billed_on }) => billed_on);
    expect(days).toEqual(days.toSorted().toReversed());
    await stand.db.writeAll(undone(101).map((entry) => put(StoredEntry, entry)));
    const more = await bills();
    expect([more.bills.length, more.has_more]).toEqual([102, true]);
  });
});

describe('lists over many ledgers', () => {
  beforeEach(() => spend('Ace'));

  it('say who owes what, the longest owed first, a page at a time with the totals of all', async () => {
    const due = (day: string, cents: number) => ({
      ...{ charge: 1, kind: 'rent' as const, label: '', due: day, cents, to: 'owner' as const },
    });
    const owes = (past: number, soon: number): Partial<StoredHead> => ({
      balances: { receivable: past + soon, uncollected: -past - soon },
      open: [due('2026-06-01', past), due('2026-08-01', soon)],
    });
    const heads = [owes(100, 900), owes(300, 0), owes(100, 1_000), owes(100, 800)];
    await ledgers([...heads, { propertyId: idOf('prp', 'b') }]);
    const balances = async (query: object, who: Who = staff('view', [propertyId])) =>
      (await listBalances({ ...stand.call(who), query }, stand.deps)).data;
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

  it('preview late fees of two hundred leases of those seen, and say that there are more', async () => {
    const late = async (who: Who = {}) => (await listLateFees(stand.call(who), stand.deps)).data.has_more;
    await ledgers([{}]);
    expect(await late()).toBe(false);
    await ledgers(Array.from({ length: 201 }, () => ({})));
    expect(await late()).toBe(true);
    expect(await late(staff('view', ['prp_other']))).toBe(false);
  });

  it('preview management fees of two hundred properties, and say that there are more', async () => {
    const fees = async (month = '2026-06') =>
      (await listManagementFees({ ...stand.call(), query: { month } }, stand.deps)).data;
    const other = (count: number) => ({ propertyId: `prp_${count}` });
    expect(await fees()).toEqual({ month: '2026-06', is_over: true, fees: [], has_more: false });
    await ledgers(Array.from({ length: 200 }, (_, at) => other(at)));
    expect(await fees('2026-07')).toEqual({ month: '2026-07', is_over: false, fees: [], has_more: true });
  });

  it('name two hundred owners to issue statements for, and say that there are more', async () => {
    const statements = async (month = '2026-06') =>
      (await listMonthStatements({ ...stand.call(), query: { month } }, stand.deps)).data;
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
      const { rows, next } = (await getReport({ ...stand.call(who), query }, stand.deps)).data;
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
    const [known] = await stand.all(StoredEntry);
    if (!known) throw new Error('There is no entry');
    const more = Array.from({ length: 1_000 }, (_, at) => ({
      ...{ ...known, source: `expense:${at}`, seq: at + 2 },
      // The thousandth entry of all.
      ...(at === 998 && { lines: { 'receivable/rent': 100, 'uncollected/rent': -100 } }),
    }));
    await stand.db.writeAll(more.map((entry) => put(StoredEntry, entry)));
    const query = { from: '2026-07-01', to: '2026-07-31' };
    const cash = async (after?: string) =>
      (await listCashEntries({ ...stand.call(), query: { ...query, after } }, stand.deps)).data;
    const first = await cash();
    expect(first.entries).toHaveLength(200);
    expect((await cash(first.next)).entries[0]?.entry_id).not.toBe(first.entries.at(-1)?.entry_id);
    const journal = async (after?: string) =>
      (await exportJournal({ ...stand.call(), query: { ...query, after } }, stand.deps)).data;
    const whole = await journal();
    expect(whole.rows).toHaveLength(2_000);
    expect((await journal(whole.next)).rows).toHaveLength(2);
    const logged = (await stand.audit()).filter(({ action }) => action === 'ledger.export');
    expect(logged).toHaveLength(1);
    // A thousand are read a call, also when few of them are asked for.
    const rent = async (after?: string) => {
      const asked = { ...query, report: 'aging', column: 'owed', after } as const;
      return (await openFigure({ ...stand.call(), query: asked }, stand.deps)).data;
    };
    const one = await rent();
    expect(one).toMatchObject({ lines: [{ entry_id: 'expense:998' }], next: expect.any(String) });
    expect(await rent(one.next)).toEqual({ lines: [], next: undefined });
  });
});
