import { addDays } from '../../dates';
import { type Done, done, eventOf, type Given } from '../given';
import type { Lease } from '../lease';
import { signersOfPacket, termOf, withoutHoldoverRentAfter, withPacket, withSigner } from '../lease-parts';
import type { Packet, Signer } from '../packet';
import { isRefused, type Refused, refused } from '../refusals';
import { type SigningLink, signingPlace } from './signing-place';

type Signing = {
  readonly link: SigningLink;
  /** The hash of the text the signer saw. */
  readonly textHash: string;
  readonly name: string;
  readonly method: 'drawn' | 'typed';
  /** The hash of the signature's PNG. */
  readonly image: string;
};

/**
 * A person signs, once; the last one completes the packet (D47, D48). Refuses as `signingPlace`,
 * `consent-missing`, `signature-missing`, and `link-ended` for a text other than the one sent.
 */
export function sign(given: Given, signing: Signing): Done | Refused {
  const place = signingPlace(given, signing.link);
  if (isRefused(place)) return place;
  const { packet, signer } = place;
  if (signing.textHash !== packet.textHash) return refused('link-ended');
  if (!signer.consented) return refused('consent-missing');
  const name = signing.name.trim();
  if (name === '' || signing.image === '') return refused('signature-missing');
  const { method, image } = signing;
  const signature = { ...given.now, method, name, image, origin: given.actor.origin };
  return withSignatures(given, { packet, signers: [{ ...signer, signed: signature }] });
}

/** Writes the signatures into the packet; the last one completes it. */
export function withSignatures(
  given: Given,
  { packet, signers }: { packet: Packet; signers: readonly Signer[] },
): Done | Refused {
  const { now } = given;
  const lease = signers.reduce(withSigner, given.lease);
  const isLast = signersOfPacket(lease, packet).every(({ signed }) => signed !== undefined);
  const changed: Packet = {
    ...packet,
    signedOn: [...packet.signedOn, ...signers.map(() => now.on)],
    ...(isLast && { completed: now }),
  };
  const events = [
    ...signers.map(({ id }) => eventOf(given, packet, 'signed', { signer: id })),
    ...(isLast ? [eventOf(given, packet, 'completed')] : []),
  ];
  const next = withPacket(lease, changed);
  return done(given, isLast ? withTermComplete(next, packet) : next, events);
}

/** Holdover rent stops where a signed term begins. */
function withTermComplete(lease: Lease, packet: Packet): Lease {
  const term = termOf(lease, packet.term);
  return term ? withoutHoldoverRentAfter(lease, addDays(term.from, -1)) : lease;
}
