import { createHash } from 'node:crypto';
import { addDays } from '../../../shared/domain/dates';
import type { Packet, Signer } from '../../../shared/domain/leases/packet';
import type { Deps } from '../../runtime/deps/deps';
import type { NewLink } from '../../table/leases/packet-writes';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The second value of a co-signer's link: it opens the fields of the text, and does not tell the first one. */
export const unitValueOf = (token: string): string => `unt-${sha256(`unit value of ${token}`)}`;

/** Days a link works at most, the day it was mailed and the last one included. */
const linkDays = 31;

/** The packet's last day is over everywhere on earth by the end of the next day in UTC. */
const endOf = ({ expiresOn }: Packet, now: Date): string => {
  const end = `${addDays(expiresOn, 2)}T00:00:00.000Z`;
  const most = new Date(now.getTime() + linkDays * 86_400_000).toISOString();
  return end < most ? end : most;
};

/** How long a copy can be fetched by its link. */
const copyDays = 365;

/** A link to a packet's sealed copy: it signs nothing. */
export function newCopyLink(
  { packet, signer, now }: { packet: Packet; signer: Signer; now: Date },
  { ids, settings }: Deps,
): { link: NewLink; address: string } {
  const token = ids.secret();
  return {
    link: {
      ...{ term: packet.term, version: packet.version, signer: signer.id },
      hashes: [{ value: 'copy', hash: sha256(token) }],
      expiresAt: new Date(now.getTime() + copyDays * 86_400_000).toISOString(),
    },
    address: `${settings.siteUrl}/auth/copy?token=${token}`,
  };
}

/** A new link of a signer: what to store, and the address to mail. 256 random bits, stored as hashes, bound to packet and person (D48). */
export function newSigningLink(
  { packet, signer, now }: { packet: Packet; signer: Signer; now: Date },
  { ids, settings }: Deps,
): { link: NewLink; address: string } {
  const token = ids.secret();
  const isCoSigner = signer.role === 'co-signer';
  const hashes = [
    { value: 'lease', hash: sha256(token) } as const,
    ...(isCoSigner ? [{ value: 'unit', hash: sha256(unitValueOf(token)) } as const] : []),
  ];
  const place = isCoSigner ? `/auth/cosigner-sign?LeasId=${token}` : `/auth/sign?token=${token}`;
  return {
    link: {
      ...{ term: packet.term, version: packet.version, signer: signer.id, hashes },
      expiresAt: endOf(packet, now),
    },
    address: `${settings.siteUrl}${place}`,
  };
}
