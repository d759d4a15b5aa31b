import { leases as rows } from '../../shared/contract/leases';
import { changeRent as newRent } from '../../shared/domain/leases/change-rent';
import { endLease as end, reopen } from '../../shared/domain/leases/end-lease';
import { takeNoticeBack as noNotice, giveNotice as notice } from '../../shared/domain/leases/give-notice';
import { chargeHoldoverRent, rollOver } from '../../shared/domain/leases/holdover';
import { returnKeys as keysBack } from '../../shared/domain/leases/keys';
import { refused } from '../../shared/domain/leases/refusals';
import { renew } from '../../shared/domain/leases/renew';
import { latestSigned } from '../../shared/domain/leases/standing';
import { change } from '../runtime/change';
import { moveLease } from './move-lease';
import { tellNotice, tellNoticeBack, tellRent, toTenants } from './tenant-letters';

/** Drafts the next term for the wizard (D37). */
export const renewLease = change(rows.renewLease, moveLease({ action: 'lease.renew', command: renew }));

/** A notice from either side; it voids an open renewal. */
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

/** Records the keys, and the address that the deposit deadline may count from (D41). */
export const returnKeys = change(
  rows.returnKeys,
  moveLease({ action: 'lease.keys', command: (given, body) => keysBack(given, body) }),
);

export const endLease = change(
  rows.endLease,
  moveLease({ action: 'lease.end', command: (given, body) => end(given, body) }),
);

export const reopenLease = change(rows.reopenLease, moveLease({ action: 'lease.reopen', command: reopen }));

/** Nothing continues silently past the end (D36). */
export const decideHoldover = change(
  rows.decideHoldover,
  moveLease({
    action: 'lease.holdover',
    command: (given, { decision }) =>
      decision === 'month-to-month' ? rollOver(given) : chargeHoldoverRent(given, {}),
  }),
);

/** An increase may start only the term's notice days after the notice (D38). */
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
