import { addDays, later } from '../../dates';
import type { Lease, RentChange } from '../lease';
import type { Day } from '../moments';
import {
  lastDayOf,
  latestSigned,
  signedTerms,
  standingEnd,
  standingKeys,
  standingNotice,
} from '../status/standing';
import { type Step, stepOf, turnOf } from './step';

/** How many days before a term's end it is reported, each until the next one (D36). */
const expiries = [
  { kind: 'expiring-90', days: 90, next: 60 },
  { kind: 'expiring-60', days: 60, next: 30 },
  { kind: 'expiring-30', days: 30, next: -1 },
] as const;

/** Steps of signed terms: first days, coming ends, month-to-month, new rents. None after the last day. */
export function termSteps(lease: Lease, on: Day): Step[] {
  const { leaseId, rentChanges } = lease;
  const last = lastDayOf(lease, on);
  const latest = latestSigned(lease, on);
  const steps = [
    ...signedTerms(lease, on).map(({ number, from }) => turnOf('first-day', [leaseId, number], from)),
    ...rentChanges
      .filter((change) => change.term === latest?.number && isLastOfItsDay(change, rentChanges))
      .map(({ term, line, from }) => turnOf('rent-change', [leaseId, term, line, from], from)),
  ].filter(({ from }) => last === undefined || from <= last);
  return [...steps, ...endOfTermSteps(lease, on)];
}

/** A rent changed twice for one day is reported once. */
const isLastOfItsDay = (change: RentChange, all: readonly RentChange[]): boolean =>
  all.findLast(
    ({ term, line, from }) => term === change.term && line === change.line && from === change.from,
  ) === change;

/** None of these is reported once the lease's end is known. */
function endOfTermSteps(lease: Lease, on: Day): Step[] {
  const term = latestSigned(lease, on);
  if (!term?.to) return [];
  if (standingNotice(lease, on) ?? standingKeys(lease, on) ?? standingEnd(lease, on)) return [];
  const { to, from, number, atEnd } = term;
  const about = [lease.leaseId, number];
  const expiring = expiries.map(({ kind, days, next }) =>
    stepOf(kind, about, { from: later(addDays(to, -days), from), through: addDays(to, -next - 1) }),
  );
  return atEnd === 'month-to-month'
    ? [...expiring, turnOf('month-to-month', about, addDays(to, 1))]
    : expiring;
}
