import { leases as rows } from '../../../shared/contract/leases';
import { changeRent as newRent } from '../../../shared/domain/leases/moves/change-rent';
import { endLease as end, reopen } from '../../../shared/domain/leases/moves/end-lease';
import {
  takeNoticeBack as noNotice,
  giveNotice as notice,
} from '../../../shared/domain/leases/moves/give-notice';
import { chargeHoldoverRent, rollOver } from '../../../shared/domain/leases/moves/holdover';
import { returnKeys as keysBack } from '../../../shared/domain/leases/moves/keys';
import { renew } from '../../../shared/domain/leases/moves/renew';
import { refused } from '../../../shared/domain/leases/refusals';
import { latestSigned } from '../../../shared/domain/leases/status/standing';
import { notifyNotice, notifyNoticeBack, notifyRent, toTenants } from '../../common/leases/tenant-letters';
import { change } from '../../runtime/change';
import { moveLease } from '../move-lease';

/** Drafts the next term for the wizard (D37). */
export const renewLease = change(rows.renewLease, moveLease({ action: 'lease.renew', command: renew }));

/** A notice from either side; it voids an open renewal. */
export const giveNotice = change(
  rows.giveNotice,
  moveLease({
    action: 'lease.notice',
    command: (given, { by, reason, given_on: givenOn, last_day: lastDay }) =>
      notice(given, { by, reason, lastDay, ...(givenOn && { givenOn }) }),
    letters: (about, body) => toTenants(about, notifyNotice(about, body)),
  }),
);

export const takeNoticeBack = change(
  rows.takeNoticeBack,
  moveLease({
    action: 'lease.notice-back',
    command: noNotice,
    letters: (about) => toTenants(about, notifyNoticeBack),
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
    letters: (about, body) => toTenants(about, notifyRent(about, body)),
  }),
);
