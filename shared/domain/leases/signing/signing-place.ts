import type { Given } from '../given';
import { signersOfPacket } from '../lease-parts';
import { hasCome } from '../moments';
import type { Packet, Signer } from '../packet';
import { type Refused, refused } from '../refusals';
import { isTurnOf } from './signers';

/** What a signer's link is bound to: one packet, one person. */
export type SigningLink = { readonly term: number; readonly version: number; readonly signer: string };

export type SigningPlace = { readonly packet: Packet; readonly signer: Signer };

/**
 * What a link opens today. Refuses `link-ended` for an unknown, void, expired or declined packet,
 * `already-signed`, and `not-your-turn` in a fixed order (COS-03).
 */
export function signingPlace({ lease, now: { on } }: Given, link: SigningLink): SigningPlace | Refused {
  const packet = lease.packets.find(({ term, version }) => term === link.term && version === link.version);
  const signer = packet && signersOfPacket(lease, packet).find(({ id }) => id === link.signer);
  if (!packet || !signer || hasCome(packet.voided?.on, on)) return refused('link-ended');
  if (signer.signed) return refused('already-signed');
  if (packet.expiresOn < on) return refused('link-ended');
  return isTurnOf(lease, packet, signer) ? { packet, signer } : refused('not-your-turn');
}
