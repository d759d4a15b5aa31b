import * as z from 'zod';
import { addDays, later } from '../dates';
import { type DayRange, daysWithout, overlapsOf } from './day-ranges';
import { Day } from './moments';

/** How far the signatures of a lease are in the spec's words; tenants and owner side count for 'eSign Completed' (PRP-28). */
export const ESign = z.enum(['in-progress', 'co-signer-pending', 'completed']);
export type ESign = z.infer<typeof ESign>;

const range = { lease: z.string(), from: Day, to: Day.optional() };

/**
 * What the unit's row keeps of a lease that is not over: a draft without days, the days of a packet that is out (through `until`, job or no job),
 * or signed days; no `to` while the lease rolls over. `out`: it was ended or the keys are back.
 */
export const CalendarEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), lease: z.string() }),
  z.object({ kind: z.literal('open'), ...range, until: Day, eSign: ESign }),
  z.object({ kind: z.literal('signed'), ...range, out: z.literal(true).optional() }),
]);
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** `freeFrom` is the day after the last signed days that were dropped: no new days begin before it. */
export const UnitCalendar = z.object({ entries: z.array(CalendarEntry), freeFrom: Day.optional() });
export type UnitCalendar = z.infer<typeof UnitCalendar>;

export const emptyCalendar: UnitCalendar = { entries: [] };

/** Entries of one unit; a draft too many is refused. */
export const calendarEntriesMost = 200;

/** Whether an entry counts no more on a day. */
export function isOver(entry: CalendarEntry, on: Day): boolean {
  if (entry.kind === 'draft') return false;
  if (entry.kind === 'open') return entry.until < on;
  return entry.out === true && entry.to !== undefined && entry.to < on;
}

/** Signed days that have gone by while the tenants are still there. */
export const isHeldOver = (entry: CalendarEntry, on: Day): boolean =>
  entry.kind === 'signed' && !entry.out && entry.to !== undefined && entry.to < on;

/** The days that an entry says a lease has. */
export const daysOf = (entry: CalendarEntry): DayRange[] =>
  entry.kind === 'draft'
    ? []
    : [entry.to === undefined ? { from: entry.from } : { from: entry.from, to: entry.to }];

/** The days that an entry keeps from others: all to come while its tenants hold over. */
const keptDays = (entry: CalendarEntry, on: Day): DayRange[] =>
  entry.kind !== 'draft' && isHeldOver(entry, on) ? [{ from: entry.from }] : daysOf(entry);

/** The first day that no signed days before it touch: those that are over count, dropped or not. */
export const freeFromOf = ({ entries, freeFrom }: UnitCalendar, on: Day): Day | undefined =>
  entries.reduce<Day | undefined>((day, entry) => {
    if (entry.kind !== 'signed' || entry.to === undefined || !isOver(entry, on)) return day;
    const next = addDays(entry.to, 1);
    return day === undefined ? next : later(day, next);
  }, freeFrom);

/** Which of the days a lease wants are not free: other leases have them, or they lie before `freeFrom`. Empty when it can have them all. */
export function takenDays(
  calendar: UnitCalendar,
  { lease, days, on }: { lease: string; days: readonly DayRange[]; on: Day },
): DayRange[] {
  const others = calendar.entries.filter((entry) => entry.lease !== lease);
  const freeFrom = freeFromOf({ ...calendar, entries: others }, on);
  const past: DayRange[] = freeFrom === undefined ? [] : [{ from: '1900-01-01', to: addDays(freeFrom, -1) }];
  const live = others.filter((entry) => !isOver(entry, on));
  return overlapsOf(days, [...past, ...live.flatMap((entry) => keptDays(entry, on))]);
}

/** The calendar with a lease's entries rewritten; what is over is dropped, and the day after signed days is kept. */
export function withEntries(
  calendar: UnitCalendar,
  { lease, entries, on }: { lease: string; entries: readonly CalendarEntry[]; on: Day },
): UnitCalendar {
  const all = [...calendar.entries.filter((entry) => entry.lease !== lease), ...entries];
  const freeFrom = freeFromOf({ ...calendar, entries: all }, on);
  return {
    entries: all.filter((entry) => !isOver(entry, on)),
    ...(freeFrom !== undefined && { freeFrom }),
  };
}

/** The days a lease would newly take, going from its entries before to those after. */
export const newDays = (before: readonly CalendarEntry[], after: readonly CalendarEntry[]): DayRange[] =>
  daysWithout(after.flatMap(daysOf), before.flatMap(daysOf));

/** The leases that stand in each other's way today: one holds over while the days of the other have begun. Both show `unit-not-free`. */
export function leasesInConflict({ entries }: UnitCalendar, on: Day): string[] {
  const heldOver = entries.filter((entry) => isHeldOver(entry, on));
  const begun = entries.filter(
    (entry) => entry.kind === 'signed' && entry.from <= on && !isHeldOver(entry, on) && !isOver(entry, on),
  );
  return heldOver.length > 0 && begun.length > 0 ? [...heldOver, ...begun].map(({ lease }) => lease) : [];
}
