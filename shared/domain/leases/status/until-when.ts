import * as z from 'zod';
import { addDays, earlier } from '../../dates';
import { defined } from '../../defined';
import type { Lease, LeaseOutline } from '../lease';
import type { Day } from '../moments';
import { lastDayOf, latestSigned, signedTerms, standingNotice, termInForce } from './standing';
import { statusOf } from './status';
import { shownTerm, type TenantTerm } from './tenancy';

/**
 * Until when a home is a household's. `open`: month-to-month; `term`: through a day, then month-to-month;
 * `renewed`: through a day, then by a renewal that everybody signed; `ends`: through a day and no longer;
 * `notice`: through the notice's day; `past`: that day is over and nobody left; `ended`: it was through that
 * day.
 */
export const Until = z.object({
  kind: z.enum(['open', 'term', 'renewed', 'ends', 'notice', 'past', 'ended']),
  /** A local date; absent for `open` alone. */
  on: z.string().optional(),
  /** The last day of the renewal; absent for month-to-month. */
  renewed_to: z.string().optional(),
});
export type Until = z.infer<typeof Until>;

const ofTerm = ({ to, atEnd }: { to?: string | undefined; atEnd: string }): Until => {
  if (to === undefined) return { kind: 'open' };
  return { kind: atEnd === 'end' ? 'ends' : 'term', on: to };
};

/** The one answer to `until when`, from all facts that count on a day (D35, D36). */
export function untilOf(lease: LeaseOutline, on: Day): Until {
  const newest = latestSigned(lease, on) ?? lease.terms.at(-1);
  if (!newest) return { kind: 'open' };
  const current = termInForce(lease, on) ?? signedTerms(lease, on)[0];
  const last = lastDayOf(lease, on);
  switch (statusOf(lease, on)) {
    case 'draft':
    case 'sent':
    case 'partly-signed':
    case 'void':
      return ofTerm(newest);
    case 'ended':
    case 'settled':
      return { kind: 'ended', on: last ?? newest.to ?? on };
    case 'holdover':
      return { kind: 'past', on: last };
    case 'notice-given':
      return { kind: standingNotice(lease, on)?.lastDay === last ? 'notice' : 'ends', on: last };
    default:
      if (current && current.number < newest.number)
        return { kind: 'renewed', on: addDays(newest.from, -1), ...defined({ renewed_to: newest.to }) };
      if (last !== undefined) return { kind: 'ends', on: last };
      return newest.to === undefined || newest.to < on ? { kind: 'open' } : { kind: 'term', on: newest.to };
  }
}

/** The same for one of its tenants: a later term agreed without them ends theirs the day before (D37). */
export function untilForTenant(lease: Lease, terms: readonly TenantTerm[], on: Day): Until {
  const agreed = signedTerms(lease, on);
  const mine = agreed.findLast(({ number }) => terms.some(({ term }) => term.number === number));
  if (!mine) {
    const shown = shownTerm(lease, terms, on);
    return shown ? ofTerm(shown.term) : { kind: 'open' };
  }
  const next = agreed.find(({ number }) => number > mine.number);
  if (!next) return untilOf(lease, on);
  const dayBefore = addDays(next.from, -1);
  const last = earlier(dayBefore, lastDayOf(lease, on)) ?? dayBefore;
  return { kind: last < on ? 'ended' : 'ends', on: last };
}
