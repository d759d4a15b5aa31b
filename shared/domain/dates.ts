/** Dates are `YYYY-MM-DD`, local to the property; instants are UTC ISO strings (rules, D6). */
export type LocalDate = string;

const localDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** True for a real calendar date from 1900 on; `2026-02-30` is not one. */
export function isLocalDate(text: string): boolean {
  const parts = localDate.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1900 || month < 1 || month > 12) return false;
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** What leases and money can be about: tenancies that are old already, and terms of 99 years. */
export const plausibleDays = { first: '1970-01-01', last: '2199-12-31' } as const;

/** A calendar date whose year a person can mean. */
export const isPlausibleDay = (text: string): boolean =>
  isLocalDate(text) && text >= plausibleDays.first && text <= plausibleDays.last;

/** Why a text is no day that a person can mean: a mistyped year is named. Undefined if it is one. */
export function dayProblem(text: string): string | undefined {
  if (isPlausibleDay(text)) return undefined;
  const { first, last } = plausibleDays;
  const isWrongYear = text.length === last.length && (text < first || text > last);
  return isWrongYear ? `Choose a day between ${first.slice(0, 4)} and ${last.slice(0, 4)}` : 'Enter a date';
}

/** `2025-01-05`, or an instant that starts with it, becomes `Jan 05, 2025`; empty when invalid (GEN-09). */
export function displayDate(text: string | null | undefined): string {
  if (!text || Number.isNaN(Date.parse(text))) return '';
  const date = text.slice(0, 10);
  if (!isLocalDate(date) || !/^(T.+)?$/.test(text.slice(10))) return '';
  return `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(8, 10)}, ${date.slice(0, 4)}`;
}

/** `2026-05` becomes `May 2026`. */
export const displayMonth = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** The person's local date; `offsetMinutes` is added to UTC. */
export const localDateOf = (now: Date, offsetMinutes = 0): LocalDate =>
  new Date(now.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);

/** Milliseconds of a calendar day counted in UTC, where every day has 24 hours. */
const dayMilliseconds = 86_400_000;

const utc = (date: LocalDate): number => Date.parse(`${date}T00:00:00.000Z`);
const dateAt = (milliseconds: number): LocalDate => new Date(milliseconds).toISOString().slice(0, 10);

/** The day so many days later; earlier for a negative count. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  dateAt(utc(date) + days * dayMilliseconds);

/** Days from one date to the other: 0 for the same day, negative backward. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((utc(to) - utc(from)) / dayMilliseconds);

/** `2026-01` of `2026-01-31`. */
export const monthOf = (date: LocalDate): string => date.slice(0, 7);

/** Which day of its month a date is, 1 to 31. */
export const dayOfMonth = (date: LocalDate): number => Number(date.slice(8, 10));

/** The last day of a month given as `2026-02`. */
export const endOfMonth = (month: string): LocalDate =>
  dateAt(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0));

/** A day of a month; 29 to 31 become the last day of a shorter one (rules, D6). */
export function dayInMonth(month: string, day: number): LocalDate {
  const last = endOfMonth(month);
  return day < dayOfMonth(last) ? `${month}-${String(day).padStart(2, '0')}` : last;
}

/** The month so many months after one given as `2026-02`. */
export const addToMonth = (month: string, months: number): string =>
  dateAt(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months, 1)).slice(0, 7);

/** The same day later, or a shorter month's last. Count from the anchor: 31 Jan, 28 Feb, 31 Mar. */
export const addMonths = (anchor: LocalDate, months: number): LocalDate =>
  dayInMonth(addToMonth(monthOf(anchor), months), dayOfMonth(anchor));

const yearsAhead = 5;
export const farAhead = `Choose a day within the next ${yearsAhead} years`;

/** Nobody plans that far: a mistyped year, told as `farAhead`. */
export const isFarAhead = (day: LocalDate, today: LocalDate): boolean =>
  day > addMonths(today, 12 * yearsAhead);

/** The earlier of two days; undefined counts as never. */
export const earlier = (one: LocalDate | undefined, other: LocalDate | undefined): LocalDate | undefined =>
  one === undefined || (other !== undefined && other < one) ? other : one;

/** The later of two days. */
export const later = (one: LocalDate, other: LocalDate): LocalDate => (one < other ? other : one);
