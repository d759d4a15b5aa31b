import type { Lease } from './lease';
import type { Day } from './moments';
import type { Packet } from './packet';
import { completePacketOf, draftOf, isComplete, isOpen, latestSigned, openPacketOf } from './standing';
import type { Term } from './term';

export const newestTerm = ({ terms }: Pick<Lease, 'terms'>): Term | undefined => terms.at(-1);

/** The newest term that is drafted, out or signed: its paper is read, changed and sent. The newest one of all while there is none. */
export const standingTerm = (lease: Lease, on: Day): Term | undefined =>
  lease.terms.findLast(
    (term) =>
      draftOf(lease, term, on) ??
      openPacketOf(lease, { term: term.number, on }) ??
      completePacketOf(lease, { term: term.number, on }),
  ) ?? newestTerm(lease);

/** The term whose packet the sender can void: one that is out, else one that everyone signed and that is still to begin. */
export function voidableTerm(lease: Lease, on: Day): number | undefined {
  const open = lease.packets.find((packet) => isOpen(packet, on));
  if (open) return open.term;
  const latest = latestSigned(lease, on);
  return latest && latest.from > on ? latest.number : undefined;
}

/** The packet that everyone signed last before a renewal's term: what its text is compared with. */
export const packetBefore = (
  { packets }: Pick<Lease, 'packets'>,
  { term, on }: { term: number; on: Day },
): Packet | undefined => packets.findLast((packet) => packet.term < term && isComplete(packet, on));
