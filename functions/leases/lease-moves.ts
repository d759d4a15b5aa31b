import { leases as rows } from '../../shared/contract/leases';
import { changeRent as newRent } from '../../shared/domain/leases/change-rent';
import { endLease as end, reopen } from '../../shared/domain/leases/end-lease';
import { takeNoticeBack as noNotice, giveNotice as notice } from '../../shared/domain/leases/give-notice';
import type { Given } from '../../shared/domain/leases/given';
import { chargeHoldoverRent, rollOver } from '../../shared/domain/leases/holdover';
import { giveForwardingAddress, surrender } from '../../shared/domain/leases/keys';
import { isRefused, refused } from '../../shared/domain/leases/refusals';
import { renew } from '../../shared/domain/leases/renew';
import { latestSigned } from '../../shared/domain/leases/standing';
import { change } from '../runtime/change';
import { moveLease } from './move-lease';
import { tellNotice, tellNoticeBack, tellRent, toTenants } from './tenant-letters';

/** D37. The next term as a draft, for the wizard. */
export const renewLease = change(rows.renewLease, moveLease({ action: 'lease.renew', command: renew }));

/** A notice of either side; the open renewal is void with it. */
export const giveNotice = change(
  rows.giveNotice,
  moveLease({
    action: 'lease.notice',
    command: (given, { by, reason, given_on: givenOn, last_day: lastDay }) =>
      notice(given, { by, reason, lastDay, ...(givenOn && { givenOn }) }),
    letters: (about, body) => toTenants(about, tellNotice(body)),
  }),
);

export const takeNoticeBack = change(
  rows.takeNoticeBack,
  moveLease({
    action: 'lease.notice-back',
    command: noNotice,
    letters: (about) => toTenants(about, tellNoticeBack),
  }),
);

type Keys = { readonly day: string; readonly address: string };

function keysAndAddress(given: Given, { day, address }: Keys) {
  const back = surrender(given, { day });
  if (isRefused(back) || address.trim() === '') return back;
  const reached = giveForwardingAddress(
    { ...given, ...back },
    { address: address.trim(), givenOn: given.now.on },
  );
  return isRefused(reached) ? reached : { ...reached, events: back.events };
}

/** The keys, and the address that starts the deposit's days where the rule asks for it (D41). */
export const returnKeys = change(
  rows.returnKeys,
  moveLease({ action: 'lease.keys', command: (given, body) => keysAndAddress(given, body) }),
);

/** D39. */
export const endLease = change(
  rows.endLease,
  moveLease({ action: 'lease.end', command: (given, body) => end(given, body) }),
);

/** D39: undone before the settlement. */
export const reopenLease = change(rows.reopenLease, moveLease({ action: 'lease.reopen', command: reopen }));

/** D36: nothing goes on silently past the end. */
export const decideHoldover = change(
  rows.decideHoldover,
  moveLease({
    action: 'lease.holdover',
    command: (given, { decision }) =>
      decision === 'month-to-month' ? rollOver(given) : chargeHoldoverRent(given, {}),
  }),
);

/** D38. The term's notice days stand between the day of the notice and an increase. */
export const changeRent = change(
  rows.changeRent,
  moveLease({
    action: 'lease.rent',
    command: (given, { line, cents, from, notice_day: noticeDay }) => {
      const term = latestSigned(given.lease, given.now.on);
      if (!term) return refused('wrong-status');
      return newRent(given, { line, cents, from, noticeDay, ruleDays: term.noticeDays });
    },
    letters: (about, body) => toTenants(about, tellRent(about, body)),
  }),
);
