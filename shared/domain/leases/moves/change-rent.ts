import { addDays, addToMonth, dayOfMonth, farAhead, isFarAhead, later, monthOf } from '../../dates';
import { type Done, done, type Given } from '../given';
import type { Day } from '../moments';
import { isRefused, type Refused, refused } from '../refusals';
import { rentLinesOn } from '../rent/rent-rates';
import { lastDayOf, latestSigned, rollsOver, standingEnd } from '../status/standing';
import type { Term } from '../term';

type RentChanging = {
  readonly line: string;
  readonly cents: number;
  readonly from: Day;
  /** The day the tenants were told. */
  readonly noticeDay: Day;
  /** Legally required days between both; they bind an increase. */
  readonly ruleDays: number;
};

/** The first of a future month after the term's end. */
const earliestChange = ({ to, from }: Term, on: Day): Day => {
  const next = addDays(later(on, to || from), 1);
  return dayOfMonth(next) === 1 ? next : `${addToMonth(monthOf(next), 1)}-01`;
};

/**
 * Changes a line's rent while the latest term rolls over or will, from the first of a future month after its
 * end up to the lease's last day; an increase only after the notice day plus the rule days (D38). Cents.
 * Refuses `wrong-status`, `bad-day`, `notice-too-short`.
 */
export function changeRent(given: Given, { ruleDays, ...change }: RentChanging): Done | Refused {
  const { lease, now } = given;
  const term = latestSigned(lease, now.on);
  const line = term && rentLinesOn(lease, term, change.from).find(({ id }) => id === change.line);
  if (!term || !line || lease.settledOn !== undefined || standingEnd(lease, now.on))
    return refused('wrong-status');
  if (!rollsOver(lease, term, now.on)) return refused('wrong-status');
  if (change.noticeDay > now.on) return refused('bad-day', { notice_day: 'Choose today or an earlier day' });
  if (dayOfMonth(change.from) !== 1 || change.from < earliestChange(term, now.on))
    return refused('bad-day', { from: 'Choose the first of a future month after the term ends' });
  if (isFarAhead(change.from, now.on)) return refused('bad-day', { from: farAhead });
  if (change.from > (lastDayOf(lease, now.on) ?? change.from))
    return refused('bad-day', { from: 'The lease ends before that day' });
  const isIncrease = change.cents > line.cents;
  if (isIncrease && change.from < addDays(change.noticeDay, ruleDays)) return refused('notice-too-short');
  const made = { ...change, term: term.number, writtenOn: now.on };
  return done(given, { ...lease, rentChanges: [...lease.rentChanges, made] });
}

/** Whether any rent of the lease can change: asks for the first day possible, without an increase. */
export function mayChangeRent(given: Given): boolean {
  const { lease, now } = given;
  const term = latestSigned(lease, now.on);
  const line = term?.rentLines[0]?.id;
  if (!term || line === undefined) return false;
  const change = { line, cents: 0, from: earliestChange(term, now.on), noticeDay: now.on, ruleDays: 0 };
  return !isRefused(changeRent(given, change));
}
