import { type Done, done, eventOf, type Given } from '../given';
import { withSigner } from '../lease-parts';
import type { Signer } from '../packet';
import { isRefused, type Refused } from '../refusals';
import { type SigningLink, signingPlace } from './signing-place';

/** How many devices of a signer are recorded; later ones add no event. */
const maxDevices = 20;

/** A signer opens the packet: the first time, and each new device, is an event. Refuses as `signingPlace`. */
export function openPacket(given: Given, link: SigningLink): Done | Refused {
  const place = signingPlace(given, link);
  if (isRefused(place)) return place;
  const { packet, signer } = place;
  const device = given.actor.origin.userAgent;
  const isNew = !signer.devices.includes(device) && signer.devices.length < maxDevices;
  if (!isNew) return done(given, given.lease);
  const opened: Signer = {
    ...signer,
    opened: signer.opened ?? given.now,
    devices: [...signer.devices, device],
  };
  return done(given, withSigner(given.lease, opened), [
    eventOf(given, packet, 'opened', { signer: signer.id }),
  ]);
}

/** Consents to the packet's version, once. Refuses as `signingPlace`. */
export function consent(given: Given, link: SigningLink): Done | Refused {
  const place = signingPlace(given, link);
  if (isRefused(place)) return place;
  const { packet, signer } = place;
  if (signer.consented) return done(given, given.lease);
  const textVersion = packet.consentVersion;
  const agreed: Signer = { ...signer, consented: { ...given.now, textVersion } };
  const event = eventOf(given, packet, 'consented', { signer: signer.id, note: textVersion });
  return done(given, withSigner(given.lease, agreed), [event]);
}

/** A question to the sender; signing continues. Refuses as `signingPlace`. */
export function ask(
  given: Given,
  { link, question }: { link: SigningLink; question: string },
): Done | Refused {
  const place = signingPlace(given, link);
  if (isRefused(place)) return place;
  return done(given, given.lease, [
    eventOf(given, place.packet, 'asked', { signer: place.signer.id, note: question }),
  ]);
}
