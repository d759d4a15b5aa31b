import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { defined } from '../../shared/domain/defined';
import type { Subscription } from '../../shared/domain/subscriptions';
import type { NewOrganisation } from './accounts';
import type { TableClient } from './client';
import { organisationEntities } from './entities/organisation';

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
  /** Units whose monthly rent is not set. */
  readonly unitsWithoutRent: number;
  /** Units that have a lease; absent for none. */
  readonly leasedUnitCount?: number;
  readonly createdAt: string;
};

export type Organisations = {
  byId(organisationId: string): Promise<Organisation | undefined>;
};

type Stored = FormattedItem<ReturnType<typeof organisationEntities>['organisation']>;

/** What is stored without the two remainders, which are the store's own. */
export function toOrganisation({
  propertiesLeft,
  unitsLeft,
  leasedUnitCount,
  ...organisation
}: Stored): Organisation {
  return { ...organisation, ...defined({ leasedUnitCount }) };
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

export function organisationStore(table: TableClient): Organisations {
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
  };
}
