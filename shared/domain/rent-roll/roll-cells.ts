import type { LocalDate } from '../dates';
import { isEmptyCell, plainCell, readAmount } from '../tabular/amounts';
import { readDay, readSerialDay } from '../tabular/days';

/**
 * Cents of a cell; a credit is below 0, as what a tenant owes is above. Empty ones and words are undefined.
 */
export function rollCents(text: string): number | undefined {
  const read = readAmount(text);
  if (read === undefined) return undefined;
  return read.mark === 'credit' ? -Math.abs(read.cents) : read.cents;
}

export const rollDay = (text: string): LocalDate | undefined => readDay(text) ?? readSerialDay(text);

/** What stands for an end where a lease has none. */
export const isMonthToMonth = (text: string): boolean =>
  /^(mtm|m-t-m|m2m|month(ly)?[ -]to[ -]month|at[ -]will|rolling|ongoing|none)$/i.test(plainCell(text));

export type Rooms = { readonly beds?: number; readonly baths?: number; readonly halfBaths?: number };

const studio = /^(studio|st|eff(iciency)?|s)\b/i;
const numberIn = (text: string): number | undefined => {
  const found = /\d+(?:\.\d+)?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
};

export const readBeds = (text: string): number | undefined =>
  studio.test(plainCell(text)) ? 0 : numberIn(text);

/** Whole and half baths: `.5` is a half one, `.75` counts as whole, `.25` as half. */
export function readBaths(text: string): Pick<Rooms, 'baths' | 'halfBaths'> {
  const baths = numberIn(text);
  if (baths === undefined) return {};
  const part = baths % 1;
  return {
    baths: Math.floor(baths) + (part >= 0.75 ? 1 : 0),
    halfBaths: part >= 0.25 && part < 0.75 ? 1 : 0,
  };
}

/** `2/1.50`, `2 bd 1.5 ba`, `Studio/1.00`, `2x1`; dashes say nothing. */
export function readRooms(text: string): Rooms {
  const plain = plainCell(text);
  const named = /^(\S+)\s*(?:bd|br|beds?|bedrooms?)\b[\s/,]*(.*)$/i.exec(plain);
  const [first = '', second = ''] = named
    ? [named[1], named[2]]
    : plain.split(/\s*[/|x]\s*/i).map((part) => part.trim());
  const beds = isEmptyCell(first) ? undefined : readBeds(first);
  return { ...(beds !== undefined && { beds }), ...(isEmptyCell(second) ? {} : readBaths(second)) };
}

/** The day of the month on which rent is due: `1`, `1st`, `5th of month`. */
export function readDueDay(text: string): number | undefined {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)?\b/i.exec(plainCell(text))?.[1]);
  return day >= 1 && day <= 31 ? day : undefined;
}

export const unitStandings = ['running', 'notice', 'to-come', 'ended', 'vacant', 'off-market'] as const;
export type UnitStanding = (typeof unitStandings)[number];

/** The likeliest first: `Notice-Rented` is a notice, `Vacant-Rented` a lease to come. */
const standings: readonly (readonly [RegExp, UnitStanding])[] = [
  [
    /^(vacant[ -]*(rented|leased)|vl|future|pending( move[ -]?in)?|applicant|approved|upcoming)\b/i,
    'to-come',
  ],
  [/^(vacant|vu|down|available|unoccupied)\b/i, 'vacant'],
  [/^(model|admin|off[ -]the[ -]market|not rentable)\b/i, 'off-market'],
  [/^(notice|ntv|occupied[ -]*(ntv|notice)|on notice)\b/i, 'notice'],
  [/^(current|occupied|active|leased|o|evict\w*|eviction|month[ -]to[ -]month|mtm|at[ -]will)\b/i, 'running'],
  [/^(past|former|ended|expired|inactive|moved out)\b/i, 'ended'],
];

/** What a status, or the word in place of a tenant, says; undefined for a word that is neither. */
export const standingOf = (text: string): UnitStanding | undefined =>
  standings.find(([word]) => word.test(plainCell(text)))?.[1];

export const isEviction = (text: string): boolean => /^evict/i.test(plainCell(text));

const dayInText = /\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d{1,2}-\d{1,2}|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4}/;

/**
 * The day that a report is of: `As of: 04/16/2027`, `As Of = …`, `Pulled on …`, before when it was exported.
 */
export function asOfDay(titles: readonly string[]): LocalDate | undefined {
  for (const words of [/\bas of\b/i, /\bpulled on\b/i, /\b(exported|printed|created|run) on\b/i, /./]) {
    const found = titles.find((title) => words.test(title) && dayInText.test(title));
    const day = found && readDay(dayInText.exec(found)?.[0] ?? '');
    if (day) return day;
  }
  return undefined;
}
