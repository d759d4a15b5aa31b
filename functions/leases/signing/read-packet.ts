import type { LeaseEvent, LeasePacket, LeaseSigner } from '../../../shared/contract/leases';
import { signersOfPacket } from '../../../shared/domain/leases/lease-parts';
import type { Packet, Signer } from '../../../shared/domain/leases/packet';
import type { PacketEvent } from '../../../shared/domain/leases/signing/packet-events';
import { signersInTurn } from '../../../shared/domain/leases/signing/signers';
import { isOpen } from '../../../shared/domain/leases/status/standing';
import type { LeaseRead } from '../../table/leases/read';

const readSigner = (signer: Signer, isTurn: boolean): LeaseSigner => ({
  signer_id: signer.id,
  role: signer.role,
  name: signer.name,
  email: signer.email,
  order: signer.order,
  is_turn: isTurn,
  mail: signer.mail?.state,
  opened_at: signer.opened?.at,
  consented_at: signer.consented?.at,
  signed_at: signer.signed?.at,
  method: signer.signed?.method,
  declined_at: signer.declined?.at,
  reason: signer.declined?.reason,
});

const readEvent = (event: PacketEvent, signers: readonly Signer[]): LeaseEvent => ({
  seq: event.seq,
  kind: event.kind,
  at: event.at,
  by: event.actor.name,
  note: event.note,
  address: event.actor.origin.ipAddress,
  agent: event.actor.origin.userAgent,
  signer: signers.find(({ id }) => id === event.signer)?.name,
});

function stateOf(packet: Packet, on: string): LeasePacket['state'] {
  if (packet.voided) return packet.voided.why === 'expired' ? 'expired' : 'void';
  if (packet.completed) return 'complete';
  return isOpen(packet, on) ? 'open' : 'expired';
}

/** A packet as the API returns it, with each signer's state and its events. */
export function readPacket(packet: Packet, { read, on }: { read: LeaseRead; on: string }): LeasePacket {
  const signers = signersOfPacket(read.lease, packet);
  const inTurn = isOpen(packet, on) ? signersInTurn(read.lease, packet) : [];
  const events = read.events.filter(
    ({ term, version }) => term === packet.term && version === packet.version,
  );
  return {
    term: packet.term,
    version: packet.version,
    state: stateOf(packet, on),
    text_hash: packet.textHash,
    sent_at: packet.sent.at,
    expires_on: packet.expiresOn,
    completed_at: packet.completed?.at,
    sealed: { lease: packet.sealed?.lease?.hash, void: packet.sealed?.void?.hash },
    in_person: packet.inPerson,
    voided: packet.voided && { at: packet.voided.at, why: packet.voided.why, note: packet.voided.note },
    signers: signers.map((signer) => readSigner(signer, inTurn.includes(signer))),
    events: events.map((event) => readEvent(event, signers)),
  };
}
