import * as z from 'zod';
import { daysBetween } from '../../dates';
import type { LeaseOutline } from '../lease';
import { type Day, hasCome } from '../moments';
import {
  draftOf,
  lastDayOf,
  latestSigned,
  openPacketOf,
  signedTerms,
  standingEnd,
  standingKeys,
  standingNotice,
  termInForce,
} from './standing';

/** A lease's status (D35); drawn in lease-states.md. */
export const LeaseStatus = z.enum([
  'draft',
  'sent',
  'partly-signed',
  'signed',
  'active',
  'expiring',
  'month-to-month',
  'holdover',
  'notice-given',
  'ended',
  'settled',
  'void',
]);
export type LeaseStatus = z.infer<typeof LeaseStatus>;

/** A lease is expiring from this many days before its term ends. */
export const expiringDays = 90;

/** The status on a day, the first that fits (D35). Facts recorded later correct past days too. */
export function statusOf(lease: LeaseOutline, on: Day): LeaseStatus {
  if (hasCome(lease.settledOn, on)) return 'settled';
  const [first] = signedTerms(lease, on);
  if (!first) return unsignedStatus(lease, on);
  if (isEnded(lease, on)) return 'ended';
  if (first.from > on) return 'signed';
  const notice = standingNotice(lease, on);
  if (notice && on <= notice.lastDay) return 'notice-given';
  const last = lastDayOf(lease, on);
  if (last !== undefined && last < on) return 'holdover';
  return statusInTerm(lease, on);
}

/** Before the first term is complete. */
function unsignedStatus(lease: LeaseOutline, on: Day): LeaseStatus {
  const packet = openPacketOf(lease, { term: 1, on });
  if (packet) return packet.signedOn.some((day) => day <= on) ? 'partly-signed' : 'sent';
  const first = lease.terms.find(({ number }) => number === 1);
  return first && draftOf(lease, first, on) ? 'draft' : 'void';
}

function isEnded(lease: LeaseOutline, on: Day): boolean {
  const end = standingEnd(lease, on);
  if (end && end.on < on) return true;
  const keys = standingKeys(lease, on);
  const last = lastDayOf(lease, on);
  return keys !== undefined && last !== undefined && keys.on < on && last < on;
}

function statusInTerm(lease: LeaseOutline, on: Day): LeaseStatus {
  const term = termInForce(lease, on);
  if (!term?.to || term.to < on) return 'month-to-month';
  const isLatest = latestSigned(lease, on)?.number === term.number;
  return isLatest && daysBetween(on, term.to) <= expiringDays ? 'expiring' : 'active';
}

/** How far a renewal's signing is, shown next to the status; undefined without a renewal. */
export const renewalStates = ['draft', 'sent', 'partly-signed', 'signed'] as const;
export type RenewalState = (typeof renewalStates)[number];

export function renewalStateOf(lease: LeaseOutline, on: Day): RenewalState | undefined {
  const latest = latestSigned(lease, on);
  if (!latest || hasCome(lease.settledOn, on)) return undefined;
  for (const term of lease.terms.filter(({ number }) => number > latest.number)) {
    const packet = openPacketOf(lease, { term: term.number, on });
    if (packet) return packet.signedOn.some((day) => day <= on) ? 'partly-signed' : 'sent';
    if (draftOf(lease, term, on)) return 'draft';
  }
  return latest.number > 1 && latest.from > on ? 'signed' : undefined;
}
