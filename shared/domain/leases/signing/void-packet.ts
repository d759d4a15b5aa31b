import { type Done, done, type Given } from '../given';
import { termOf, withSigner } from '../lease-parts';
import type { Packet } from '../packet';
import { isRefused, type Refused, refused } from '../refusals';
import { completePacketOf, openPacketOf } from '../status/standing';
import { type SigningLink, signingPlace } from './signing-place';
import { withoutLaterTerms, withVoid } from './voided';

/**
 * The sender voids an open packet, or a complete one whose term has not begun; later terms go too. Refuses
 * `term-begun`, `wrong-status`, and `unit-taken` when days that the renewal had freed are taken.
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

/** Records that a packet's last day has passed. Refuses `wrong-status` if not, or if complete or void. */
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
