import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $add } from 'dynamodb-toolbox/entity/actions/update';
import type { TableClient } from './client';
import { importEntities } from './entities/import';
import { sha256 } from './keys';
import type { NewProperty, Unit } from './properties';
import type { Write } from './transact';

/** Which import makes a property, and its place among the file's properties. */
export type Imported = { readonly importId: string; readonly index: number };

/** Cents a month. */
const rentOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { monthlyRent = 0 }) => sum + monthlyRent, 0);

/** The same for the same units in any order. */
export const hashOfUnits = (unitIds: readonly string[]): string => sha256(JSON.stringify(unitIds.toSorted()));

/**
 * An import's part of an add: the place in the file, taken once, so that a repeat makes nothing twice; and what was made, counted while the
 * import is still running. None for an add by hand.
 */
export function importedWrites(
  table: TableClient,
  { property, units, shares }: NewProperty,
  imported: Imported | undefined,
): Write<'import' | 'imported'>[] {
  if (!imported) return [];
  const { importId, index } = imported;
  const { organizationId, propertyId, title } = property;
  const entities = importEntities(table);
  const rentCents = rentOf(units);
  return [
    {
      name: 'imported',
      write: entities.importMade
        .build(PutTransaction)
        .item({
          ...{ organizationId, importId, index, propertyId, title, rentCents },
          unitCount: units.length,
          unitsHash: hashOfUnits(units.map(({ unitId }) => unitId)),
        })
        .options({ condition: { attr: 'propertyId', exists: false } }),
    },
    {
      name: 'import',
      write: entities.import
        .build(UpdateTransaction)
        .item({
          organizationId,
          importId,
          doneProperties: $add(1),
          doneUnits: $add(units.length),
          doneOwners: $add(shares.filter(({ isNew }) => isNew).length),
          doneRentCents: $add(rentCents),
        })
        .options({ condition: { attr: 'state', eq: 'running' } }),
    },
  ];
}
