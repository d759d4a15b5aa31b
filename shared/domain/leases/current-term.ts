import type { Lease } from './lease';
import type { Day } from './moments';
import type { Packet } from './packet';
import { completePacketOf, draftOf, isComplete, isOpen, latestSigned, openPacketOf } from './standing';
import type { Term } from './term';

export const newestTerm = ({ terms }: Pick<Lease, 'terms'>): Term | undefined => terms.at(-1);

/** The newest drafted, open or signed term, which is read, changed and sent; else the newest of all. */
export const currentTerm = (lease: Lease, on: Day): Term | undefined =>
  lease.terms.findLast(
    (term) =>
      draftOf(lease, term, on) ??
      openPacketOf(lease, { term: term.number, on }) ??
      completePacketOf(lease, { term: term.number, on }),
  ) ?? newestTerm(lease);

/** The term whose packet the sender can void: an open one, else a complete one that has not begun. */
export function voidableTerm(lease: Lease, on: Day): number | undefined {
  const open = lease.packets.find((packet) => isOpen(packet, on));
  if (open) return open.term;
  const latest = latestSigned(lease, on);
  return latest && latest.from > on ? latest.number : undefined;
}

/** The last complete packet before a renewal's term, to compare its text with. */
export const packetBefore = (
  { packets }: Pick<Lease, 'packets'>,
  { term, on }: { term: number; on: Day },
): Packet | undefined => packets.findLast((packet) => packet.term < term && isComplete(packet, on));

/** The packet that was signed last, whose tenants get the settlement; a void one only if there is no other. */
export const lastSignedPacket = ({ packets }: Pick<Lease, 'packets'>): Packet | undefined =>
  packets.findLast(({ completed, voided }) => completed && !voided) ??
  packets.findLast(({ completed }) => completed);
