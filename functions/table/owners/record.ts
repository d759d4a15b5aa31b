import * as z from 'zod';
import { nameOf } from '../../../shared/domain/names';
import { organizationPartition, separator } from '../db/keys';
import { naturalOrder } from '../db/natural-order';
import { type RecordOf, record } from '../db/record';

export const ownersPartition = (organizationId: string) => `${organizationPartition(organizationId)}#OWNERS`;
/** What an owner search reads: names and mails of all owners, many to a record. */
export const ownerShelvesPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#OWNER_SHELVES`;

type Named = {
  readonly ownerId: string;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** An owner's place in the organization's list: by name, then id. */
export const ownerPlace = (owner: Named): [string, string] => [naturalOrder(nameOf(owner)), owner.ownerId];

export const Owner = record({
  name: 'owner',
  fields: () => ({
    organizationId: z.string(),
    ownerId: z.string(),
    /** Empty, like the role, until the owner has an account. */
    userId: z.string(),
    userRoleId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    email: z.string(),
    mobile: z.string(),
    /** Where letters and tax forms go, up to four lines; absent or empty while nobody said. */
    mailingAddress: z.string().optional(),
    isCompany: z.boolean(),
    /** The property added last, shown in the picker. */
    propertyTitle: z.string(),
    /** User id of who added the owner; absent in old records. */
    addedBy: z.string().optional(),
    /** Whether the payment provider pays out to this owner; new shares copy it. Absent until it does. */
    bankReady: z.boolean().optional(),
    /** The import that made the owner; absent when entered by hand. */
    importId: z.string().optional(),
    /** Counts the properties given to this owner later, so that an owner who has one is never deleted. */
    links: z.number().optional(),
    createdAt: z.string(),
    /** Counts changes of the contact details; absent means 1. */
    version: z.number().optional(),
    /** Where a search finds the owner. */
    shelf: z.number(),
  }),
  key: ({ organizationId, ownerId }: { organizationId: string; ownerId: string }) => ({
    pk: ownersPartition(organizationId),
    sk: `OWNER#${ownerId}`,
  }),
  derived: (owner) => ({ order: ownerPlace(owner).join(separator) }),
});
export type Owner = RecordOf<typeof Owner>;

/** An owner not on a shelf yet. */
export type NewOwner = Omit<Owner, 'shelf'>;

/** Part of what a search reads; see `shelves`. */
export const OwnerShelf = record({
  name: 'owner-shelf',
  fields: () => ({
    /** Absent when empty: DynamoDB stores no empty set. */
    entries: z.set(z.string()).optional(),
    /** Counts its writes. */
    changes: z.number().optional(),
  }),
  key: ({ organizationId, shelf }: { organizationId: string; shelf: number }) => ({
    pk: ownerShelvesPartition(organizationId),
    sk: `SHELF#${String(shelf).padStart(2, '0')}`,
  }),
});

/** Gives a mail address to one owner of an organization. */
export const OwnerEmailGuard = record({
  name: 'owner-email-guard',
  fields: () => ({
    organizationId: z.string(),
    emailHash: z.string(),
    email: z.string(),
    ownerId: z.string(),
    /** Same as in the owner's record. */
    addedBy: z.string().optional(),
  }),
  key: ({ organizationId, emailHash }: { organizationId: string; emailHash: string }) => ({
    pk: `${organizationPartition(organizationId)}#OWNER_EMAIL#${emailHash}`,
    sk: 'OWNER_EMAIL',
  }),
});
