import * as z from 'zod';
import { LeaseHead as Head, LeaseOutline } from '../../../shared/domain/leases/lease';
import { Packet, Signer } from '../../../shared/domain/leases/packet';
import { PacketEvent } from '../../../shared/domain/leases/packet-events';
import { stepKinds } from '../../../shared/domain/leases/step';
import { Term } from '../../../shared/domain/leases/term';
import { ZoneFrom } from '../../../shared/domain/leases/time-zones';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { plainText } from '../db/natural-order';
import { nestedIds } from '../db/nested-id';
import { type RecordOf, record } from '../db/record';

/** A lease's id carries its unit's: `newLeaseId(unit.unitId, ids.next('lse'))`. */
export const { make: newLeaseId, outerOf: unitIdOfLease } = nestedIds({
  ...{ kind: 'lse', outer: 'unt', depth: 2 },
});

export type LeaseKey = { readonly organizationId: string; readonly leaseId: string };
type PacketKey = LeaseKey & { readonly term: number; readonly version: number };

/** Everything of one lease: one Query reads it. */
export const leasePartition = ({ organizationId, leaseId }: LeaseKey) =>
  `${organizationPartition(organizationId)}#LEASE#${leaseId}`;

const padded = (count: number, digits = 3): string => String(count).padStart(digits, '0');
const packetPlace = ({ term, version }: PacketKey): string => `PACKET#${padded(term)}#${padded(version)}`;
const ofLease = () => ({ organizationId: z.string(), leaseId: z.string() });

/** The groups of an organization's list, in the order in which all of them are shown. */
export const leaseGroups = { draft: '1', out: '2', running: '3', over: '4' } as const;
export type LeaseGroup = keyof typeof leaseGroups;

/** `day`: a draft's first day, the last day to sign, the end of the latest term (`9999` without one), or when it was over. */
const listPlace = () => ({
  group: z.enum(Object.keys(leaseGroups) as [LeaseGroup, ...LeaseGroup[]]),
  day: z.string(),
});

/** The lease's own record and its place in the list; `version` counts every change of the lease, whichever record it is on. */
export const StoredLease = record({
  name: 'lease',
  fields: () => ({ ...ofLease(), ...Head.shape, version: z.number(), listed: z.object(listPlace()) }),
  key: (lease: LeaseKey) => ({ pk: leasePartition(lease), sk: 'LEASE' }),
});
export type ListPlace = RecordOf<typeof StoredLease>['listed'];

export const StoredTerm = record({
  name: 'lease-term',
  fields: () => ({ ...ofLease(), ...Term.shape }),
  key: (term: LeaseKey & { number: number }) => ({
    pk: leasePartition(term),
    sk: `TERM#${padded(term.number)}`,
  }),
});

export const StoredPacket = record({
  name: 'packet',
  fields: () => ({ ...ofLease(), ...Packet.shape }),
  key: (packet: PacketKey) => ({ pk: leasePartition(packet), sk: packetPlace(packet) }),
});

/**
 * `links` are the hashes of the link that works: one value, and for a co-signer a second one. The signer's `order` would be taken for a place
 * in the index, so the facts are one attribute. `place` is where they stand among the packet's signers.
 */
export const StoredSigner = record({
  name: 'signer',
  fields: () => ({
    ...{ ...ofLease(), term: z.number(), version: z.number(), id: z.string() },
    ...{ facts: Signer, place: z.number(), links: z.array(z.string()) },
  }),
  key: (signer: PacketKey & { id: string }) => ({
    pk: leasePartition(signer),
    sk: `${packetPlace(signer)}#SIGNER#${signer.id}`,
  }),
});
export type StoredSigner = RecordOf<typeof StoredSigner>;

export const StoredEvent = record({
  name: 'packet-event',
  fields: () => ({ ...ofLease(), ...PacketEvent.shape }),
  key: (event: PacketKey & { seq: number }) => ({
    pk: leasePartition(event),
    sk: `${packetPlace(event)}#EVENT#${padded(event.seq, 6)}`,
  }),
});

export const leasesPartition = (organizationId: string) => `${organizationPartition(organizationId)}#LEASES`;

/** Where a line stands: by group, then by the day that its group is about. */
export const leaseLinePlace = (group: LeaseGroup, day = ''): string =>
  [leaseGroups[group], day].join(separator);

/** A lease's line in the organization's list: names as they were when the lease last changed; rent in cents. */
export const LeaseLine = record({
  name: 'lease-line',
  fields: () => ({
    ...ofLease(),
    unitId: z.string(),
    unitNumber: z.string(),
    propertyId: z.string(),
    propertyTitle: z.string(),
    tenants: z.array(z.string()),
    rent: z.number(),
    outline: LeaseOutline,
    /** The property's zones as they were when the lease last changed. */
    zones: z.array(ZoneFrom),
    ...listPlace(),
  }),
  key: (line: LeaseKey & ListPlace) => ({
    pk: leasesPartition(line.organizationId),
    sk: [leaseLinePlace(line.group, line.day), line.leaseId].join(separator),
  }),
  derived: ({ tenants, unitNumber, propertyTitle }) => ({
    searchText: plainText([...tenants, unitNumber, propertyTitle].join(' ')),
  }),
});
export type LeaseLine = RecordOf<typeof LeaseLine>;

/** What a signer's link is bound to: one packet and one person. A co-signer's `lease` value opens the text, the `unit` one its fields; `copy` opens what was sealed. */
export const SigningLink = record({
  name: 'signing-link',
  fields: () => ({
    ...ofLease(),
    linkHash: z.string(),
    term: z.number(),
    version: z.number(),
    signer: z.string(),
    value: z.enum(['lease', 'unit', 'copy']),
    /** UTC instant. */
    expiresAt: z.string(),
  }),
  key: ({ linkHash }: { linkHash: string }) => ({ pk: `SIGNING#${linkHash}`, sk: 'LINK' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type SigningLink = RecordOf<typeof SigningLink>;

/** A step of a lease that was told: its name is kept, so that nobody hears of it twice. */
export const LeaseTold = record({
  name: 'lease-told',
  fields: () => ({ ...ofLease(), name: z.string() }),
  key: (told: LeaseKey & { name: string }) => ({ pk: leasePartition(told), sk: `TOLD#${told.name}` }),
});

/** Everything due in a month, `2026-07`: sixteen partitions share the work of many organizations. */
export const leaseDuesPartition = (month: string, digit: string): string => `DUE#${month}#${digit}`;
export const hexDigits = [...'0123456789abcdef'] as const;

/** A day on which the job looks at a lease again. */
export const LeaseDue = record({
  name: 'lease-due',
  fields: () => ({ ...ofLease(), on: z.string(), kind: z.enum(stepKinds), name: z.string() }),
  key: ({ organizationId, leaseId, on, name }: LeaseKey & { on: string; name: string }) => ({
    pk: leaseDuesPartition(on.slice(0, 7), sha256(organizationId).slice(0, 1)),
    sk: [on, organizationId, leaseId, name].join(separator),
  }),
});
export type LeaseDue = RecordOf<typeof LeaseDue>;

/** One partition for all organizations, which a job reads. */
export const sealsPartition = 'SEALS';

/** A packet of which a paper is to be sealed. `dueAt` is a UTC instant; `tries` counts claims; `isQuiet`: nobody is mailed a copy. */
export const SealDue = record({
  name: 'seal-due',
  fields: () => ({
    ...{ ...ofLease(), term: z.number(), version: z.number() },
    ...{ dueAt: z.string(), tries: z.number(), isQuiet: z.boolean().optional() },
  }),
  key: ({ dueAt, organizationId, leaseId, term, version }: PacketKey & { dueAt: string }) => ({
    pk: sealsPartition,
    sk: [dueAt, organizationId, leaseId, padded(term), padded(version)].join(separator),
  }),
});
export type SealDue = RecordOf<typeof SealDue>;

export const sealCertificatesPartition = 'SEAL';

/** The certificate (DER in base64) of a key that seals, under its SHA-256. */
export const SealCertificate = record({
  name: 'seal-certificate',
  fields: () => ({ hash: z.string(), certificate: z.string() }),
  key: ({ hash }: { hash: string }) => ({ pk: sealCertificatesPartition, sk: `CERTIFICATE#${hash}` }),
});
