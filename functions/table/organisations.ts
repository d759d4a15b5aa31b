import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { defined } from '../../shared/domain/defined';
import type { Subscription } from '../../shared/domain/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import type { NewOrganisation } from './accounts';
import { type AuditEntry, auditWrite } from './audit';
import { batchGet } from './batch';
import type { TableClient } from './client';
import { organisationEntities } from './entities/organisation';
import { transact, type Wait } from './transact';

/** An organisation with its subscription, its plan's limits and its counters. A solo landlord is an organisation of one. */
export type Organisation = {
  readonly organisationId: string;
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

export type Organisations = {
  byId(organisationId: string): Promise<Organisation | undefined>;
  /** What organisations are called now, of those that exist, in any order. */
  namesOf(organisationIds: readonly string[]): Promise<Pick<Organisation, 'organisationId' | 'name'>[]>;
  /** Another name, and the log's entry of it, in one transaction. Refuses `conflict` when it is not called `from` any more or `head` is not its head. */
  rename(change: {
    organisationId: string;
    head: string;
    from: string;
    to: string;
    audit: AuditEntry;
  }): Promise<void>;
};

type Stored = FormattedItem<ReturnType<typeof organisationEntities>['organisation']>;

type Remainders = 'propertiesLeft' | 'unitsLeft';

/** What is stored without the two remainders, which are the store's own. */
export function toOrganisation({
  propertiesLeft,
  unitsLeft,
  leasedUnitCount,
  ownerChanges,
  ...organisation
}: Omit<Stored, Remainders> & Partial<Pick<Stored, Remainders>>): Organisation {
  return { ...organisation, ...defined({ leasedUnitCount, ownerChanges }) };
}

/** A new organisation's record: nothing counted, everything its plan allows left. */
export const firstRecord = (organisation: NewOrganisation) => ({
  ...organisation,
  limits: { ...organisation.limits },
  propertiesLeft: organisation.limits.properties,
  unitsLeft: organisation.limits.units,
  propertyCount: 0,
  unitCount: 0,
  ownerCount: 0,
  unitsWithoutRent: 0,
});

export function organisationStore(table: TableClient, { wait }: { wait: Wait }): Organisations {
  const { organisation } = organisationEntities(table);
  return {
    byId: async (organisationId) => {
      const { Item } = await organisation
        .build(GetItemCommand)
        .key({ organisationId })
        .options({ consistent: true })
        .send();
      return Item && toOrganisation(Item);
    },
    namesOf: async (organisationIds) => {
      const wanted = [...new Set(organisationIds)].map((organisationId) => ({ organisationId }));
      const found = await batchGet(organisationEntities(table).organisation, wanted);
      return found.map(({ organisationId, name }) => ({ organisationId, name }));
    },
    rename: async ({ organisationId, head, from, to, audit }) => {
      const write = organisation
        .build(UpdateTransaction)
        .item({ organisationId, name: to })
        .options({
          condition: {
            and: [
              { attr: 'name', eq: from },
              { attr: 'adminUserId', eq: head },
            ],
          },
        });
      const failure = await transact([{ name: 'organisation', write }, auditWrite(table, audit)], { wait });
      if (failure) throw refuse('conflict');
    },
  };
}
