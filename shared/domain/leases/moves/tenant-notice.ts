import * as z from 'zod';
import { addDays, daysBetween, later } from '../../dates';
import { type Problem, problemsOf } from '../../problem';
import type { Given } from '../given';
import type { Lease, LeaseOutline, Notice } from '../lease';
import { Day } from '../moments';
import { isRefused } from '../refusals';
import { latestSigned, standingNotice, termInForce } from '../status/standing';
import { giveNotice, takeNoticeBack } from './give-notice';

/**
 * The notice that tenants may give by themselves: its earliest last day, by the notice days of the lease and
 * never before its fixed term ends. To leave before `fixed_to` both sides have to agree.
 */
export const TenantNotice = z.object({
  earliest: Day,
  notice_days: z.number().int(),
  fixed_to: Day.optional(),
});
export type TenantNotice = z.infer<typeof TenantNotice>;

/** What the tenant who gives notice confirms. */
export const noticeConsent = 'This is binding, and I give it for all tenants of this home.';

/** A notice that nobody confirmed is none. */
export const unconfirmedNotice = ({ agrees }: { readonly agrees: boolean }): Problem[] =>
  problemsOf({ agrees: !agrees && 'Check the box to give notice' });

/**
 * Undefined before the first day, where the lease ends by itself, and while a notice, keys or an end stand.
 */
export function tenantNoticeOf(given: Given): TenantNotice | undefined {
  const { lease, now } = given;
  const term = termInForce(lease, now.on);
  const latest = latestSigned(lease, now.on);
  if (!term || !latest || standingNotice(lease, now.on)) return undefined;
  const isFixed = latest.to !== undefined && latest.to >= now.on;
  if (isFixed && latest.atEnd === 'end') return undefined;
  const notified = addDays(now.on, term.noticeDays);
  const earliest = isFixed && latest.to ? later(notified, latest.to) : notified;
  if (isRefused(giveNotice(given, { by: 'tenants', lastDay: earliest, reason: '' }))) return undefined;
  return {
    earliest,
    notice_days: term.noticeDays,
    ...(isFixed && latest.to && { fixed_to: latest.to }),
  };
}

/** Whether the tenants may take back the notice that stands: their own, and the home is not let to others. */
export const mayTakeBack = (given: Given): boolean =>
  standingNotice(given.lease, given.now.on)?.by === 'tenants' && !isRefused(takeNoticeBack(given));

/** The fixed term's end that a notice comes before, with the days between; undefined for any other notice. */
export function beforeTermEnd(
  lease: LeaseOutline | Lease,
  { lastDay }: Pick<Notice, 'lastDay'>,
  on: Day,
): { readonly to: Day; readonly days: number } | undefined {
  const to = latestSigned(lease, on)?.to;
  return to !== undefined && lastDay < to ? { to, days: daysBetween(lastDay, to) } : undefined;
}
