import * as z from 'zod';
import { addDays } from '../../dates';
import type { Lease } from '../lease';
import { Day } from '../moments';
import { depositDue } from '../rent/deposit-clock';
import { signersInTurn } from '../signing/signers';
import { draftOf, lastDayOf, openPacketOf, signedTerms, standingEnd, standingKeys } from './standing';

/** A move-in or move-out shows this many days ahead. */
export const soonDays = 7;
/** A move-in that nobody recorded stops showing this many days after the lease's first day. */
const lateDays = 30;

/**
 * Why a landlord has to look at a lease, and from which day on. `end`: a move-out before the last day, a
 * holdover after it; `deposit`: its deadline. `signers`: mail addresses of the landlord's side in turn to
 * sign.
 */
export const Attention = z.object({
  why: z.enum(['sign', 'send', 'move-in', 'end', 'deposit']),
  on: Day,
  signers: z.array(z.string()).optional(),
});
export type Attention = z.infer<typeof Attention>;

/** How many days ahead a lease shows for a reason; a deposit as soon as the lease has ended. */
const aheadDays: Record<Attention['why'], number> = {
  sign: 1,
  send: 1,
  'move-in': soonDays,
  end: soonDays,
  deposit: 366,
};

/** The days whose leases need attention today, of each reason. */
export const attentionDays = (why: Attention['why'], today: Day): { from: Day; to: Day } => ({
  from: why === 'move-in' ? addDays(today, -lateDays) : '0000-00-00',
  to: addDays(today, aheadDays[why]),
});

/** The first reason that fits, by the law of the property's state; undefined when there is none. */
export const attentionOf = (lease: Lease, on: Day, state = ''): Attention | undefined =>
  toSign(lease, on) ??
  toSend(lease, on) ??
  toMoveIn(lease, on) ??
  toEnd(lease, on) ??
  toSettle(lease, on, state);

function toSign(lease: Lease, on: Day): Attention | undefined {
  const packet = lease.terms.flatMap(({ number }) => openPacketOf(lease, { term: number, on }) ?? [])[0];
  const signers = packet
    ? signersInTurn(lease, packet).filter(({ role }) => role === 'agent' || role === 'owner')
    : [];
  if (!packet || signers.length === 0) return undefined;
  return { why: 'sign', on: packet.sent.on, signers: signers.map(({ email }) => email) };
}

function toSend(lease: Lease, on: Day): Attention | undefined {
  if (lease.settledOn !== undefined) return undefined;
  const [draft] = lease.terms.flatMap((term) => draftOf(lease, term, on) ?? []);
  return draft && { why: 'send', on: draft.since };
}

function toMoveIn(lease: Lease, on: Day): Attention | undefined {
  const [first] = signedTerms(lease, on);
  const isIn = lease.movedInOn !== undefined || standingKeys(lease, on) || standingEnd(lease, on);
  if (!first || isIn || addDays(first.from, lateDays) < on) return undefined;
  return { why: 'move-in', on: first.from };
}

function toEnd(lease: Lease, on: Day): Attention | undefined {
  const last = lastDayOf(lease, on);
  const isOut = standingKeys(lease, on) !== undefined || standingEnd(lease, on) !== undefined;
  return last !== undefined && !isOut ? { why: 'end', on: last } : undefined;
}

function toSettle(lease: Lease, on: Day, state: string): Attention | undefined {
  const deadline = lease.settledOn === undefined ? depositDue(lease, { on, state }) : undefined;
  return deadline === undefined ? undefined : { why: 'deposit', on: deadline };
}
