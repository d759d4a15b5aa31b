import * as z from 'zod';
import { organizationBookId } from '../../../shared/domain/ledger/bank/organization-book';
import { SettlementFacts } from '../../../shared/domain/ledger/deposits/settlement-facts';
import {
  Entry,
  Head,
  OnlineMethod,
  onlineStates,
  Payment,
  Pending,
} from '../../../shared/domain/ledger/entry';
import { onlineModes } from '../../../shared/domain/ledger/rent/online-modes';
import { PaymentPlan } from '../../../shared/domain/ledger/rent/payment-plan';
import { RentPromise } from '../../../shared/domain/ledger/rent/promise';
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
  organizationId,
  propertyId,
  leaseId: propertyId,
});
type PropertyBook = LedgerKey & { readonly propertyId: string };
export const isPropertyBook = ({ leaseId, propertyId }: Omit<PropertyBook, 'organizationId'>): boolean =>
  leaseId === propertyId;

/** The organization's own book: what is no lease's and no property's. Its head sorts after all properties. */
export const organizationBook = (organizationId: string): PropertyBook => ({
  organizationId,
  propertyId: '~',
  leaseId: organizationBookId,
});
export const isOrganizationBook = ({ leaseId }: Pick<PropertyBook, 'leaseId'>): boolean =>
  leaseId === organizationBook('').leaseId;
/** Neither a property's own book nor the organization's. */
export const isLeaseBook = (book: Omit<PropertyBook, 'organizationId'>): boolean =>
  !isPropertyBook(book) && !isOrganizationBook(book);

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
/** All move-in charges, the same. */
export const moveInEntries = 'ENTRY#movein:';
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
    /** Paid with a saved method, by the provider's id: without a page. */
    methodId: z.string().optional(),
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
    /** The property's days on which the tenants were last reminded, and a payment last came back. */
    reminded: z.string().optional(),
    returned: z.string().optional(),
    /** What the tenants promised to pay of what is past due (payment-plan.md). */
    plan: PaymentPlan.optional(),
    /** The newest promise of the tenants, and the note that it stands in (promise.md). */
    promise: RentPromise.extend({ noteId: z.string() }).optional(),
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

/** The months of a year as a row has them: `m01` to `m12`. */
export const monthFields = [
  'm01',
  'm02',
  'm03',
  'm04',
  'm05',
  'm06',
  'm07',
  'm08',
  'm09',
  'm10',
  'm11',
  'm12',
] as const;

export const rentYearsPartition = (organizationId: string, year: string) =>
  `${organizationPartition(organizationId)}#RENT_YEARS#${year}`;

const monthCents = () => z.number().int().optional();

/**
 * Cents claimed as rent of a lease by the month due, of one year: charges less credits and reversals, whether
 * paid or not (rent-months.md). Written with each entry that claims, so that it goes with the head's version.
 */
export const RentYear = record({
  name: 'rent-year',
  fields: () => ({
    ...ofLease(),
    propertyId: z.string(),
    year: z.string(),
    m01: monthCents(),
    m02: monthCents(),
    m03: monthCents(),
    m04: monthCents(),
    m05: monthCents(),
    m06: monthCents(),
    m07: monthCents(),
    m08: monthCents(),
    m09: monthCents(),
    m10: monthCents(),
    m11: monthCents(),
    m12: monthCents(),
  }),
  key: ({ organizationId, propertyId, leaseId, year }: LedgerKey & { propertyId: string; year: string }) => ({
    pk: rentYearsPartition(organizationId, year),
    sk: [propertyId, leaseId].join(separator),
  }),
});
export type RentYear = RecordOf<typeof RentYear>;

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

/**
 * Through which day an organization closed its books (D7); empty when reopened. `reconciled` has the day
 * through which each account of the bank is reconciled, by its code (D55). Each head has a copy of both.
 */
export const ClosedBooks = record({
  name: 'closed-books',
  fields: () => ({
    organizationId: z.string(),
    through: z.string(),
    reconciled: z.record(z.string(), z.string()).optional(),
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
/**
 * A signed lease, whose rent the job posts at `next` (empty after a change); or a property's book, never due.
 */
export const RentWatch = record({
  name: 'rent-watch',
  fields: () => ({ ...ofLease(), next: z.string(), version: z.number() }),
  key: ({ organizationId, leaseId }: LedgerKey) => ({
    pk: watchesPartition(sha256(leaseId).slice(0, 1)),
    sk: [organizationId, leaseId].join(separator),
  }),
});
export type RentWatch = RecordOf<typeof RentWatch>;
