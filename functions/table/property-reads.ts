import type { TableClient } from './client';
import type { Properties } from './properties';
import { pageOfOrganization, pageOfSome } from './property-page';
import { readHead, readListed, readProperty, readSome, readUnits } from './property-read';

/** What can be asked of properties, for functions that change none. */
export const propertyReads = (
  table: TableClient,
): Pick<Properties, 'byId' | 'byIds' | 'head' | 'unitsAfter' | 'page'> => ({
  byId: (key) => readProperty(table, key),
  byIds: (query) => readListed(table, query),
  head: (key) => readHead(table, key),
  unitsAfter: (key) => readUnits(table, key),
  page: async ({ scope, ...query }) =>
    scope.kind === 'all'
      ? pageOfOrganization(table, query)
      : pageOfSome(await readSome(table, query.organizationId, scope), query),
});
