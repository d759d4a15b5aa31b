import { type Done, done, type Given } from '../given';
import type { Lease } from '../lease';
import { termOf, withDraftDiscarded, withTerm } from '../lease-parts';
import type { Day } from '../moments';
import { mayRenew } from '../moves/renew';
import { type Refused, refused } from '../refusals';
import { draftOf, isAgreed, latestSigned, openPacketOf } from '../status/standing';
import type { Term, TermFields } from '../term';

/** Whether a term is open or agreed, so that its text and people are frozen (D47). */
export const isFrozen = (lease: Lease, term: Term, on: Day): boolean =>
  openPacketOf(lease, { term: term.number, on }) !== undefined || isAgreed(lease, term, on);

type Ids = Pick<Lease, 'leaseId' | 'unitId' | 'propertyId'>;

/** A new lease with the draft of its first term. Refuses `too-many-drafts`. */
export function createDraft(
  given: Omit<Given, 'lease'>,
  { ids, fields }: { ids: Ids; fields: TermFields },
): Done | Refused {
  const term: Term = { ...fields, number: 1, drafts: [{ version: 1, since: given.now.on }] };
  const lease: Lease = {
    ...ids,
    notices: [],
    surrenders: [],
    ends: [],
    rentChanges: [],
    holdovers: [],
    terms: [term],
    packets: [],
    signers: [],
  };
  return done({ ...given, lease }, lease);
}

/** Refuses as `sendableDraft`. */
export function changeDraft(
  given: Given,
  { term: number, fields }: { term: number; fields: Partial<TermFields> },
): Done | Refused {
  const term = sendableDraft(given, number);
  return 'refused' in term ? term : done(given, withTerm(given.lease, { ...term, ...fields }));
}

/** Discards the draft, but keeps it on record. Refuses `lease-frozen`, and `wrong-status` without a draft. */
export function discardDraft(given: Given, { term: number }: { term: number }): Done | Refused {
  const term = openDraft(given, number);
  if ('refused' in term) return term;
  return done(given, withDraftDiscarded(given.lease, term, given.now.on));
}

function openDraft({ lease, now: { on } }: Given, number: number): Term | Refused {
  const term = termOf(lease, number);
  if (!term || lease.settledOn !== undefined) return refused('wrong-status');
  if (isFrozen(lease, term, on)) return refused('lease-frozen');
  return draftOf(lease, term, on) ? term : refused('wrong-status');
}

/**
 * The draft, if it can be sent once it is complete. Refuses `lease-frozen` once sent, `wrong-status` without
 * a draft or once settled, and for a renewal as `renew`.
 */
export function sendableDraft(given: Given, number: number): Term | Refused {
  const { lease, now } = given;
  const term = openDraft(given, number);
  if ('refused' in term || number === 1) return term;
  return mayRenew(lease, now.on, number) ?? term;
}

/**
 * A new version of a term whose packet is void or whose draft was discarded. Refuses `lease-frozen`,
 * `wrong-status` if a draft exists or a later term was signed, and for a renewal as `renew`.
 */
export function draftAgain(given: Given, { term: number }: { term: number }): Done | Refused {
  const { lease, now } = given;
  const term = termOf(lease, number);
  if (!term || lease.settledOn !== undefined) return refused('wrong-status');
  if (isFrozen(lease, term, now.on)) return refused('lease-frozen');
  const isPast = (latestSigned(lease, now.on)?.number ?? 0) > number;
  if (isPast || draftOf(lease, term, now.on)) return refused('wrong-status');
  const obstacle = number > 1 ? mayRenew(lease, now.on) : undefined;
  if (obstacle) return obstacle;
  const version = term.drafts.length + 1;
  return done(given, withTerm(lease, { ...term, drafts: [...term.drafts, { version, since: now.on }] }));
}
