import type { Lease } from '../lease';
import type { Day } from '../moments';
import type { Packet } from '../packet';
import type { Term } from '../term';
import { draftOf, isAdopted, isAgreed, isComplete, isOpen, latestSigned, openPacketOf } from './standing';

export const newestTerm = ({ terms }: Pick<Lease, 'terms'>): Term | undefined => terms.at(-1);

/** The newest drafted, open or signed term, which is read, changed and sent; else the newest of all. */
export const currentTerm = (lease: Lease, on: Day): Term | undefined =>
  lease.terms.findLast(
    (term) =>
      draftOf(lease, term, on) ?? openPacketOf(lease, { term: term.number, on }) ?? isAgreed(lease, term, on),
  ) ?? newestTerm(lease);

/** The term whose packet the sender can void: an open one, else a complete one that has not begun. An adopted
 * term has none: it is removed. */
export function voidableTerm(lease: Lease, on: Day): number | undefined {
  const open = lease.packets.find((packet) => isOpen(packet, on));
  if (open) return open.term;
  const latest = latestSigned(lease, on);
  return latest && latest.from > on && !isAdopted(latest, on) ? latest.number : undefined;
}

/** The last complete packet before a renewal's term, to compare its text with. */
export const packetBefore = (
  { packets }: Pick<Lease, 'packets'>,
  { term, on }: { term: number; on: Day },
): Packet | undefined => packets.findLast((packet) => packet.term < term && isComplete(packet, on));

/** Whether a renewal follows a term that was signed elsewhere, whose text is not here to compare with. */
export const isAfterAdopted = ({ terms }: Lease, { term, on }: { term: number; on: Day }): boolean =>
  terms.some((one) => one.number < term && isAdopted(one, on));

/**
 * The packet that was signed last, whose tenants get the settlement; a void one only if there is no other.
 */
export const lastSignedPacket = ({ packets }: Pick<Lease, 'packets'>): Packet | undefined =>
  packets.findLast(({ completed, voided }) => completed && !voided) ??
  packets.findLast(({ completed }) => completed);

/** The version of a link to a term that was signed elsewhere: it has no packet. */
export const adoptedVersion = 0;

/**
 * The term signed elsewhere that is the last one agreed on, whose tenants get the settlement: no packet after
 * it.
 */
export const lastAdoptedTerm = ({ terms, packets }: Pick<Lease, 'terms' | 'packets'>): Term | undefined =>
  packets.some(({ completed, voided }) => completed && !voided)
    ? undefined
    : terms.find(({ adopted }) => adopted && adopted.removedOn === undefined);
