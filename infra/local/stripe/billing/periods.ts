import type { Price } from '../core/wire';
import { day } from '../core/work';

export type Recurring = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>;
export type Period = { readonly start: number; readonly end: number };

/** The n-th month after a moment, UTC; a day that the month lacks is its last one. */
function monthsAfter(at: number, months: number): number {
  const from = new Date(at * 1000);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = (at % day) * 1000;
  return (Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) + time) / 1000;
}

/** The n-th end of a period counted from its anchor, so that 31 January, 28 February, 31 March follow each other. */
function boundary(anchor: number, { interval, interval_count: count }: Recurring, n: number): number {
  if (interval === 'month') return monthsAfter(anchor, n * count);
  if (interval === 'year') return monthsAfter(anchor, n * count * 12);
  return anchor + n * count * (interval === 'week' ? 7 * day : day);
}

/** The period of an anchor that holds a moment; its start belongs to it, its end does not. */
export function periodAt(anchor: number, recurring: Recurring, at: number): Period {
  let n = 0;
  while (boundary(anchor, recurring, n + 1) <= at) n += 1;
  return { start: boundary(anchor, recurring, n), end: boundary(anchor, recurring, n + 1) };
}

/** The share of an amount for the rest of a period, to the second and rounded to the cent, half away from zero. */
export function prorated(amount: number, { start, end }: Period, from: number): number {
  const share = (amount * Math.max(0, end - Math.max(from, start))) / (end - start);
  return Math.sign(share) * Math.round(Math.abs(share));
}

export const sameRhythm = (a: Recurring, b: Recurring): boolean =>
  a.interval === b.interval && a.interval_count === b.interval_count;
