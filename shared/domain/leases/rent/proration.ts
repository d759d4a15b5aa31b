import { dayOfMonth, daysBetween, endOfMonth, monthOf } from '../../dates';
import type { DayRange } from '../day-ranges';
import type { ProrationMethod } from './rent-terms';

/** Rounds money to a whole cent, halves away from zero, once at the end (D1). Takes whole numbers. */
export function roundedRatio(numerator: number, denominator: number): number {
  const sign = Math.sign(numerator) * Math.sign(denominator);
  const [top, bottom] = [Math.abs(numerator), Math.abs(denominator)];
  return sign * Math.floor((2 * top + bottom) / (2 * bottom)) + 0;
}

type Days = Required<DayRange>;

const daysIn = ({ from, to }: Days): number => daysBetween(from, to) + 1;
const monthDays = ({ from }: Days): number => dayOfMonth(endOfMonth(monthOf(from)));

/** Every month has 30 days: the 31st counts as the 30th, and so does the last day of February. */
function thirtyDays({ from, to }: Days): number {
  const end = to === endOfMonth(monthOf(to)) ? 30 : dayOfMonth(to);
  return end - Math.min(dayOfMonth(from), 30) + 1;
}

/** The part of a monthly amount for some days of one month, as a ratio; first and last day count (D10). */
const ratios: Record<ProrationMethod, (days: Days) => readonly [number, number]> = {
  'actual-days': (days) => [daysIn(days), monthDays(days)],
  'thirty-day-month': (days) => [thirtyDays(days), 30],
  'actual-over-thirty': (days) => [daysIn(days), 30],
  'year-365': (days) => [12 * daysIn(days), 365],
  none: () => [1, 1],
};

/** Cents for some days of one month; a whole month is the whole amount by every method (D10, D11). */
export function prorated(cents: number, { days, method }: { days: Days; method: ProrationMethod }): number {
  if (daysIn(days) === monthDays(days)) return cents;
  const [part, whole] = ratios[method](days);
  return roundedRatio(cents * part, whole);
}
