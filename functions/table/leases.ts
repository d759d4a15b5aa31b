import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { propertyEntities } from './entities/property';
import { leasesOfUnit } from './keys';
import type { PropertyHead } from './properties';
import { summaryWrites } from './property-lines';
import { transact, type Wait } from './transact';
import { propertyIdOfUnit } from './unit-id';

/** What a unit's status needs to know of its lease. Instants are UTC; empty when not signed. */
export type Lease = {
  readonly leaseId: string;
  readonly unitId: string;
  readonly propertyId: string;
  readonly organizationId: string;
  readonly tenantSignedAt: string;
  readonly ownerSignedAt: string;
  readonly inPersonEsign: 0 | 1;
};

type LeaseKey = { readonly organizationId: string; readonly unitId: string };

export type Leases = {
  /** The leases of a unit; none also for what is no unit id. */
  ofUnit(key: LeaseKey): Promise<Lease[]>;
  byId(key: LeaseKey & { leaseId: string }): Promise<Lease | undefined>;
  /** The lease, its unit's lease status, and the count of leased units wherever it is copied. Refuses `unit-has-lease`, `conflict`. */
  add(lease: Lease, options: { head: PropertyHead }): Promise<void>;
};

export function leaseStore(table: TableClient, { wait }: { wait: Wait }): Leases {
  const { lease, unit } = propertyEntities(table);
  const { organization } = organizationEntities(table);
  return {
    ofUnit: async ({ organizationId, unitId }) => {
      const propertyId = propertyIdOfUnit(unitId);
      if (propertyId === undefined) return [];
      const { Items = [] } = await table
        .build(QueryCommand)
        .query(leasesOfUnit(organizationId, propertyId, unitId))
        .entities(lease)
        .options({ consistent: true })
        .send();
      return Items;
    },
    byId: async ({ organizationId, unitId, leaseId }) => {
      const propertyId = propertyIdOfUnit(unitId);
      if (propertyId === undefined) return undefined;
      const key = { organizationId, propertyId, unitId, leaseId };
      const { Item } = await lease.build(GetItemCommand).key(key).options({ consistent: true }).send();
      return Item;
    },
    add: async (made, { head }) => {
      const { organizationId, propertyId, unitId } = made;
      const failure = await transact(
        [
          {
            name: 'unit',
            write: unit
              .build(UpdateTransaction)
              .item({ organizationId, propertyId, unitId, leaseStatus: 1 })
              .options({ condition: { attr: 'leaseStatus', eq: 0 } }),
          },
          {
            name: 'lease',
            write: lease
              .build(PutTransaction)
              .item(made)
              .options({ condition: { attr: 'leaseId', exists: false } }),
          },
          ...summaryWrites(table, { head, change: { leased: 1 } }),
          {
            name: 'organization',
            write: organization
              .build(UpdateTransaction)
              .item({ organizationId, leasedUnitCount: $add(1) })
              .options({ condition: { attr: 'organizationId', exists: true } }),
          },
        ],
        { wait },
      );
      if (failure) throw refuse(failure.name === 'unit' ? 'unit-has-lease' : 'conflict');
    },
  };
}
