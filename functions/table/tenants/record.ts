import * as z from 'zod';
import { RentPromise } from '../../../shared/domain/ledger/rent/promise';
import { nameOf } from '../../../shared/domain/names';
import { TenantFacts, tenantNoteKinds } from '../../../shared/domain/people/tenant-record';
import { organizationPartition, separator } from '../db/keys';
import { naturalOrder, plainText } from '../db/natural-order';
import { type RecordOf, record } from '../db/record';

export type TenancyKey = {
  readonly organizationId: string;
  readonly userRoleId: string;
  readonly leaseId: string;
};

export const tenantsPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#TENANTS`;

/** Where everybody's tenancies are, and one tenant's. */
export const allTenancies = 'TENANT#';
export const tenanciesOf = (userRoleId: string): string => `${allTenancies}${userRoleId}#`;

type Named = Pick<TenancyKey, 'userRoleId' | 'leaseId'> & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** A tenancy's place in the organization's list, by name. */
export const tenancyPlace = ({
  firstName,
  lastName,
  email,
  userRoleId,
  leaseId,
}: Named): [string, string] => [
  naturalOrder(nameOf({ firstName, lastName, email })),
  // The end of a lease's id is its own; the rest is its unit's.
  `${userRoleId}-${leaseId.slice(-26)}`,
];

/**
 * A person with the role of a tenant, and one lease that names their mail address. Shows nothing by itself:
 * who reads the lease through it sees the terms sent to this address. Names are as the lease had them.
 */
export const Tenancy = record({
  name: 'tenancy',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    leaseId: z.string(),
    propertyId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    mobile: z.string(),
    unitNumber: z.string(),
    propertyTitle: z.string(),
    /** Their id in a lease that was signed elsewhere. */
    tenantId: z.string().optional(),
    /** When they last asked to pay online (UTC instant). */
    askedOnlineAt: z.string().optional(),
  }),
  key: ({ organizationId, userRoleId, leaseId }: TenancyKey) => ({
    pk: tenantsPartition(organizationId),
    sk: `${tenanciesOf(userRoleId)}${leaseId}`,
  }),
  derived: (tenancy) => ({
    order: tenancyPlace(tenancy).join(separator),
    searchText: plainText(
      [tenancy.firstName, tenancy.lastName, tenancy.email, tenancy.unitNumber, tenancy.propertyTitle].join(
        ' ',
      ),
    ),
  }),
});
export type Tenancy = RecordOf<typeof Tenancy>;

/** The letters that were held for one tenant. */
export const heldLettersOf = (userRoleId: string): string => `HELD#${userRoleId}#`;

/** How long it is shown, in milliseconds. */
const heldMilliseconds = 400 * 86_400_000;

/** A letter that was not sent: its reader came in with a lease signed elsewhere, and was not invited. */
export const HeldLetter = record({
  name: 'held-letter',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    entryId: z.string(),
    subject: z.string(),
    /** UTC instant. */
    at: z.string(),
    why: z.literal('not-invited'),
  }),
  key: ({ organizationId, userRoleId, at, entryId }: HeldKey) => ({
    pk: tenantsPartition(organizationId),
    sk: `${heldLettersOf(userRoleId)}${[at, entryId].join(separator)}`,
  }),
  expires: ({ at }) => new Date(Date.parse(at) + heldMilliseconds).toISOString(),
});
export type HeldLetter = RecordOf<typeof HeldLetter>;
type HeldKey = Omit<TenancyKey, 'leaseId'> & { readonly at: string; readonly entryId: string };

type TenantKey = Omit<TenancyKey, 'leaseId'>;

export const tenantRecordsOf = 'RECORD#';

/** What is kept about a tenant beside their leases: theirs in this organization, whatever lease ends. */
export const TenantRecord = record({
  name: 'tenant-record',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    ...TenantFacts.shape,
    /** How many notes there are. */
    notes: z.number(),
    /** Counts changes of the facts, not notes. */
    version: z.number(),
  }),
  key: ({ organizationId, userRoleId }: TenantKey) => ({
    pk: tenantsPartition(organizationId),
    sk: `${tenantRecordsOf}${userRoleId}`,
  }),
});
export type TenantRecord = RecordOf<typeof TenantRecord>;

export const insuranceRemindersOf = 'INSURED#';

/** The last reminder that a tenant got about renters insurance. */
export const InsuranceReminder = record({
  name: 'insurance-reminder',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    /** What it was about, how often it was sent, and on which local day the last time. */
    about: z.string(),
    times: z.number(),
    on: z.string(),
    version: z.number(),
  }),
  key: ({ organizationId, userRoleId }: TenantKey) => ({
    pk: tenantsPartition(organizationId),
    sk: `${insuranceRemindersOf}${userRoleId}`,
  }),
});
export type InsuranceReminder = RecordOf<typeof InsuranceReminder>;

export const tenantNotesOf = (userRoleId: string): string => `NOTE#${userRoleId}#`;

/** What staff wrote about a tenant, for who sees `propertyId`. Never changed; its author may delete it. */
export const TenantNote = record({
  name: 'tenant-note',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    noteId: z.string(),
    propertyId: z.string(),
    kind: z.enum(tenantNoteKinds),
    text: z.string(),
    /** Of a promise alone: what its lease's tenants will pay, and by when. */
    promise: RentPromise.extend({ leaseId: z.string() }).optional(),
    /** UTC instant. */
    addedAt: z.string(),
    /** A user id, and what that person was called then. */
    addedBy: z.string(),
    addedByName: z.string(),
  }),
  key: ({ organizationId, userRoleId, noteId }: TenantNoteKey) => ({
    pk: tenantsPartition(organizationId),
    sk: `${tenantNotesOf(userRoleId)}${noteId}`,
  }),
});
export type TenantNote = RecordOf<typeof TenantNote>;
type TenantNoteKey = TenantKey & { readonly noteId: string };

/** The secret link of one person's calendar, by the SHA-256 of its value. `madeAt` is a UTC instant. */
export const CalendarFeed = record({
  name: 'calendar-feed',
  fields: () => ({
    feedHash: z.string(),
    organizationId: z.string(),
    userRoleId: z.string(),
    userId: z.string(),
    madeAt: z.string(),
  }),
  key: ({ feedHash }: { feedHash: string }) => ({ pk: `FEED#${feedHash}`, sk: 'FEED' }),
});
export type CalendarFeed = RecordOf<typeof CalendarFeed>;

/** Which link a person has now, so that a new one ends it. */
export const CalendarFeedOf = record({
  name: 'calendar-feed-of',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    feedHash: z.string(),
    madeAt: z.string(),
  }),
  key: ({ organizationId, userRoleId }: Omit<TenancyKey, 'leaseId'>) => ({
    pk: tenantsPartition(organizationId),
    sk: `FEED#${userRoleId}`,
  }),
});
export type CalendarFeedOf = RecordOf<typeof CalendarFeedOf>;
