import { addDays, farAhead, isFarAhead } from '../../dates';
import { type Done, done, type Given } from '../given';
import type { Lease, Notice } from '../lease';
import { withoutHoldoverRentAfter } from '../lease-parts';
import type { Day } from '../moments';
import { type Refused, refused } from '../refusals';
import { withoutOpenRenewal } from '../signing/voided';
import {
  latestSigned,
  rollsOver,
  signedTerms,
  standingEnd,
  standingKeys,
  standingNotice,
  termInForce,
} from '../status/standing';

type Giving = Pick<Notice, 'by' | 'lastDay' | 'reason'> & {
  /** The day it was given; today if left out. */
  readonly givenOn?: Day;
};

/**
 * Notice of the last day; replaces an earlier notice, so it also moves the last day. A reason allows a day
 * sooner than the notice days. Refuses `wrong-status`, `keys-back`, `bad-day`, `notice-too-short`,
 * `after-term-end`, and `unit-taken` when it is moved later.
 */
export function giveNotice(given: Given, giving: Giving): Done | Refused {
  const { lease, now } = given;
  const { by, lastDay, reason, givenOn = now.on } = giving;
  const no = whyNoNotice(lease, { ...giving, givenOn }, now.on);
  if (no) return no;
  const number = lease.notices.length + 1;
  const made: Notice = { number, by, givenOn, lastDay, reason, writtenOn: now.on };
  const notices = [...withoutStanding(lease, now.on), made];
  const { lease: changed, events } = withoutOpenRenewal(given, { ...lease, notices }, 'notice-given');
  return done(given, withoutHoldoverRentAfter(changed, lastDay), events);
}

function whyNoNotice(
  lease: Lease,
  { lastDay, reason, givenOn }: Pick<Notice, 'lastDay' | 'reason' | 'givenOn'>,
  on: Day,
): Refused | undefined {
  const term = termInForce(lease, on);
  const latest = latestSigned(lease, on);
  const first = signedTerms(lease, on)[0];
  if (!term || !latest || !first || lease.settledOn !== undefined || standingEnd(lease, on))
    return refused('wrong-status');
  if (standingKeys(lease, on)) return refused('keys-back');
  if (givenOn > on || givenOn < first.from)
    return refused('bad-day', { given_on: 'Choose a day of the lease up to today' });
  if (isFarAhead(lastDay, on)) return refused('bad-day', { last_day: farAhead });
  const earliest = reason.trim() === '' ? addDays(givenOn, term.noticeDays) : on;
  if (lastDay < earliest || lastDay < on) return refused('notice-too-short');
  const isAfterEnd = latest.to !== undefined && latest.to >= on && lastDay > latest.to;
  return isAfterEnd && !rollsOver(lease, latest, on) ? refused('after-term-end') : undefined;
}

const withoutStanding = (lease: Lease, on: Day): Notice[] => {
  const standing = standingNotice(lease, on);
  return lease.notices.map((notice) => (notice === standing ? { ...notice, takenBackOn: on } : notice));
};

/** Takes the notice back. Refuses `wrong-status` without one, `keys-back`, and `unit-taken`. */
export function takeNoticeBack(given: Given): Done | Refused {
  const { lease, now } = given;
  if (!standingNotice(lease, now.on) || standingEnd(lease, now.on) || lease.settledOn !== undefined)
    return refused('wrong-status');
  if (standingKeys(lease, now.on)) return refused('keys-back');
  const changed = { ...lease, notices: withoutStanding(lease, now.on) };
  return done(given, withoutHoldoverRentAfter(changed, now.on));
}
