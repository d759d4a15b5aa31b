import { addDays, later } from '../../dates';
import { type Done, done, type Given } from '../given';
import type { Day } from '../moments';
import { type Refused, refused, unitTaken } from '../refusals';
import { takenDays } from '../status/calendar';
import { lastDayOf, signedTerms, standingEnd, standingKeys } from '../status/standing';

/**
 * Records that the tenants moved in, on a day up to today; before the lease's first day only into a free
 * unit. Refuses `wrong-status`, `keys-back`, `bad-day`, and `unit-taken` while others are in the unit.
 */
export function moveIn(given: Given, { day }: { day: Day }): Done | Refused {
  const { lease, calendar, now } = given;
  const [first] = signedTerms(lease, now.on);
  if (!first || standingEnd(lease, now.on) || lease.settledOn !== undefined) return refused('wrong-status');
  if (standingKeys(lease, now.on)) return refused('keys-back');
  const last = lastDayOf(lease, now.on) ?? day;
  if (day > now.on || day > last) return refused('bad-day', { day: 'Choose a day of the lease up to today' });
  const days = [{ from: day, to: later(day, addDays(first.from, -1)) }];
  const taken = takenDays(calendar, { lease: lease.leaseId, days, on: now.on });
  return taken.length > 0 ? unitTaken(taken) : done(given, { ...lease, movedInOn: day });
}
