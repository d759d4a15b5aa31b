import { type Done, done, doneAnyway, type Given } from '../given';
import type { Lease, Surrender } from '../lease';
import { withoutHoldoverRentAfter } from '../lease-parts';
import type { Day } from '../moments';
import { isRefused, type Refused, refused } from '../refusals';
import { withoutOpenRenewal } from '../signing/voided';
import { hasBegun, lastDayOf, signedTerms, standingKeys } from '../status/standing';

/** Whether a day is one of the lease's up to today, for facts that are recorded late. */
export const isPastDayOfLease = (lease: Lease, { day, on }: { day: Day; on: Day }): boolean =>
  day <= on && day >= (signedTerms(lease, on)[0]?.from ?? day);

/**
 * Records that the keys came back on a day up to today. Early keys end nothing: rent runs to the last day.
 * Refuses `wrong-status`, `keys-back`, `no-last-day` and `bad-day`.
 */
export function surrender(given: Given, { day }: { day: Day }): Done | Refused {
  const { lease, now } = given;
  if (!hasBegun(lease, now.on) || lease.settledOn !== undefined) return refused('wrong-status');
  if (standingKeys(lease, now.on)) return refused('keys-back');
  if (lastDayOf(lease, now.on) === undefined) return refused('no-last-day');
  if (!isPastDayOfLease(lease, { day, on: now.on }))
    return refused('bad-day', { day: 'Choose a day of the lease up to today' });
  const number = lease.surrenders.length + 1;
  const surrenders: Surrender[] = [...lease.surrenders, { number, on: day, writtenOn: now.on }];
  const { lease: changed, events } = withoutOpenRenewal(given, { ...lease, surrenders }, 'keys-back');
  return doneAnyway(given, withoutHoldoverRentAfter(changed, day), events);
}

/** Records the address that the deposit deadline may count from (D41). Refuses `wrong-status`, `bad-day`. */
export function giveForwardingAddress(
  given: Given,
  { address, givenOn }: { address: string; givenOn: Day },
): Done | Refused {
  const { lease, now } = given;
  if (!hasBegun(lease, now.on) || lease.settledOn !== undefined) return refused('wrong-status');
  if (!isPastDayOfLease(lease, { day: givenOn, on: now.on }))
    return refused('bad-day', { day: 'Choose a day of the lease up to today' });
  return done(given, { ...lease, forwarding: { address, givenOn } });
}

type Keys = { readonly day: Day; readonly address: string };

/** The keys are back, with a forwarding address or an empty one. Refuses as the two commands do. */
export function returnKeys(given: Given, { day, address }: Keys): Done | Refused {
  const back = surrender(given, { day });
  if (isRefused(back) || address.trim() === '') return back;
  const where = { address: address.trim(), givenOn: given.now.on };
  const reached = giveForwardingAddress({ ...given, ...back }, where);
  return isRefused(reached) ? reached : { ...reached, events: back.events };
}

/** What a signed move-out report says; keys that are back already stay so. Refuses as `returnKeys`. */
export function moveOut(given: Given, { day, address }: Keys): Done | Refused {
  const { lease, now } = given;
  if (!standingKeys(lease, now.on)) return returnKeys(given, { day, address });
  if (address.trim() === '') return doneAnyway(given, lease);
  return giveForwardingAddress(given, { address: address.trim(), givenOn: now.on });
}
