import * as z from 'zod';
import { nameOf } from '../../../shared/domain/names';
import { organizationPartition, separator } from '../db/keys';
import { naturalOrder } from '../db/natural-order';
import { type RecordOf, record } from '../db/record';

export const ownersPartition = (organizationId: string) => `${organizationPartition(organizationId)}#OWNERS`;
/** What an owner search reads: every owner's name and mail, many to a record. */
export const ownerShelvesPartition = (organizationId: string) =>
  `${organizationPartition(organizationId)}#OWNER_SHELVES`;

type Named = {
  readonly ownerId: string;
  readonly companyName: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Where an owner stands among the organization's: by the name, then the id. */
export const ownerPlace = (owner: Named): [string, string] => [naturalOrder(nameOf(owner)), owner.ownerId];

/** A rental owner of an organization. */
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
    isCompany: z.boolean(),
    /** Of the property added last; shown in the picker. */
    propertyTitle: z.string(),
    /** The person (user id) who added the owner; absent in old records. */
    addedBy: z.string().optional(),
    /** Whether the payment provider pays out to this owner; a share made for an owner begins with it. Absent until it does. */
    bankReady: z.boolean().optional(),
    /** The import that made the owner; absent for who was entered by hand. */
    importId: z.string().optional(),
    /** Counts the properties that were given to this owner later, so that nobody who has one is taken away. */
    links: z.number().optional(),
    createdAt: z.string(),
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

/** An owner who is on no shelf yet. */
export type NewOwner = Omit<Owner, 'shelf'>;

/** A part of what a search looks through; see `shelves`. */
export const OwnerShelf = record({
  name: 'owner-shelf',
  fields: () => ({
    /** DynamoDB keeps no empty set, so it goes with the last. */
    entries: z.set(z.string()).optional(),
    /** Counts its writes. */
    changes: z.number().optional(),
  }),
  key: ({ organizationId, shelf }: { organizationId: string; shelf: number }) => ({
    pk: ownerShelvesPartition(organizationId),
    sk: `SHELF#${String(shelf).padStart(2, '0')}`,
  }),
});

/** A mail address is one owner's in an organization. */
export const OwnerEmailGuard = record({
  name: 'owner-email-guard',
  fields: () => ({
    organizationId: z.string(),
    emailHash: z.string(),
    email: z.string(),
    ownerId: z.string(),
    /** As the owner's record has it. */
    addedBy: z.string().optional(),
  }),
  key: ({ organizationId, emailHash }: { organizationId: string; emailHash: string }) => ({
    pk: `${organizationPartition(organizationId)}#OWNER_EMAIL#${emailHash}`,
    sk: 'OWNER_EMAIL',
  }),
});
