import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { defined } from '../../shared/domain/defined';
import type { Subscription } from '../../shared/domain/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import type { NewOrganization } from './accounts';
import { type AuditEntry, auditWrite } from './audit';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { transact, type Wait } from './transact';

/** An organization with its subscription, its plan's limits and its counters. A solo landlord is an organization of one. */
export type Organization = {
  readonly organizationId: string;
  readonly name: string;
  readonly adminUserId: string;
  readonly subscription: Subscription;
  readonly limits: { readonly properties: number; readonly units: number };
  readonly propertyCount: number;
  readonly unitCount: number;
  readonly ownerCount: number;
  /** How often owners came or went; absent for never. */
  readonly ownerChanges?: number;
  /** Units whose monthly rent is not set. */
  readonly unitsWithoutRent: number;
  /** Units that have a lease; absent for none. */
  readonly leasedUnitCount?: number;
  readonly createdAt: string;
};

export type Organizations = {
  byId(organizationId: string): Promise<Organization | undefined>;
  /** What organizations are called now, of those that exist, in any order. */
  namesOf(organizationIds: readonly string[]): Promise<Pick<Organization, 'organizationId' | 'name'>[]>;
  /** Another name, and the log's entry of it, in one transaction. Refuses `conflict` when it is not called `from` any more or `head` is not its head. */
  rename(change: {
    organizationId: string;
    head: string;
    from: string;
    to: string;
    audit: AuditEntry;
  }): Promise<void>;
};

type Stored = FormattedItem<ReturnType<typeof organizationEntities>['organization']>;

type Remainders = 'propertiesLeft' | 'unitsLeft';

/** What is stored without the two remainders, which are the store's own. */
export function toOrganization({
  propertiesLeft,
  unitsLeft,
  leasedUnitCount,
  ownerChanges,
  ...organization
}: Omit<Stored, Remainders> & Partial<Pick<Stored, Remainders>>): Organization {
  return { ...organization, ...defined({ leasedUnitCount, ownerChanges }) };
}

/** A new organization's record: nothing counted, everything its plan allows left. */
export const firstRecord = (organization: NewOrganization) => ({
  ...organization,
  limits: { ...organization.limits },
  propertiesLeft: organization.limits.properties,
  unitsLeft: organization.limits.units,
  propertyCount: 0,
  unitCount: 0,
  ownerCount: 0,
  unitsWithoutRent: 0,
});

export function organizationStore(table: TableClient, { wait }: { wait: Wait }): Organizations {
  const { organization } = organizationEntities(table);
  return {
    byId: async (organizationId) => {
      const { Item } = await organization
        .build(GetItemCommand)
        .key({ organizationId })
        .options({ consistent: true })
        .send();
      return Item && toOrganization(Item);
    },
    namesOf: async (organizationIds) => {
      const wanted = [...new Set(organizationIds)].map((organizationId) => ({ organizationId }));
      const found = await batchGet(organizationEntities(table).organization, wanted);
      return found.map(({ organizationId, name }) => ({ organizationId, name }));
    },
    rename: async ({ organizationId, head, from, to, audit }) => {
      const write = organization
        .build(UpdateTransaction)
        .item({ organizationId, name: to })
        .options({
          condition: {
            and: [
              { attr: 'name', eq: from },
              { attr: 'adminUserId', eq: head },
            ],
          },
        });
      const failure = await transact([{ name: 'organization', write }, auditWrite(table, audit)], { wait });
      if (failure) throw refuse('conflict');
    },
  };
}
