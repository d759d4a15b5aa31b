import type { Done, Given } from '../given';
import { isRefused, type Refused } from '../refusals';
import { mayChangeRent } from './change-rent';
import { endLease, reopen } from './end-lease';
import { giveNotice, takeNoticeBack } from './give-notice';
import { chargeHoldoverRent, rollOver } from './holdover';
import { surrender } from './keys';
import { renew } from './renew';

/** What can be done with a signed lease. */
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

/** The moves a lease allows now: asks each command for today. A later day may still be refused. */
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
