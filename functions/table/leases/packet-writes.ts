import { isDeepStrictEqual } from 'node:util';
import type { Done } from '../../../shared/domain/leases/given';
import { signersOfPacket } from '../../../shared/domain/leases/lease-parts';
import type { Packet, Signer } from '../../../shared/domain/leases/packet';
import { chainEvents } from '../../../shared/domain/leases/signing/packet-events';
import { absent } from '../db/conditions';
import { sha256 } from '../db/keys';
import { put, remove, type Write } from '../db/writes';
import type { LeaseRead } from './read';
import { type LeaseKey, SigningLink, StoredEvent, StoredPacket, StoredSigner } from './record';

/**
 * A signer's new link: its hashed values. Those mailed before go on working; one to a sealed copy is
 * separate.
 */
export type NewLink = {
  readonly term: number;
  readonly version: number;
  readonly signer: string;
  readonly hashes: readonly { readonly value: SigningLink['value']; readonly hash: string }[];
  /** UTC instant. */
  readonly expiresAt: string;
};

type Changing = {
  readonly key: LeaseKey;
  readonly before?: LeaseRead | undefined;
  readonly done: Done;
  readonly newLinks?: readonly NewLink[] | undefined;
};

const isOf = (one: Pick<Packet, 'term' | 'version'>, other: Pick<Packet, 'term' | 'version'>): boolean =>
  one.term === other.term && one.version === other.version;

/** A changed packet, with its events at the end of its chain. */
function onePacket({ key, before, done }: Changing, packet: Packet): Write[] {
  const drafts = done.events.filter((event) => isOf(event, packet));
  const { chain, events } = chainEvents(packet, drafts, sha256);
  const after = { ...packet, chain };
  const isSame = before?.lease.packets.some((old) => isDeepStrictEqual(old, after));
  return [
    ...(isSame ? [] : [put(StoredPacket, { ...key, ...after })]),
    ...events.map((event) => put(StoredEvent, { ...key, ...event }, absent)),
  ];
}

/** A signer names the newest ones: all work, and a transaction has room to remove so many of each. */
const namedLinks = 2;

/** A changed signer. All links live; those of a void packet open nothing, and unnamed ones expire. */
function oneSigner(
  { key, before, newLinks = [] }: Changing,
  { packet, signer, place }: { packet: Packet; signer: Signer; place: number },
): Write[] {
  const old = before?.links.find((one) => isOf(one, signer) && one.id === signer.id)?.links ?? [];
  const made = newLinks.find(
    (link) =>
      isOf(link, signer) && link.signer === signer.id && link.hashes.every(({ value }) => value !== 'copy'),
  );
  const added = made?.hashes.map(({ hash }) => hash) ?? [];
  const links = packet.voided ? [] : [...old, ...added].slice(-namedLinks);
  const isSame = before?.lease.signers.some((one) => isDeepStrictEqual(one, signer));
  const { term, version, id } = signer;
  const ids = { term, version, id };
  return [
    ...(isSame && isDeepStrictEqual(old, links)
      ? []
      : [put(StoredSigner, { ...key, ...ids, facts: signer, place, links })]),
    ...(packet.voided ? old.map((linkHash) => remove(SigningLink, { linkHash })) : []),
  ];
}

/** The packets, signers, events and links a command changed. */
export function packetWrites(changing: Changing): Write[] {
  const { key, done, newLinks = [] } = changing;
  return [
    ...done.lease.packets.flatMap((packet) => [
      ...onePacket(changing, packet),
      ...signersOfPacket(done.lease, packet).flatMap((signer, place) =>
        oneSigner(changing, { packet, signer, place }),
      ),
    ]),
    ...newLinks.flatMap(({ hashes, ...link }) =>
      hashes.map(({ value, hash }) => put(SigningLink, { ...key, ...link, value, linkHash: hash }, absent)),
    ),
  ];
}
