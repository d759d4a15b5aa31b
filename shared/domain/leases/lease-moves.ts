import { endLease, reopen } from './end-lease';
import { giveNotice, takeNoticeBack } from './give-notice';
import type { Done, Given } from './given';
import { chargeHoldoverRent, rollOver } from './holdover';
import { surrender } from './keys';
import { isRefused, type Refused } from './refusals';
import { renew } from './renew';
import { latestSigned, rollsOver, standingEnd } from './standing';

/** What can be done with a lease once it is signed. */
export type LeaseMove =
  | 'renew'
  | 'give_notice'
  | 'take_notice_back'
  | 'return_keys'
  | 'end'
  | 'reopen'
  | 'roll_over'
  | 'charge_rent'
  | 'change_rent';

/** Rent changes without a new term only where the term goes on after its end (D38). */
const mayChangeRent = ({ lease, now: { on } }: Given): boolean => {
  const term = latestSigned(lease, on);
  const isOver = standingEnd(lease, on) !== undefined || lease.settledOn !== undefined;
  return term !== undefined && rollsOver(lease, term, on) && !isOver;
};

/** Which moves a lease takes now: each asks its command, with today where it wants a day. A later day or a reason can still be refused. */
export function leaseMoves(given: Given): Record<LeaseMove, boolean> {
  const day = given.now.on;
  const isTaken = (answer: Done | Refused): boolean => !isRefused(answer);
  return {
    renew: isTaken(renew(given)),
    give_notice: isTaken(giveNotice(given, { by: 'both', lastDay: day, reason: 'asked' })),
    take_notice_back: isTaken(takeNoticeBack(given)),
    return_keys: isTaken(surrender(given, { day })),
    end: isTaken(endLease(given, { day, why: 'agreement', note: '' })),
    reopen: isTaken(reopen(given)),
    roll_over: isTaken(rollOver(given)),
    charge_rent: isTaken(chargeHoldoverRent(given, {})),
    change_rent: mayChangeRent(given),
  };
}
