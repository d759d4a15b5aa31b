import { type Done, done, type Given } from './given';
import { termOf, withSigner } from './lease-parts';
import type { Packet } from './packet';
import { isRefused, type Refused, refused } from './refusals';
import { type SigningLink, signingPlace } from './signing-place';
import { completePacketOf, openPacketOf } from './standing';
import { withoutLaterTerms, withVoid } from './voided';

/**
 * The sender voids a packet that is out, or one that everybody signed whose term has not begun; what follows it goes too. Refuses `term-begun`,
 * `wrong-status`, and `unit-taken` when the renewal had freed days that are needed again.
 */
export function voidPacket(given: Given, { term, note }: { term: number; note: string }): Done | Refused {
  const { lease, now } = given;
  const packet = openPacketOf(lease, { term, on: now.on }) ?? completePacketOf(lease, { term, on: now.on });
  const from = termOf(lease, term)?.from;
  if (!packet || from === undefined) return refused('wrong-status');
  if (packet.completed && from <= now.on) return refused('term-begun');
  const first = withVoid(given, { lease, events: [] }, { packet, why: 'voided', note });
  const changed = withoutLaterTerms(given, first, term);
  return done(given, changed.lease, changed.events);
}

/** A signer declines, which voids the packet (D47). Refuses as `signingPlace`. */
export function decline(
  given: Given,
  { link, reason }: { link: SigningLink; reason: string },
): Done | Refused {
  const place = signingPlace(given, link);
  if (isRefused(place)) return place;
  const { packet, signer } = place;
  const lease = withSigner(given.lease, { ...signer, declined: { ...given.now, reason } });
  const changed = withVoid(
    given,
    { lease, events: [] },
    { packet, why: 'declined', note: reason, signer: signer.id },
  );
  return done(given, changed.lease, changed.events);
}

/** Writes down that a packet's last day has gone by. Refuses `wrong-status` for one that is not past it, complete or void. */
export function expirePacket(
  given: Given,
  { term, version }: Pick<Packet, 'term' | 'version'>,
): Done | Refused {
  const { lease, now } = given;
  const packet = lease.packets.find((one) => one.term === term && one.version === version);
  if (!packet || packet.completed || packet.voided || packet.expiresOn >= now.on)
    return refused('wrong-status');
  const changed = withVoid(given, { lease, events: [] }, { packet, why: 'expired' });
  return done(given, changed.lease, changed.events);
}
