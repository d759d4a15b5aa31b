import * as z from 'zod';
import { addDays, later } from '../../dates';
import { type DayRange, daysWithout, overlapsOf } from '../day-ranges';
import { Day } from '../moments';

/** How far a lease's signatures are, in the spec's words; co-signers do not count (PRP-28). */
export const ESign = z.enum(['in-progress', 'co-signer-pending', 'completed']);
export type ESign = z.infer<typeof ESign>;

const range = { lease: z.string(), from: Day, to: Day.optional() };

/**
 * A unit's record of a lease that is not over: a draft without days, an open packet's days (through `until`,
 * even if no job ran), or signed days, without `to` while the lease rolls over. `movedIn`: the tenants have
 * the keys. `out`: it was ended or the keys are back.
 */
export const CalendarEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), lease: z.string() }),
  z.object({ kind: z.literal('open'), ...range, until: Day, eSign: ESign }),
  z.object({
    kind: z.literal('signed'),
    ...range,
    movedIn: z.literal(true).optional(),
    out: z.literal(true).optional(),
  }),
]);
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** `freeFrom` is the day after the last dropped signed days: no new days begin before it. */
export const UnitCalendar = z.object({ entries: z.array(CalendarEntry), freeFrom: Day.optional() });
export type UnitCalendar = z.infer<typeof UnitCalendar>;

export const emptyCalendar: UnitCalendar = { entries: [] };

/** The most entries of one unit; one draft more is refused. */
export const maxCalendarEntries = 200;

/** Whether an entry no longer counts on a day. */
export function isOver(entry: CalendarEntry, on: Day): boolean {
  if (entry.kind === 'draft') return false;
  if (entry.kind === 'open') return entry.until < on;
  return entry.out === true && entry.to !== undefined && entry.to < on;
}

/** Signed days are over while the tenants are still there. */
export const isHeldOver = (entry: CalendarEntry, on: Day): boolean =>
  entry.kind === 'signed' && !entry.out && entry.to !== undefined && entry.to < on;

/** Whether a lease of the unit is `eSign Completed` (PRP-28), now or to come. */
export const hasSigned = ({ entries }: UnitCalendar): boolean =>
  entries.some(
    (entry) => entry.kind === 'signed' || (entry.kind === 'open' && entry.eSign !== 'in-progress'),
  );

/** The days an entry covers. */
export const daysOf = (entry: CalendarEntry): DayRange[] =>
  entry.kind === 'draft'
    ? []
    : [entry.to === undefined ? { from: entry.from } : { from: entry.from, to: entry.to }];

/** The days an entry keeps from others: all future days while its tenants hold over. */
const keptDays = (entry: CalendarEntry, on: Day): DayRange[] =>
  entry.kind !== 'draft' && isHeldOver(entry, on) ? [{ from: entry.from }] : daysOf(entry);

/** The first day after all signed days that are over, dropped from the entries or not. */
export const freeFromOf = ({ entries, freeFrom }: UnitCalendar, on: Day): Day | undefined =>
  entries.reduce<Day | undefined>((day, entry) => {
    if (entry.kind !== 'signed' || entry.to === undefined || !isOver(entry, on)) return day;
    const next = addDays(entry.to, 1);
    return day === undefined ? next : later(day, next);
  }, freeFrom);

/** The wanted days that other leases cover, or that are before `freeFrom`. Empty if all are free. */
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

/** The calendar with a lease's entries rewritten. Drops what is over, and keeps the day after signed days. */
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

/** The days a lease would add, comparing its entries before and after. */
export const newDays = (before: readonly CalendarEntry[], after: readonly CalendarEntry[]): DayRange[] =>
  daysWithout(after.flatMap(daysOf), before.flatMap(daysOf));

/** Today's conflicting leases: one holds over although the other has begun. Both show `unit-not-free`. */
export function leasesInConflict({ entries }: UnitCalendar, on: Day): string[] {
  const heldOver = entries.filter((entry) => isHeldOver(entry, on));
  const begun = entries.filter(
    (entry) => entry.kind === 'signed' && entry.from <= on && !isHeldOver(entry, on) && !isOver(entry, on),
  );
  return heldOver.length > 0 && begun.length > 0 ? [...heldOver, ...begun].map(({ lease }) => lease) : [];
}
