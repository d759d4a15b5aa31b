import { addDays, earlier, later } from '../dates';
import type { Day } from './moments';

/** Days from the first to the last, both included; without `to` it never ends. */
export type DayRange = { readonly from: Day; readonly to?: Day };

const isEmpty = ({ from, to }: DayRange): boolean => to !== undefined && to < from;

const rangeOf = (from: Day, to: Day | undefined): DayRange => (to === undefined ? { from } : { from, to });

/** The days both have; undefined for none. */
export function overlapOf(one: DayRange, other: DayRange): DayRange | undefined {
  const both = rangeOf(later(one.from, other.from), earlier(one.to, other.to));
  return isEmpty(both) ? undefined : both;
}

/** The days of the first list that the second one lacks, in the order of the first. */
export const daysWithout = (days: readonly DayRange[], taken: readonly DayRange[]): DayRange[] =>
  taken.reduce<DayRange[]>((left, range) => left.flatMap((one) => cutOut(one, range)), [...days]);

function cutOut(days: DayRange, taken: DayRange): DayRange[] {
  if (!overlapOf(days, taken)) return [days];
  const parts: DayRange[] = [];
  if (days.from < taken.from) parts.push({ from: days.from, to: addDays(taken.from, -1) });
  if (taken.to !== undefined) parts.push(rangeOf(addDays(taken.to, 1), days.to));
  return parts.filter((part) => !isEmpty(part));
}

/** The days that the two lists share. */
export const overlapsOf = (days: readonly DayRange[], others: readonly DayRange[]): DayRange[] =>
  days.flatMap((one) => others.flatMap((other) => overlapOf(one, other) ?? []));
