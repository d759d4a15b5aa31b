import { addDays } from '../../dates';
import { type DayRange, daysWithout, overlapsOf } from '../day-ranges';
import type { Lease } from '../lease';
import type { Day } from '../moments';
import { agreedThrough, signedTerms } from '../status/standing';
import type { Term } from '../term';
import { rentLinesOn } from './rent-rates';
import type { RentLine } from './rent-terms';

/** Reads all facts, whatever their day. */
const everyDay: Day = '9999-12-31';

/** The days with agreed rent: from first to last, without gaps that belong to nobody. */
export function agreedDays(lease: Lease): DayRange[] {
  const [first] = signedTerms(lease, everyDay);
  if (!first) return [];
  const to = agreedThrough(lease, everyDay);
  const gaps = lease.holdovers.flatMap((decision) =>
    decision.kind === 'rolls-over'
      ? [{ from: addDays(decision.after, 1), to: addDays(decision.from, -1) }].filter(
          (gap) => gap.from <= gap.to,
        )
      : [],
  );
  return daysWithout([{ from: first.from, ...(to !== undefined && { to }) }], gaps);
}

/** The holdover days that are charged by decision and were not agreed on since (D36). */
export const decidedDays = (lease: Lease): DayRange[] =>
  daysWithout(
    lease.holdovers.flatMap((decision) =>
      decision.kind === 'rent' && (decision.to === undefined || decision.from <= decision.to)
        ? [{ from: decision.from, ...(decision.to !== undefined && { to: decision.to }) }]
        : [],
    ),
    agreedDays(lease),
  );

/** Days of one month with the same rents, agreed or held over. */
export type RentStretch = {
  readonly from: Day;
  readonly to: Day;
  readonly isHoldover: boolean;
  readonly term: Term;
  readonly lines: readonly RentLine[];
};

/** A month's charged days in order, split where a term begins. */
export function stretchesOf(lease: Lease, month: Required<DayRange>): RentStretch[] {
  const cuts = cutsIn(lease, month);
  const pieces = (days: DayRange[], isHoldover: boolean): RentStretch[] =>
    overlapsOf(cuts, days).flatMap(({ from, to }) => {
      const term = signedTerms(lease, everyDay).findLast((one) => one.from <= from);
      const isRead = term !== undefined && to !== undefined;
      return isRead ? [{ from, to, isHoldover, term, lines: rentLinesOn(lease, term, from) }] : [];
    });
  return [...pieces(agreedDays(lease), false), ...pieces(decidedDays(lease), true)].toSorted((one, other) =>
    one.from.localeCompare(other.from),
  );
}

/** The month in parts with one rate each: within a month, only a new term changes one (D38). */
function cutsIn({ terms }: Lease, { from, to }: Required<DayRange>): DayRange[] {
  const inside = terms.map((term) => term.from).filter((day) => day > from && day <= to);
  const firsts = [from, ...new Set(inside.toSorted())];
  return firsts.map((first, index) => {
    const next = firsts[index + 1];
    return { from: first, to: next === undefined ? to : addDays(next, -1) };
  });
}
