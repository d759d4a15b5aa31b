import { addDays, dayOfMonth } from '../dates';
import { type Done, done, type Given } from './given';
import type { Day } from './moments';
import { type Refused, refused } from './refusals';
import { rentLinesOn } from './rent-rates';
import { latestSigned, rollsOver, standingEnd } from './standing';

type RentChanging = {
  readonly line: string;
  readonly cents: number;
  readonly from: Day;
  /** The day the tenants were told. */
  readonly noticeDay: Day;
  /** Legally required days between both; they bind an increase. */
  readonly ruleDays: number;
};

/**
 * Changes a line's rent while the latest term rolls over or will, from the first of a future month after its
 * end; an increase only after the notice day plus the rule days (D38). Cents. Refuses `wrong-status`,
 * `bad-day`, `notice-too-short`.
 */
export function changeRent(given: Given, { ruleDays, ...change }: RentChanging): Done | Refused {
  const { lease, now } = given;
  const term = latestSigned(lease, now.on);
  const line = term && rentLinesOn(lease, term, change.from).find(({ id }) => id === change.line);
  if (!term || !line || lease.settledOn !== undefined || standingEnd(lease, now.on))
    return refused('wrong-status');
  if (!rollsOver(lease, term, now.on)) return refused('wrong-status');
  if (change.noticeDay > now.on) return refused('bad-day', { noticeDay: 'Choose today or an earlier day' });
  const earliest = addDays(term.to || term.from, 1);
  if (dayOfMonth(change.from) !== 1 || change.from <= now.on || change.from < earliest)
    return refused('bad-day', { from: 'Choose the first of a future month after the term ends' });
  const isIncrease = change.cents > line.cents;
  if (isIncrease && change.from < addDays(change.noticeDay, ruleDays)) return refused('notice-too-short');
  const made = { ...change, term: term.number, writtenOn: now.on };
  return done(given, { ...lease, rentChanges: [...lease.rentChanges, made] });
}
