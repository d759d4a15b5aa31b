import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { unitNumberKey } from '../../shared/domain/units';
import type { TableClient } from './client';
import { propertyEntities } from './entities/property';
import { orders, propertyPartition, sha256 } from './keys';
import type { Unit } from './properties';
import type { Write } from './transact';

/** A number and whose it is, or shall be. */
export type Numbered = Pick<Unit, 'organizationId' | 'propertyId' | 'unitId' | 'unitNumber'>;

const guardKey = ({ organizationId, propertyId, unitNumber }: Numbered) => ({
  organizationId,
  propertyId,
  numberHash: sha256(unitNumberKey(unitNumber)),
});

/** Takes a number; fails when a unit that was added or renamed has it. */
export const takeNumber = (table: TableClient, unit: Numbered): Write<'number'> => ({
  name: 'number',
  write: propertyEntities(table)
    .unitNumber.build(PutTransaction)
    .item({ ...guardKey(unit), unitId: unit.unitId })
    .options({
      condition: {
        or: [
          { attr: 'unitId', exists: false },
          { attr: 'unitId', eq: unit.unitId },
        ],
      },
    }),
});

/** Gives a number back; one that came with the property has no guard, and giving that back is no error. */
export const freeNumber = (table: TableClient, unit: Numbered): Write<'number'> => ({
  name: 'number',
  write: propertyEntities(table).unitNumber.build(DeleteTransaction).key(guardKey(unit)),
});

/**
 * Whether another unit stands under this number, one without a guard among them. Units get in without a guard only with their property, before
 * anybody sees it; so where this read finds none there can never be one again, and the guard of `takeNumber` decides about all others.
 */
export async function hasNumber(table: TableClient, unit: Numbered): Promise<boolean> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({
      index: 'byOrder',
      partition: propertyPartition(unit.organizationId, unit.propertyId),
      range: { beginsWith: orders.unitsNumbered(unit.unitNumber) },
    })
    .entities(propertyEntities(table).unit)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return Items.some(
    ({ unitId, unitNumber }) =>
      unitId !== unit.unitId && unitNumberKey(unitNumber) === unitNumberKey(unit.unitNumber),
  );
}
