import { addMonths, farAhead, isFarAhead, type LocalDate } from '../dates';

/** Money of longer ago is a mistyped year, or too old to be collected in any state. */
const yearsBack = 10;

const isTooOld = (day: LocalDate, today: LocalDate): boolean => day < addMonths(today, -12 * yearsBack);
const tooOld = `This is more than ${yearsBack} years ago`;

/** Why money cannot have moved on this day of the property; undefined if it can. */
export function movedDayProblem(
  day: LocalDate,
  { today, from = '' }: { today: LocalDate; from?: LocalDate | undefined },
): string | undefined {
  if (day > today) return 'This day is in the future';
  if (day < from) return 'This is before the payment';
  return isTooOld(day, today) ? tooOld : undefined;
}

/** Why nothing can be due on this day of the property; undefined if it can. */
export function dueDayProblem(day: LocalDate, today: LocalDate): string | undefined {
  if (isTooOld(day, today)) return tooOld;
  return isFarAhead(day, today) ? farAhead : undefined;
}
