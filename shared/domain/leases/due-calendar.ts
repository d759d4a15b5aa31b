import { addToMonth, dayInMonth, type LocalDate, monthOf } from '../dates';
import type { Until } from './status/until-when';

/** The due days of one lease. */
export type DueDays = {
  readonly leaseId: string;
  /** 1 to 31; in a shorter month the last day (D6). */
  readonly dueDay: number;
  readonly until: Until;
  readonly place: string;
  /** A local date of the property. */
  readonly today: LocalDate;
};

const compact = (day: LocalDate): string => day.replaceAll('-', '');

/** RFC 5545: commas, semicolons and backslashes of a text are escaped, and it is one line. */
const textOf = (words: string): string => words.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');

/** RFC 5545: a line longer than 75 bytes goes on in the next one, after a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let rest = '';
  let bytes = 0;
  for (const character of line) {
    const size = character.codePointAt(0) ?? 0;
    const wide = size < 0x80 ? 1 : size < 0x800 ? 2 : size < 0x10000 ? 3 : 4;
    if (bytes + wide > 74) {
      lines.push(rest);
      rest = ' ';
      bytes = 1;
    }
    rest += character;
    bytes += wide;
  }
  return [...lines, rest].join('\r\n');
}

/** The first due day from today on. */
function firstDue({ dueDay, today }: DueDays): LocalDate {
  const month = monthOf(today);
  const here = dayInMonth(month, dueDay);
  return here >= today ? here : dayInMonth(addToMonth(month, 1), dueDay);
}

/** The days of a month that the rule takes the last of: 28 to 31 for a due day of 31. */
const monthDays = (dueDay: number): string =>
  Array.from({ length: Math.max(dueDay - 27, 1) }, (_, index) => Math.min(dueDay, 28) + index).join();

/** A whole day each month, with a reminder the day before at 9 a.m. */
function dueEvent(due: DueDays): string[] {
  const { leaseId, dueDay, until, place, today } = due;
  const start = compact(firstDue(due));
  const end = until.on === undefined ? '' : `;UNTIL=${compact(until.renewed_to ?? until.on)}`;
  return [
    'BEGIN:VEVENT',
    `UID:rent-${leaseId}@keystead`,
    `DTSTAMP:${compact(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${start}`,
    `RRULE:FREQ=MONTHLY;BYMONTHDAY=${monthDays(dueDay)};BYSETPOS=-1${end}`,
    `SUMMARY:${textOf(`Rent is due: ${place}`)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textOf(`Rent is due tomorrow: ${place}`)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Whether a lease has due days to come. */
export const hasDueDays = ({ kind }: Until): boolean => kind !== 'ended' && kind !== 'past';

/**
 * The due days of the rent of leases as an iCalendar file, in local dates of each property. A calendar that
 * reads it as a feed asks again after some hours.
 */
export function dueCalendar(...dues: readonly DueDays[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keystead//Rent//EN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Rent',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...dues.flatMap(dueEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
