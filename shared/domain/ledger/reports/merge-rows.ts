import { accountOrder } from './account-names';
import type { ReportName } from './catalogue';
import type { ReportRow } from './report-row';

const owes = ({ cents }: ReportRow): number => (cents.owed ?? 0) - (cents.prepaid ?? 0);
const byTexts = (one: ReportRow, other: ReportRow): number =>
  one.texts.join(' ').localeCompare(other.texts.join(' '), 'en', { numeric: true });

/** Account by account, the oldest line first; the balance before has no day. */
function byAccount(one: ReportRow, other: ReportRow): number {
  const [account, on = ''] = one.texts;
  const [second, day = ''] = other.texts;
  const order = accountOrder(one.at.account ?? '') - accountOrder(other.at.account ?? '');
  if (order !== 0 || account !== second) return order || byTexts(one, other);
  return on < day ? -1 : on > day ? 1 : one.key < other.key ? -1 : 1;
}

function inOrderOf(report: ReportName): (one: ReportRow, other: ReportRow) => number {
  if (report === 'aging') return (one, other) => owes(other) - owes(one);
  if (report === 'delinquency') return (one, other) => (other.cents.pastDue ?? 0) - (one.cents.pastDue ?? 0);
  if (report === 'general-ledger') return byAccount;
  if (report !== 'trial-balance') return byTexts;
  const place = ({ at }: ReportRow) => accountOrder(at.account ?? '');
  return (one, other) => place(one) - place(other) || byTexts(one, other);
}

const added = (one: ReportRow['cents'], other: ReportRow['cents']): ReportRow['cents'] => {
  const columns = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...columns].map((column) => [column, (one[column] ?? 0) + (other[column] ?? 0)]),
  );
};

/** A unit's own row stands for it while no lease of it is in force. */
function withoutLeased(rows: readonly ReportRow[]): ReportRow[] {
  const leased = new Set(rows.flatMap(({ at }) => (at.lease ? (at.unit ?? []) : [])));
  return rows.filter(({ at }) => at.lease !== undefined || at.unit === undefined || !leased.has(at.unit));
}

/**
 * The rows of several books as one report, in its order; leaves out rows with nothing in them, but no lease
 * and no vacant unit of the rent roll.
 */
export function mergedRows(report: ReportName, rows: readonly ReportRow[]): ReportRow[] {
  const merged = new Map<string, ReportRow>();
  for (const row of rows) {
    const had = merged.get(row.key);
    merged.set(row.key, had ? { ...had, cents: added(had.cents, row.cents) } : row);
  }
  return withoutLeased([...merged.values()])
    .filter(({ cents }) => report === 'rent-roll' || Object.values(cents).some((one) => one !== 0))
    .toSorted(inOrderOf(report));
}

/** The sum of each column. */
export const totalsOf = (rows: readonly ReportRow[]): Record<string, number> =>
  rows.reduce<Record<string, number>>((sums, { cents }) => {
    const names = new Set([...Object.keys(sums), ...Object.keys(cents)]);
    return Object.fromEntries([...names].map((name) => [name, (sums[name] ?? 0) + (cents[name] ?? 0)]));
  }, {});
