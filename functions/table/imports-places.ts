import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { TableClient } from './client';
import { propertyEntities } from './entities/property';
import { orders, propertiesPartition } from './keys';
import type { PropertySummary } from './properties';

/** Where a property is, and what it is called. */
export type NamedProperty = Pick<PropertySummary, 'propertyId' | 'title' | 'street' | 'zipcode'>;

/** See `Imports.propertiesNamed`: one Query of the index a name, side by side. */
export async function propertiesNamed(
  table: TableClient,
  { organizationId, titles }: { organizationId: string; titles: readonly string[] },
): Promise<NamedProperty[]> {
  const { line } = propertyEntities(table);
  const places = [...new Set(titles.map(orders.allNamed))];
  const found = await Promise.all(
    places.map(async (beginsWith) => {
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({ index: 'byOrder', partition: propertiesPartition(organizationId), range: { beginsWith } })
        .entities(line)
        .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
        .send();
      return Items.map(({ propertyId, title, street, zipcode }) => ({ propertyId, title, street, zipcode }));
    }),
  );
  return found.flat();
}
