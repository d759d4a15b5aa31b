import { monthOf } from '../../../shared/domain/dates';
import type { Entry } from '../../../shared/domain/ledger/entry';
import { claimedBy, type RentMonths } from '../../../shared/domain/ledger/rent/rent-months';
import { isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { check, put, update, type Write } from '../db/writes';
import { type LedgerKey, monthFields, RentYear, rentYearsPartition, StoredHead } from './record';

type LeaseKey = LedgerKey & { readonly propertyId: string };
type YearKey = LeaseKey & { readonly year: string };

const fieldOf = (month: string): (typeof monthFields)[number] | undefined =>
  monthFields.find((field) => field === `m${month.slice(5)}`);

/** Cents by month of one year as the row has them. */
const fieldsOf = (months: RentMonths, year: string): Partial<Record<(typeof monthFields)[number], number>> =>
  Object.fromEntries(
    Object.entries(months).flatMap(([month, cents]) => {
      const field = month.startsWith(`${year}-`) ? fieldOf(month) : undefined;
      return field ? [[field, cents]] : [];
    }),
  );

const yearsIn = (months: RentMonths): string[] => [
  ...new Set(Object.keys(months).map((month) => month.slice(0, 4))),
];

/** For the transaction that writes these entries and their head: what they claim as rent, by month due. */
export function rentYearWrites(
  { organizationId, propertyId, leaseId }: LeaseKey,
  entries: readonly Entry[],
): Write<'rent-year'>[] {
  const claimed = claimedBy(entries);
  return yearsIn(claimed).map((year) => {
    const key = { organizationId, propertyId, leaseId, year };
    return update(RentYear, { key, set: key, add: fieldsOf(claimed, year) });
  });
}

const monthsIn = (row: RentYear): RentMonths =>
  Object.fromEntries(monthFields.map((field) => [`${row.year}-${field.slice(1)}`, row[field] ?? 0]));

type MonthsAsked = { readonly organizationId: string; readonly from: string; readonly to: string };

/**
 * Cents claimed as rent by lease and month, `2026-11`, of every lease of an organization, for the years that
 * two months lie in. Lags.
 */
export const rentMonths =
  (db: Db) =>
  async ({ organizationId, from, to }: MonthsAsked): Promise<ReadonlyMap<string, RentMonths>> => {
    const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])];
    const rows = await Promise.all(
      years.map((year) =>
        db.list(RentYear, { partition: rentYearsPartition(organizationId, year), mayLag: true }),
      ),
    );
    const found = new Map<string, RentMonths>();
    for (const row of rows.flat()) found.set(row.leaseId, { ...found.get(row.leaseId), ...monthsIn(row) });
    return found;
  };

/** A ledger's rows that its entries lead to, by year. */
const rowsOf = ({ organizationId, propertyId, leaseId }: LeaseKey, entries: readonly Entry[]): RentYear[] => {
  const claimed = claimedBy(entries);
  return yearsIn(claimed).map((year) => ({
    organizationId,
    propertyId,
    leaseId,
    year,
    ...fieldsOf(claimed, year),
  }));
};

const isSame = (one: RentYear, other: RentYear | undefined): boolean =>
  monthFields.every((field) => (one[field] ?? 0) === (other?.[field] ?? 0));

/**
 * Writes a ledger's rows anew where they are not what all its entries come to, at the head that was read.
 * Returns the years that were wrong; none when the ledger changed meanwhile.
 */
export const mendRentYears =
  (db: Db) =>
  async (head: StoredHead, entries: readonly Entry[]): Promise<string[]> => {
    const { organizationId, propertyId, leaseId } = head;
    const first = entries.flatMap(({ charge, covers = [] }) => [...(charge ? [charge] : []), ...covers]);
    const years = [...new Set(first.map(({ due }) => monthOf(due).slice(0, 4)))];
    const keys: YearKey[] = years.map((year) => ({ organizationId, propertyId, leaseId, year }));
    const stored = new Map((await db.getAll(RentYear, keys)).map((row) => [row.year, row]));
    const wanted = new Map(rowsOf(head, entries).map((row) => [row.year, row]));
    const wrong = keys.flatMap((key) => {
      const row = wanted.get(key.year) ?? key;
      return isSame(row, stored.get(key.year)) ? [] : [row];
    });
    if (wrong.length === 0) return [];
    const asRead = check(StoredHead, head, isVersion(head.version));
    const failure = await db.transact([asRead, ...wrong.map((row) => put(RentYear, row))]);
    return failure ? [] : wrong.map(({ year }) => year);
  };
