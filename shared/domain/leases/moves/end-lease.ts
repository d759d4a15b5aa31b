import { addDays } from '../../dates';
import { type Done, done, doneAnyway, type Given } from '../given';
import type { Lease, LeaseEnd } from '../lease';
import { withoutHoldoverRentAfter } from '../lease-parts';
import type { Day } from '../moments';
import { type Refused, refused, unitTaken } from '../refusals';
import { withoutOpenRenewal } from '../signing/voided';
import { isHeldOver, takenDays } from '../status/calendar';
import { entriesOf } from '../status/calendar-entries';
import { hasBegun, standingEnd, standingKeys } from '../status/standing';
import { statusOf } from '../status/status';
import { isPastDayOfLease } from './keys';

/**
 * Ends a lease on a day up to today; a later end is a notice by both sides (D39). Refuses `wrong-status` if
 * it has not begun, has an end or is settled, and `bad-day`.
 */
export function endLease(
  given: Given,
  { day, why, note }: { day: Day; why: LeaseEnd['why']; note: string },
): Done | Refused {
  const { lease, now } = given;
  const isOver = standingEnd(lease, now.on) !== undefined || lease.settledOn !== undefined;
  if (!hasBegun(lease, now.on) || isOver) return refused('wrong-status');
  if (!isPastDayOfLease(lease, { day, on: now.on }))
    return refused('bad-day', { day: 'Choose a day of the lease up to today' });
  const number = lease.ends.length + 1;
  const ends: LeaseEnd[] = [...lease.ends, { number, on: day, why, note, writtenOn: now.on }];
  const { lease: changed, events } = withoutOpenRenewal(given, { ...lease, ends }, 'lease-ended');
  return doneAnyway(given, withoutHoldoverRentAfter(changed, day), events);
}

/** Undoes keys recorded by mistake. Refuses `wrong-status`, and `unit-taken` if leased to others since. */
export function undoSurrender(given: Given): Done | Refused {
  const { lease, now } = given;
  if (!standingKeys(lease, now.on) || lease.settledOn !== undefined) return refused('wrong-status');
  return stillThere(given, withoutKeys(lease, now.on));
}

/** Undoes end and keys, before settlement (D39). Refuses `wrong-status`; `unit-taken` if leased since. */
export function reopen(given: Given): Done | Refused {
  const { lease, now } = given;
  const isOver = standingEnd(lease, now.on) ?? standingKeys(lease, now.on);
  if (!isOver || lease.settledOn !== undefined) return refused('wrong-status');
  const standing = standingEnd(lease, now.on);
  const ends = lease.ends.map((end) => (end === standing ? { ...end, undoneOn: now.on } : end));
  return stillThere(given, withoutKeys({ ...lease, ends }, now.on));
}

const withoutKeys = (lease: Lease, on: Day): Lease => {
  const standing = standingKeys(lease, on);
  return {
    ...lease,
    surrenders: lease.surrenders.map((keys) => (keys === standing ? { ...keys, undoneOn: on } : keys)),
  };
};

/** Tenants in holdover need the unit again, though without agreed days. */
function stillThere(given: Given, lease: Lease): Done | Refused {
  const { calendar, now } = given;
  const days = entriesOf(lease, now.on).flatMap((entry) =>
    entry.kind === 'signed' && entry.to !== undefined && isHeldOver(entry, now.on)
      ? [{ from: addDays(entry.to, 1) }]
      : [],
  );
  const taken = takenDays(calendar, { lease: lease.leaseId, days, on: now.on });
  return taken.length > 0 ? unitTaken(taken) : done(given, lease);
}

/** Whether the lease has ended, or was voided after everyone had signed, and is not settled yet. */
export function isSettleable(lease: Lease, on: Day): boolean {
  const status = statusOf(lease, on);
  const wasComplete = lease.packets.some(({ completed }) => completed !== undefined);
  return status === 'ended' || (status === 'void' && wasComplete);
}

/**
 * Settles the lease once nothing is held (D40). Refuses `wrong-status` unless ended, or void after everyone
 * had signed; `deposit-held`.
 */
export function settle(given: Given, { depositHeldCents }: { depositHeldCents: number }): Done | Refused {
  const { lease, now } = given;
  if (!isSettleable(lease, now.on)) return refused('wrong-status');
  if (depositHeldCents !== 0) return refused('deposit-held');
  return done(given, { ...lease, settledOn: now.on });
}
