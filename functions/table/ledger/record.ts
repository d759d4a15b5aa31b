import * as z from 'zod';
import {
  Entry,
  Head,
  OnlineMethod,
  onlineStates,
  Payment,
  Pending,
} from '../../../shared/domain/ledger/entry';
import { onlineModes } from '../../../shared/domain/ledger/online-modes';
import { SettlementFacts } from '../../../shared/domain/ledger/settlement-facts';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { type RecordOf, record } from '../db/record';

export type LedgerKey = { readonly organizationId: string; readonly leaseId: string };

/** Entries and payments of one lease. */
export const ledgerPartition = ({ organizationId, leaseId }: LedgerKey) =>
  `${organizationPartition(organizationId)}#LEDGER#${leaseId}`;

/** A property's own book is kept as a ledger is, under the property's id (owners.md). */
export const propertyBook = ({
  organizationId,
  propertyId,
}: Omit<PropertyBook, 'leaseId'>): PropertyBook => ({
  ...{ organizationId, propertyId, leaseId: propertyId },
});
type PropertyBook = LedgerKey & { readonly propertyId: string };
export const isPropertyBook = ({ leaseId, propertyId }: Omit<PropertyBook, 'organizationId'>): boolean =>
  leaseId === propertyId;

/** The heads of an organization, property by property. */
export const ledgersPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#LEDGERS`;

const ofLease = () => ({ organizationId: z.string(), leaseId: z.string() });

/** Where an entry stands among those of its lease: by posting day, then in their order. */
export const entryPlace = (on: string, seq: number): string =>
  [entryDay(on), String(seq).padStart(8, '0')].join('#');
export const entryDay = (on: string): string => `E#${on}`;

/** A property's heads: of its leases and of its own book. */
export const headsOfProperty = (propertyId: string): string => [propertyId, ''].join(separator);
/** Entries whose source begins so. */
export const entriesNamed = (source: string): string => `ENTRY#${source}`;
/** All entries of rent, their edits and reversals: they begin alike. */
export const rentEntries = 'ENTRY#rent:';
/** All late fees. */
export const lateEntries = 'ENTRY#latefee:';
export const paymentsOfLedger = 'PAYMENT#';

/** One entry, never changed or deleted. Its key makes a repeat fail; `hash` is of the call's body. */
export const StoredEntry = record({
  name: 'ledger-entry',
  fields: () => ({
    ...ofLease(),
    ...Entry.shape,
    /** UTC instant at which it was written. */
    at: z.string(),
    /** A user id; empty for a process. */
    by: z.string(),
    requestId: z.string(),
    hash: z.string().optional(),
  }),
  key: (entry: LedgerKey & { source: string }) => ({
    pk: ledgerPartition(entry),
    sk: `ENTRY#${entry.source}`,
  }),
  derived: ({ on, seq }) => ({ order: entryPlace(on, seq) }),
});
export type StoredEntry = RecordOf<typeof StoredEntry>;

export const StoredPayment = record({
  name: 'ledger-payment',
  fields: () => ({ ...ofLease(), ...Payment.shape }),
  key: (payment: LedgerKey & { paymentId: string }) => ({
    pk: ledgerPartition(payment),
    sk: `PAYMENT#${payment.paymentId}`,
  }),
});

/** Who pays: one of the tenants. */
export const payer = () => z.object({ userId: z.string(), userRoleId: z.string(), name: z.string() });

/** All online payments of a lease. */
export const onlineOfLedger = 'ONLINE#';

/** A tenant's payment through the provider: where it stands, and how to find it there. Instants are UTC. */
export const OnlinePayment = record({
  name: 'online-payment',
  fields: () => ({
    ...ofLease(),
    paymentId: z.string(),
    cents: z.number().int(),
    state: z.enum(onlineStates),
    method: OnlineMethod.optional(),
    /** Deposit charges that the payer chose to pay. */
    chosen: z.array(z.object({ charge: z.number().int(), cents: z.number().int() })),
    payer: payer(),
    /** The property's day on which it was begun (D17). */
    begun: z.string(),
    startedAt: z.string(),
    /** When the provider's page ends. */
    until: z.string(),
    customerId: z.string(),
    checkoutId: z.string().optional(),
    url: z.string().optional(),
    intentId: z.string().optional(),
    /** Why it failed, in the provider's words. */
    failure: z.string().optional(),
    settledAt: z.string().optional(),
    /** Begun by autopay: without a page. */
    isAuto: z.boolean().optional(),
  }),
  key: (payment: LedgerKey & { paymentId: string }) => ({
    pk: ledgerPartition(payment),
    sk: `${onlineOfLedger}${payment.paymentId}`,
  }),
});
export type OnlinePayment = RecordOf<typeof OnlinePayment>;

/** What tenants of a property, or of one lease, may pay online; absent: anything once owners can be paid. */
export const OnlineSetting = record({
  name: 'online-setting',
  fields: () => ({
    organizationId: z.string(),
    propertyId: z.string(),
    /** Empty: of all its leases that have none of their own. */
    leaseId: z.string(),
    mode: z.enum(onlineModes),
  }),
  key: ({ organizationId, propertyId, leaseId }: LedgerKey & { propertyId: string }) => ({
    pk: `${organizationPartition(organizationId)}#ONLINE`,
    sk: [propertyId, leaseId].join(separator),
  }),
});
export type OnlineSetting = RecordOf<typeof OnlineSetting>;

/** What a lease's entries come to, in cents. Every entry writes it, so `version` orders all changes. */
export const StoredHead = record({
  name: 'ledger',
  fields: () => ({
    ...ofLease(),
    ...Head.shape,
    propertyId: z.string(),
    /** Rent of earlier days is in the opening balance; empty when all rent is posted. */
    since: z.string(),
    version: z.number(),
    /** Online payments that are begun and not settled; never of the books. */
    pending: z.array(Pending).optional(),
    /** The provider is asked for a refund, by this call, until this UTC instant at the latest. */
    refunding: z.object({ attempt: z.string(), until: z.string() }).optional(),
    /** As they were called when the ledger last changed. */
    shown: z.object({
      unitId: z.string(),
      unitNumber: z.string(),
      propertyTitle: z.string(),
      tenants: z.array(z.string()),
      /** The property's time zone, for ages in days. */
      zone: z.string().optional(),
    }),
  }),
  key: ({ organizationId, propertyId, leaseId }: LedgerKey & { propertyId: string }) => ({
    pk: ledgersPartition(organizationId),
    sk: [propertyId, leaseId].join(separator),
  }),
});
export type StoredHead = RecordOf<typeof StoredHead>;

/** How a lease was settled, once (D40). `letter` is its PDF, by SHA-256, once that is made. */
export const Settlement = record({
  name: 'settlement',
  fields: () => ({
    ...ofLease(),
    ...SettlementFacts.shape,
    /** UTC instant, and the user id of the person who settled. */
    at: z.string(),
    by: z.string(),
    letter: z.string().optional(),
  }),
  key: (settlement: LedgerKey) => ({ pk: ledgerPartition(settlement), sk: 'SETTLEMENT' }),
});
export type Settlement = RecordOf<typeof Settlement>;

/** Through which day an organization closed its books (D7); empty when reopened. Each head has a copy. */
export const ClosedBooks = record({
  name: 'closed-books',
  fields: () => ({
    organizationId: z.string(),
    through: z.string(),
    version: z.number(),
    /** UTC instant and user id of the last change. */
    at: z.string(),
    by: z.string(),
  }),
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: organizationPartition(organizationId),
    sk: 'BOOKS',
  }),
});
export type ClosedBooks = RecordOf<typeof ClosedBooks>;

export const watchesPartition = (digit: string): string => `RENT#${digit}`;

export const neverDue = '9999-12-31';
/** A signed lease, whose rent the job posts at `next` (empty after a change); or a property's book, never due. */
export const RentWatch = record({
  name: 'rent-watch',
  fields: () => ({ ...ofLease(), next: z.string(), version: z.number() }),
  key: ({ organizationId, leaseId }: LedgerKey) => ({
    pk: watchesPartition(sha256(leaseId).slice(0, 1)),
    sk: [organizationId, leaseId].join(separator),
  }),
});
export type RentWatch = RecordOf<typeof RentWatch>;
