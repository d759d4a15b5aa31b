import * as z from 'zod';
import { ReportFacts, type ReportKind, reportKinds } from '../../../shared/domain/leases/condition/report';
import { LeaseHead as Head, LeaseOutline } from '../../../shared/domain/leases/lease';
import { Packet, Signer } from '../../../shared/domain/leases/packet';
import { PacketEvent } from '../../../shared/domain/leases/signing/packet-events';
import { Attention } from '../../../shared/domain/leases/status/attention';
import { stepKinds } from '../../../shared/domain/leases/steps/step';
import { Term } from '../../../shared/domain/leases/term';
import { ZoneFrom } from '../../../shared/domain/leases/time-zones';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { plainText } from '../db/natural-order';
import { nestedIds } from '../db/nested-id';
import { type RecordOf, record } from '../db/record';

/** A lease's id contains its unit's: `newLeaseId(unit.unitId, ids.next('lse'))`. */
export const { make: newLeaseId, outerOf: unitIdOfLease } = nestedIds({
  kind: 'lse',
  outer: 'unt',
  depth: 2,
});

export type LeaseKey = { readonly organizationId: string; readonly leaseId: string };
type PacketKey = LeaseKey & { readonly term: number; readonly version: number };

/** All records of one lease, read by one Query. */
export const leasePartition = ({ organizationId, leaseId }: LeaseKey) =>
  `${organizationPartition(organizationId)}#LEASE#${leaseId}`;

const padded = (count: number, digits = 3): string => String(count).padStart(digits, '0');
const packetPlace = ({ term, version }: PacketKey): string => `PACKET#${padded(term)}#${padded(version)}`;
const ofLease = () => ({ organizationId: z.string(), leaseId: z.string() });

/** The groups of an organization's list, in the order it shows them. */
export const leaseGroups = { draft: '1', out: '2', running: '3', over: '4' } as const;
export type LeaseGroup = keyof typeof leaseGroups;

/** A draft's first day, the last day to sign, the latest term's end (`9999` if none), or when it was over. */
const listPlace = () => ({
  group: z.enum(Object.keys(leaseGroups) as [LeaseGroup, ...LeaseGroup[]]),
  day: z.string(),
});

/** The lease's own record and list place. `version` counts changes to any of the lease's records. */
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
 * `links` are the hashes of the working link; a co-signer's has two values. `facts` keeps the signer's
 * `order` apart from the index attribute of that name. `place` is their position among the packet's signers.
 */
export const StoredSigner = record({
  name: 'signer',
  fields: () => ({
    ...ofLease(),
    term: z.number(),
    version: z.number(),
    id: z.string(),
    facts: Signer,
    place: z.number(),
    links: z.array(z.string()),
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

/** Where a line sorts: by group, then by the group's day. */
export const leaseLinePlace = (group: LeaseGroup, day = ''): string =>
  [leaseGroups[group], day].join(separator);

/** Where a line stands in the index of leases that need someone, by reason and day. */
export const attentionPlace = (why: Attention['why'], day: string): string =>
  ['ATTENTION', why, day].join(separator);

/** A lease's line in the organization's list. Names as of the lease's last change; rent in cents. */
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
    /** How many live there; absent for none. */
    pets: z.number().optional(),
    outline: LeaseOutline,
    /** The property's zones as of the lease's last change. */
    zones: z.array(ZoneFrom),
    /** As of the lease's last change; absent when it needs nobody. */
    attention: Attention.optional(),
    ...listPlace(),
  }),
  key: (line: LeaseKey & ListPlace) => ({
    pk: leasesPartition(line.organizationId),
    sk: [leaseLinePlace(line.group, line.day), line.leaseId].join(separator),
  }),
  derived: ({ tenants, unitNumber, propertyTitle, attention }) => ({
    order: attention && attentionPlace(attention.why, attention.on),
    searchText: plainText([...tenants, unitNumber, propertyTitle].join(' ')),
  }),
});
export type LeaseLine = RecordOf<typeof LeaseLine>;

/**
 * A signer's link: one packet, one person. A co-signer's `lease` value opens the text and `unit` its fields;
 * `copy` opens the sealed file. `report` opens a condition report as it was sent at `askedAt`, for the tenant
 * `signer`; `term` is 0.
 */
export const SigningLink = record({
  name: 'signing-link',
  fields: () => ({
    ...ofLease(),
    linkHash: z.string(),
    term: z.number(),
    version: z.number(),
    signer: z.string(),
    value: z.enum(['lease', 'unit', 'copy', 'report']),
    report: z.object({ kind: z.enum(reportKinds), askedAt: z.string() }).optional(),
    /** UTC instant. */
    expiresAt: z.string(),
  }),
  key: ({ linkHash }: { linkHash: string }) => ({ pk: `SIGNING#${linkHash}`, sk: 'LINK' }),
  expires: ({ expiresAt }) => expiresAt,
});
export type SigningLink = RecordOf<typeof SigningLink>;

/** The home at move-in or move-out, photos by name. `deductions` are drafts, not part of what was signed. */
export const StoredReport = record({
  name: 'condition-report',
  fields: () => ({
    ...ofLease(),
    kind: z.enum(reportKinds),
    version: z.number(),
    ...ReportFacts.shape,
  }),
  key: (report: LeaseKey & { kind: ReportKind }) => ({
    pk: leasePartition(report),
    sk: `REPORT#${report.kind}`,
  }),
});
export type StoredReport = RecordOf<typeof StoredReport>;

/** A reported step of a lease: its name is kept, so that nobody is notified twice. */
export const LeaseTold = record({
  name: 'lease-told',
  fields: () => ({ ...ofLease(), name: z.string() }),
  key: (told: LeaseKey & { name: string }) => ({ pk: leasePartition(told), sk: `TOLD#${told.name}` }),
});

/** Everything due in a month, `2026-07`: sixteen partitions share the leases of even one organization. */
export const leaseDuesPartition = (month: string, digit: string): string => `DUE#${month}#${digit}`;
export const hexDigits = [...'0123456789abcdef'] as const;

/** A day on which the job looks at a lease again. */
export const LeaseDue = record({
  name: 'lease-due',
  fields: () => ({ ...ofLease(), on: z.string(), kind: z.enum(stepKinds), name: z.string() }),
  key: ({ organizationId, leaseId, on, name }: LeaseKey & { on: string; name: string }) => ({
    pk: leaseDuesPartition(on.slice(0, 7), sha256(leaseId).slice(0, 1)),
    sk: [on, organizationId, leaseId, name].join(separator),
  }),
});
export type LeaseDue = RecordOf<typeof LeaseDue>;

/** One partition for all organizations, which a job reads. */
export const sealsPartition = 'SEALS';

/** Stands for the term of a `SealDue` where the letter of a settlement is asked for. */
export const settlementTerm = 0;

/**
 * Waits for its sealed PDF. `dueAt` is a UTC instant; `tries` counts claims; `isQuiet` mails no copies;
 * `isTold` once the organization knows that a try failed.
 */
export const SealDue = record({
  name: 'seal-due',
  fields: () => ({
    ...ofLease(),
    term: z.number(),
    version: z.number(),
    dueAt: z.string(),
    tries: z.number(),
    isQuiet: z.boolean().optional(),
    isTold: z.boolean().optional(),
  }),
  key: ({ dueAt, organizationId, leaseId, term, version }: PacketKey & { dueAt: string }) => ({
    pk: sealsPartition,
    sk: [dueAt, organizationId, leaseId, padded(term), padded(version)].join(separator),
  }),
});
export type SealDue = RecordOf<typeof SealDue>;

export const sealCertificatesPartition = 'SEAL';

/** The certificate (DER in base64) of a sealing key, under its SHA-256. */
export const SealCertificate = record({
  name: 'seal-certificate',
  fields: () => ({ hash: z.string(), certificate: z.string() }),
  key: ({ hash }: { hash: string }) => ({ pk: sealCertificatesPartition, sk: `CERTIFICATE#${hash}` }),
});
