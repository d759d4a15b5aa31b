import { isLocalDate, type LocalDate } from '../dates';
import { monthNumber } from '../month-names';

/** Shown beside a date that is ambiguous or not a date. */
export const dateSentence = 'Write the date as 2026-01-31 or 01/31/2026 (month first)';

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/;
const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const monthFirst = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/;
const dayFirst = /^(\d{1,2}) ([A-Za-z]{3,9})\.?,? (\d{4})$/;

function dateOf(year: string | undefined, month: string | number | undefined, day: string | undefined) {
  const date = [year, String(month).padStart(2, '0'), day?.padStart(2, '0')].join('-');
  return isLocalDate(date) ? date : undefined;
}

/** Whether the day must come first: one such date makes every `03/04/2026` in its file ambiguous. */
export function isDayFirst(text: string): boolean {
  const parts = slashed.exec(text);
  return parts !== null && Number(parts[1]) > 12 && Number(parts[2]) <= 12;
}

/** A local date from ISO, `M/D/YYYY` or a named month, or undefined. `daysFirst` refuses dates like 03/04. */
export function readDate(
  text: string,
  { daysFirst = false }: { daysFirst?: boolean } = {},
): LocalDate | undefined {
  const year = iso.exec(text);
  if (year) return dateOf(year[1], year[2], year[3]);
  const numbers = slashed.exec(text);
  if (numbers) {
    const couldBeEither = Number(numbers[2]) <= 12 && numbers[1] !== numbers[2];
    return daysFirst && couldBeEither ? undefined : dateOf(numbers[3], numbers[1], numbers[2]);
  }
  const named = monthFirst.exec(text);
  if (named) return dateOf(named[3], monthNumber(named[1] ?? ''), named[2]);
  const european = dayFirst.exec(text);
  return european ? dateOf(european[3], monthNumber(european[2] ?? ''), european[1]) : undefined;
}
