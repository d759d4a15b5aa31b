import { day } from '../core/context';

export type Interval = 'month' | 'year';
/** Seconds. */
export type Period = { readonly start: number; readonly end: number };

/** The same UTC day some months later, or the month's last day if it is shorter. */
function monthsAfter(at: number, months: number): number {
  const from = new Date(at * 1000);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = (at % day) * 1000;
  return (Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) + time) / 1000;
}

/** Counts from the anchor, so that January 31, February 28 and March 31 follow each other. */
const boundary = (anchor: number, interval: Interval, n: number): number =>
  monthsAfter(anchor, interval === 'year' ? n * 12 : n);

/** The period that contains a moment. The start is included, the end is not. */
export function periodAt(anchor: number, interval: Interval, at: number): Period {
  let n = 0;
  while (boundary(anchor, interval, n + 1) <= at) n += 1;
  return { start: boundary(anchor, interval, n), end: boundary(anchor, interval, n + 1) };
}

/** The part of an amount for the rest of a period, exact to the second and rounded to cents. */
export const prorated = (amount: number, { start, end }: Period, from: number): number =>
  Math.round((amount * Math.max(0, end - Math.max(from, start))) / (end - start));
