import { addDays, isPlausibleDay, type LocalDate } from '../dates';
import { monthNumber } from '../month-names';
import { plainCell } from './amounts';

export const dayOrders = ['month-first', 'day-first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** A two-digit year from 70 on is of the last century: no plausible day is before 1970. */
const wholeYear = (year: string): string => {
  if (year.length !== 2) return year;
  return Number(year) >= 70 ? `19${year}` : `20${year}`;
};

function dayOf(year = '', month: string | number = '', day = ''): LocalDate | undefined {
  const read = [wholeYear(year), String(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isPlausibleDay(read) ? read : undefined;
}

const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?![\d./-])/;
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/;
/** With the hours and the zone of OFX. */
const together = /^(\d{4})(\d{2})(\d{2})(?:\d{4}(?:\d{2})?(?:\.\d+)?)?(?:\[[^\]]*\])?(?:[ T].*)?$/;
const monthNamed = /^([a-z]{3,9})\.?[ -]+(\d{1,2})(?:st|nd|rd|th)?,?[ -]+(\d{4}|\d{2})(?!\d)/i;
const dayNamed = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]*([a-z]{3,9})\.?,?[ -]*(\d{4}|\d{2})(?!\d)/i;
const yearNamed = /^(\d{4})[ -]([a-z]{3,9})[ -](\d{1,2})(?!\d)/i;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +/i;

/**
 * The calendar day of `11/02/2026`, `2026/11/02`, `20261102`, `Nov 2, 2026`, `2-Nov-26` or
 * `Mon, November 2, 2026`; a time after it is left out. Undefined for what is no plausible day.
 */
export function readDay(text: string, order: DayOrder = 'month-first'): LocalDate | undefined {
  const plain = plainCell(text).replace(weekday, '');
  const iso = yearFirst.exec(plain) ?? together.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, one, other, year] = numbers.exec(plain) ?? [];
  if (year) return order === 'month-first' ? dayOf(year, one, other) : dayOf(year, other, one);
  const named = monthNamed.exec(plain);
  if (named) return dayOf(named[3], monthNumber(named[1] ?? ''), named[2]);
  const turned = dayNamed.exec(plain);
  if (turned) return dayOf(turned[3], monthNumber(turned[2] ?? ''), turned[1]);
  const first = yearNamed.exec(plain);
  return first ? dayOf(first[1], monthNumber(first[2] ?? ''), first[3]) : undefined;
}

/** Whether a cell is a day in either order. */
export const isDayLike = (text: string): boolean =>
  dayOrders.some((order) => readDay(text, order) !== undefined);

/** Spreadsheets count days from here. */
const serialsBegin = '1899-12-30';
const serials = { first: 25_569, last: 73_050 } as const;

/** The day of a spreadsheet's serial number, `46328` for 2 Nov 2026; undefined outside 1970 to 2099. */
export function readSerialDay(text: string): LocalDate | undefined {
  const whole = /^(\d{5})(?:\.\d+)?$/.exec(plainCell(text))?.[1];
  const count = Number(whole);
  return whole && count >= serials.first && count < serials.last ? addDays(serialsBegin, count) : undefined;
}

type Counted = { readonly dayFirst: number; readonly monthFirst: number; readonly either: number };

function countOrders(texts: readonly string[]): Counted {
  const pairs = texts.flatMap((text) => {
    const [, one, other] = numbers.exec(plainCell(text)) ?? [];
    return one === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  const count = (is: (one: number, other: number) => boolean) =>
    pairs.filter(([one, other]) => is(one, other)).length;
  return {
    dayFirst: count((one, other) => one > 12 && other <= 12),
    monthFirst: count((one, other) => one <= 12 && other > 12),
    either: count((one, other) => one <= 12 && other <= 12 && one !== other),
  };
}

/** A typing error or two in a hundred rows prove nothing. */
const oddShare = 0.2;

export type OrderGuess = {
  readonly order: DayOrder;
  readonly isSure: boolean;
  /** No row can be read both ways, so that nothing is left to choose. */
  readonly isFixed: boolean;
};

/**
 * Month first, as in the United States, unless most of what can be told says otherwise: one odd row flips
 * nothing. A file whose days fit both orders is read month first.
 */
export function guessDayOrder(texts: readonly string[]): OrderGuess {
  const { dayFirst, monthFirst, either } = countOrders(texts);
  const isFixed = either === 0;
  if (dayFirst === 0) return { order: 'month-first', isSure: true, isFixed };
  if (monthFirst === 0) {
    const isUsual = either === 0 || (dayFirst > 1 && either <= 2 * dayFirst);
    return { order: isUsual ? 'day-first' : 'month-first', isSure: isUsual, isFixed };
  }
  const odd = Math.min(dayFirst, monthFirst) / (dayFirst + monthFirst);
  return { order: dayFirst > monthFirst ? 'day-first' : 'month-first', isSure: odd <= oddShare, isFixed };
}
