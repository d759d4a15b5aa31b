import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { defined } from '../../shared/domain/defined';
import type { OwnerReach } from '../../shared/domain/owner-reach';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { sha256 } from './keys';

/** A rental owner of an organization. `userId` and `userRoleId` are empty until the owner has an account. */
export type Owner = {
  readonly ownerId: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly userRoleId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly email: string;
  readonly mobile: string;
  readonly isCompany: boolean;
  /** Of the property added last; shown in the picker. */
  readonly propertyTitle: string;
  /** Whether the payment provider pays out to this owner; a share made for an owner begins with it. */
  readonly bankReady?: boolean;
  /** The person (user id) who added the record. */
  readonly addedBy?: string;
  readonly createdAt: string;
};

export type OwnerQuery = {
  readonly organizationId: string;
  readonly search?: string;
  /** `ownerChanges` of the organization's record as it is now: a search then need not read again what it knows. */
  readonly ownerChanges?: () => Promise<number | undefined>;
  /** Only owners within this reach; a promise, so that it is read beside the owners. */
  readonly reach?: Promise<OwnerReach> | undefined;
  readonly after?: string;
  readonly limit: number;
};

export type OwnersWithin = Pick<OwnerQuery, 'organizationId' | 'ownerChanges'> & {
  readonly reach: Promise<OwnerReach>;
};

export type OwnerPage = { readonly owners: Owner[]; readonly next?: string };

export type Owners = {
  /** By name, then id; `search` matches name, company or mail. `next` is an opaque place. */
  page(query: OwnerQuery): Promise<OwnerPage>;
  /** How many owners are within this reach. */
  count(query: OwnersWithin): Promise<number>;
  /** The ones that exist, in any order. */
  byIds(query: { organizationId: string; ownerIds: readonly string[] }): Promise<Owner[]>;
  /** The owner with this normalized mail in this organization. */
  byEmail(query: {
    organizationId: string;
    email: string;
  }): Promise<Pick<Owner, 'ownerId' | 'email' | 'addedBy'> | undefined>;
};

type Stored = FormattedItem<ReturnType<typeof organizationEntities>['owner']>;

/** An owner without what only the table needs. */
export const toOwner = ({ order, addedBy, bankReady, importId, links, shelf, ...owner }: Stored): Owner => ({
  ...owner,
  ...defined({ addedBy, bankReady }),
});

/** The owners that a caller has an id or an address of; the pages of all of them are `ownerStore`'s. */
export function knownOwners(table: TableClient): Pick<Owners, 'byIds' | 'byEmail'> {
  const { owner, ownerEmailGuard } = organizationEntities(table);
  return {
    byIds: async ({ organizationId, ownerIds }) => {
      const stored = await batchGet(
        owner,
        [...new Set(ownerIds)].map((ownerId) => ({ organizationId, ownerId })),
      );
      return stored.map(toOwner);
    },
    byEmail: async ({ organizationId, email }) => {
      const { Item } = await ownerEmailGuard
        .build(GetItemCommand)
        .key({ organizationId, emailHash: sha256(email) })
        .options({ consistent: true })
        .send();
      return Item && { ownerId: Item.ownerId, email: Item.email, ...defined({ addedBy: Item.addedBy }) };
    },
  };
}
