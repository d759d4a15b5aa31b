import { addToMonth, displayMonth, endOfMonth, later, monthOf } from '../../dates';
import { type ReportName, reports } from './catalogue';
import type { ReportBy } from './report-choices';
import type { ReportRow } from './report-row';
import type { ReportTime } from './report-time';

/** Columns of a statement by their keys: months as `2026-05`, properties by their ids, and the total last. */
export const totalColumn = 'total';
export const mostMonths = 12;

export const isMonth = (column: string): boolean => /^\d{4}-\d{2}$/.test(column);

/** Cash flow is of money alone. */
export const hasBasis = (report: ReportName): boolean => report !== 'cash-flow';

/** A balance sheet is of one day. */
export const hasMonths = (report: ReportName): boolean => reports[report].time === 'period';

/** The days of a column: of a month those that are asked for. */
export const timeOf = (column: string, { from, to }: ReportTime): ReportTime =>
  isMonth(column)
    ? {
        from: later(from, `${column}-01`),
        to: endOfMonth(column) < to ? endOfMonth(column) : to,
      }
    : { from, to };

/** The months that a period touches. */
export function monthsOf({ from, to }: ReportTime): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addToMonth(month, 1)) months.push(month);
  return months;
}

export type StatementColumn = { readonly key: string; readonly title: string };

type Asked = {
  readonly by: ReportBy;
  readonly time: ReportTime;
  /** Of properties by their ids, and of the organization’s own book. */
  readonly titles: Readonly<Record<string, string>>;
};

const byTitle = (one: StatementColumn, other: StatementColumn): number =>
  one.title.localeCompare(other.title, 'en', { numeric: true });

/** Titles of the properties that have a figure: others need no column. */
export function titlesIn(
  rows: readonly Pick<ReportRow, 'cents'>[],
  titles: Asked['titles'],
): Asked['titles'] {
  const used = new Set(
    rows.flatMap(({ cents }) => Object.keys(cents).filter((column) => cents[column] !== 0)),
  );
  return Object.fromEntries(Object.entries(titles).filter(([column]) => used.has(column)));
}

/** The columns of a statement in their order; the total alone where it has no others. */
export function statementColumns({ by, time, titles }: Asked): StatementColumn[] {
  const total = { key: totalColumn, title: 'Total' };
  if (by === 'month')
    return [...monthsOf(time).map((month) => ({ key: month, title: displayMonth(month) })), total];
  if (by === 'total') return [total];
  const properties = Object.entries(titles).map(([key, title]) => ({ key, title }));
  return [...properties.toSorted(byTitle), total];
}
