import { addDays, later } from '../../dates';
import type { DayRange } from '../day-ranges';
import { type Done, done, type Given } from '../given';
import type { HoldoverDecision } from '../lease';
import { withoutHoldoverRentAfter } from '../lease-parts';
import type { Day } from '../moments';
import { type Refused, refused, unitTaken } from '../refusals';
import { freeFromOf, takenDays } from '../status/calendar';
import { agreedThrough, latestSigned, standingEnd, standingKeys, standingNotice } from '../status/standing';
import { statusOf } from '../status/status';

/** The first day without agreement that no other lease had since; undefined if all is decided. */
function firstOpenDay({ lease, calendar, now: { on } }: Given): Day | undefined {
  const agreed = agreedThrough(lease, on);
  const isHoldover =
    statusOf(lease, on) === 'holdover' && !standingKeys(lease, on) && !standingEnd(lease, on);
  if (!isHoldover || agreed === undefined) return undefined;
  return later(addDays(agreed, 1), freeFromOf(calendar, on) ?? agreed);
}

/**
 * In holdover, continues the lease month-to-month from the first day without agreement, and takes an existing
 * notice back (D36). Refuses `wrong-status` and `unit-taken`.
 */
export function rollOver(given: Given): Done | Refused {
  const { lease, now } = given;
  const from = firstOpenDay(given);
  const term = latestSigned(lease, now.on);
  const after = agreedThrough(lease, now.on);
  if (from === undefined || !term || after === undefined) return refused('wrong-status');
  const standing = standingNotice(lease, now.on);
  const decision: HoldoverDecision = {
    kind: 'rolls-over',
    term: term.number,
    after,
    from,
    decidedOn: now.on,
  };
  const before = withoutHoldoverRentAfter(lease, addDays(from, -1));
  return done(given, {
    ...before,
    holdovers: [...before.holdovers, decision],
    notices: lease.notices.map((notice) =>
      notice === standing ? { ...notice, takenBackOn: now.on } : notice,
    ),
  });
}

/**
 * In holdover, charges days at the previous rent, from a past day; without `to` until the next decision, and
 * never into another lease's days. Refuses `wrong-status`, `bad-day` and `unit-taken`.
 */
export function chargeHoldoverRent(
  given: Given,
  { from: asked, to }: { from?: Day; to?: Day },
): Done | Refused {
  const { lease, calendar, now } = given;
  const first = firstOpenDay(given);
  if (first === undefined) return refused('wrong-status');
  const from = asked ?? first;
  if (from < first || from > now.on || (to !== undefined && to < from))
    return refused('bad-day', { from: 'Choose days after the last one that was agreed' });
  const days: DayRange = { from, ...(to !== undefined && { to }) };
  const taken = takenDays(calendar, { lease: lease.leaseId, days: [days], on: now.on });
  const next = taken.map((range) => range.from).toSorted()[0];
  if (next !== undefined && (next === from || to !== undefined)) return unitTaken(taken);
  const before = withoutHoldoverRentAfter(lease, addDays(from, -1));
  const until = next === undefined ? to : addDays(next, -1);
  const decision: HoldoverDecision = {
    kind: 'rent',
    from,
    ...(until !== undefined && { to: until }),
    decidedOn: now.on,
  };
  return done(given, { ...before, holdovers: [...before.holdovers, decision] });
}
