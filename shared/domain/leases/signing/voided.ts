import { eventOf, type Given } from '../given';
import type { Lease } from '../lease';
import { withDraftDiscarded, withPacket } from '../lease-parts';
import type { Day } from '../moments';
import type { Packet, VoidReason } from '../packet';
import { draftOf, isComplete, isOpen } from '../status/standing';
import type { EventDraft, PacketEventKind } from './packet-events';

/** A lease in the middle of a change, with the events so far. */
export type Changed = { readonly lease: Lease; readonly events: readonly EventDraft[] };

type Why = { readonly why: VoidReason; readonly note?: string; readonly signer?: string };

const eventKind: Record<VoidReason, PacketEventKind> = {
  voided: 'voided',
  declined: 'declined',
  expired: 'expired',
  'notice-given': 'voided',
  'keys-back': 'voided',
  'lease-ended': 'voided',
  'earlier-term-voided': 'voided',
};

/** Voids the packet, with an event that says why. */
export const withVoid = (
  given: Given,
  { lease, events }: Changed,
  { packet, why, note = '', signer }: Why & { readonly packet: Packet },
): Changed => ({
  lease: withPacket(lease, { ...packet, voided: { ...given.now, why, note } }),
  events: [...events, eventOf(given, packet, eventKind[why], { signer, note: note || why })],
});

const withAllVoid = (given: Given, changed: Changed, packets: readonly Packet[], why: VoidReason): Changed =>
  packets.reduce((so, packet) => withVoid(given, so, { packet, why }), changed);

/** A notice, keys or an end void a renewal that is open. */
export const withoutOpenRenewal = (given: Given, lease: Lease, why: VoidReason): Changed => {
  const open = lease.packets.filter((packet) => isOpen(packet, given.now.on));
  return withAllVoid(given, { lease, events: [] }, open, why);
};

/** Removes what follows a term: voids later packets, discards later drafts. */
export function withoutLaterTerms(given: Given, changed: Changed, term: number): Changed {
  const { on } = given.now;
  const later = changed.lease.packets.filter(
    (packet) => packet.term > term && (isOpen(packet, on) || isComplete(packet, on)),
  );
  const { lease, events } = withAllVoid(given, changed, later, 'earlier-term-voided');
  return { lease: withoutDraftsAfter(lease, term, on), events };
}

const withoutDraftsAfter = (lease: Lease, term: number, on: Day): Lease =>
  lease.terms
    .filter((one) => one.number > term && draftOf(lease, one, on) !== undefined)
    .reduce((changed, one) => withDraftDiscarded(changed, one, on), lease);
