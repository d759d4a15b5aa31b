import { Lease } from '../../../shared/domain/leases/lease';
import { PacketEvent } from '../../../shared/domain/leases/signing/packet-events';
import type { Db } from '../db/db';
import { sha256 } from '../db/keys';
import {
  type LeaseKey,
  type ListPlace,
  leasePartition,
  SigningLink,
  StoredEvent,
  StoredLease,
  StoredPacket,
  StoredSigner,
  StoredTerm,
} from './record';

/** The hashes of a signer's newest working links; empty for none. */
export type SignerLinks = Pick<StoredSigner, 'term' | 'version' | 'id' | 'links'>;

/** A whole lease as read. `version` counts its changes. */
export type LeaseRead = {
  readonly lease: Lease;
  readonly version: number;
  readonly listed: ListPlace;
  readonly events: readonly PacketEvent[];
  readonly links: readonly SignerLinks[];
};

/** One lease with all its records: one Query. Undefined for none in this organization. */
export const leaseById =
  (db: Db) =>
  async (key: LeaseKey): Promise<LeaseRead | undefined> => {
    const kinds = [StoredLease, StoredTerm, StoredPacket, StoredSigner, StoredEvent];
    const found = await db.query(kinds, { partition: leasePartition(key) });
    const [head] = found.of(StoredLease);
    if (!head) return undefined;
    const stored = found.of(StoredSigner).toSorted((one, other) => one.place - other.place);
    const signers = stored.map(({ facts }) => facts);
    const [terms, packets] = [found.of(StoredTerm), found.of(StoredPacket)];
    return {
      lease: Lease.parse({ ...head, terms, packets, signers }),
      version: head.version,
      listed: head.listed,
      events: found.of(StoredEvent).map((event) => PacketEvent.parse(event)),
      links: stored.map(({ term, version, id, links }) => ({ term, version, id, links })),
    };
  };

/** What a link's value opens; undefined if it was replaced, has ended, or never existed. */
export const linkOf =
  (db: Db) =>
  async ({ value, now }: { value: string; now: Date }): Promise<SigningLink | undefined> => {
    const link = await db.get(SigningLink, { linkHash: sha256(value) });
    return link && link.expiresAt > now.toISOString() ? link : undefined;
  };
