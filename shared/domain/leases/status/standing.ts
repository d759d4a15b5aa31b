import { earlier } from '../../dates';
import type { LeaseEnd, LeaseOutline, Notice, Surrender } from '../lease';
import { type Day, hasCome } from '../moments';

/** Reads facts as of a day: each counts from its own day until the day it was undone. */
type Lease = LeaseOutline;
type Term = Lease['terms'][number];
type Packet = Lease['packets'][number];
type WithTerms<T> = Pick<Lease, 'packets'> & { readonly terms: readonly T[] };

export const isComplete = ({ completed, voided }: Packet, on: Day): boolean =>
  hasCome(completed?.on, on) && !hasCome(voided?.on, on);

/** Can be signed; a packet past its last day no longer can, whether or not the job has expired it. */
export const isOpen = ({ sent, completed, voided, expiresOn }: Packet, on: Day): boolean =>
  hasCome(sent.on, on) && !hasCome(completed?.on, on) && !hasCome(voided?.on, on) && on <= expiresOn;

export const openPacketOf = <P extends Packet>(
  { packets }: { readonly packets: readonly P[] },
  { term, on }: { term: number; on: Day },
): P | undefined => packets.find((packet) => packet.term === term && isOpen(packet, on));

export const completePacketOf = <P extends Packet>(
  { packets }: { readonly packets: readonly P[] },
  { term, on }: { term: number; on: Day },
): P | undefined => packets.find((packet) => packet.term === term && isComplete(packet, on));

/** A term's draft that is neither sent nor discarded. */
export function draftOf({ packets }: Lease, term: Term, on: Day): Term['drafts'][number] | undefined {
  const draft = term.drafts.findLast(({ since }) => since <= on);
  if (!draft || hasCome(draft.discardedOn, on)) return undefined;
  const isSent = packets.some(
    ({ term: number, version, sent }) =>
      number === term.number && version === draft.version && hasCome(sent.on, on),
  );
  return isSent ? undefined : draft;
}

/** Whether a term was signed outside Keystead and stands as brought in: there is no packet to read. */
export const isAdopted = ({ adopted }: Pick<Term, 'adopted'>, on: Day): boolean =>
  hasCome(adopted?.on, on) && !hasCome(adopted?.removedOn, on);

/** Whether the parties have agreed on a term: everyone signed it here, or it was signed elsewhere. */
export const isAgreed = ({ packets }: Pick<Lease, 'packets'>, term: Term, on: Day): boolean =>
  isAdopted(term, on) || completePacketOf({ packets }, { term: term.number, on }) !== undefined;

/** The agreed terms, earliest first. */
export const signedTerms = <T extends Term>({ terms, packets }: WithTerms<T>, on: Day): T[] =>
  terms.filter((term) => isAgreed({ packets }, term, on));

export const latestSigned = <T extends Term>(lease: WithTerms<T>, on: Day): T | undefined =>
  signedTerms(lease, on).at(-1);

/** The agreed term that began last. */
export const termInForce = <T extends Term>(lease: WithTerms<T>, on: Day): T | undefined =>
  signedTerms(lease, on).findLast(({ from }) => from <= on);

export const hasBegun = (lease: Lease, on: Day): boolean => termInForce(lease, on) !== undefined;

export const standingEnd = ({ ends }: Lease, on: Day): LeaseEnd | undefined =>
  ends.findLast((end) => end.on <= on && !hasCome(end.undoneOn, on));

export const standingKeys = ({ surrenders }: Lease, on: Day): Surrender | undefined =>
  surrenders.findLast((keys) => keys.on <= on && !hasCome(keys.undoneOn, on));

export const standingNotice = ({ notices }: Lease, on: Day): Notice | undefined =>
  notices.findLast(({ givenOn, takenBackOn }) => givenOn <= on && !hasCome(takenBackOn, on));

/** Whether a term continues after its last day, by agreement or by decision in holdover (D36). */
export const rollsOver = ({ holdovers }: Lease, { number, to, atEnd }: Term, on: Day): boolean =>
  to === undefined ||
  atEnd === 'month-to-month' ||
  holdovers.some(
    (decision) =>
      decision.kind === 'rolls-over' &&
      decision.term === number &&
      decision.from > to &&
      decision.decidedOn <= on,
  );

/** The latest agreed term's last day; undefined when it rolls over, or when nothing is agreed. */
function endOfTerms(lease: Lease, on: Day): Day | undefined {
  const term = latestSigned(lease, on);
  return term && !rollsOver(lease, term, on) ? term.to : undefined;
}

/**
 * The last day on which the tenants may stay by agreement: the notice's, else the terms'; an end moves it
 * earlier, never later. Undefined for none.
 */
export const lastDayOf = (lease: Lease, on: Day): Day | undefined =>
  earlier(standingEnd(lease, on)?.on, standingNotice(lease, on)?.lastDay ?? endOfTerms(lease, on));

/** The last day with agreed rent: a notice given in holdover reserves days and agrees on none. */
export const agreedThrough = (lease: Lease, on: Day): Day | undefined =>
  earlier(lastDayOf(lease, on), endOfTerms(lease, on));
