import { QueryCommand as SendQuery } from '@aws-sdk/lib-dynamodb';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import * as z from 'zod';
import type { TableClient } from './client';
import { cursorOf, type Place, placeOf } from './cursor';
import { propertyEntities } from './entities/property';
import { propertiesPartition, separator } from './keys';
import { naturalOrder, plainText } from './natural-order';
import type { PropertySummary } from './properties';
import type { PropertyPage, PropertyQuery, PropertySort } from './property-queries';
import { propertySearchText, StoredLine, summaryOf } from './property-records';
import { searchedRows, takePage } from './take-page';

const sorts = {
  newest: { list: 'time', descending: true },
  oldest: { list: 'time', descending: false },
  name: { list: 'name', descending: false },
  'name-descending': { list: 'name', descending: true },
} as const satisfies Record<PropertySort, { list: 'time' | 'name'; descending: boolean }>;

const storedLines = z.array(StoredLine);

type List = (typeof sorts)[PropertySort]['list'];

const placeIn = (list: List, property: PropertySummary): Place => [
  list === 'time' ? property.createdAt : naturalOrder(property.title),
  property.propertyId,
];

/** What a query means: its order, which way to read, and where to begin. Refuses `invalid` for a place that is not of this list. */
function reading({ sort, after, before }: PropertyQuery) {
  const { list, descending } = sorts[sort];
  const backwards = after === undefined && before !== undefined;
  const cursor = backwards ? before : after;
  const from =
    cursor === undefined ? undefined : placeOf(list, cursor, backwards ? 'before' : 'after').join(separator);
  return { list, backwards, downwards: descending !== backwards, from };
}

/** The page out of what was read, which is one more than a page holds when the list goes on. */
function finish(read: readonly PropertySummary[], query: PropertyQuery): PropertyPage {
  const { list, backwards, from } = reading(query);
  const goesOn = read.length > query.limit;
  const properties = read.slice(0, query.limit).map(summaryOf);
  if (backwards) properties.reverse();
  const [first, last] = [properties.at(0), properties.at(-1)];
  return {
    properties,
    ...(last && (backwards || goesOn) && { next: cursorOf(list, placeIn(list, last)) }),
    ...(first &&
      (backwards ? goesOn : from !== undefined) && { previous: cursorOf(list, placeIn(list, first)) }),
  };
}

/** A page of all properties of the organisation: one Query, strongly consistent, so that what was just added is there. */
export async function pageOfOrganisation(table: TableClient, query: PropertyQuery): Promise<PropertyPage> {
  const { line } = propertyEntities(table);
  const { list, downwards, from } = reading(query);
  const wanted = plainText(query.search ?? '');
  const narrowed = wanted !== '' || query.type !== undefined;
  const conditions = [
    ...(wanted === '' ? [] : [{ attr: 'searchText' as const, contains: wanted }]),
    ...(query.type === undefined ? [] : [{ attr: 'propertyType' as const, eq: query.type }]),
  ];
  const partition = propertiesPartition(query.organisationId);
  const range = from === undefined ? {} : { range: downwards ? { lt: from } : { gt: from } };
  const found = await takePage((startKey) => {
    const params = table
      .build(QueryCommand)
      .query(list === 'name' ? { index: 'byOrder', partition, ...range } : { partition, ...range })
      .entities(line)
      .options({
        consistent: true,
        reverse: downwards,
        entityAttrFilter: false,
        limit: narrowed ? searchedRows : query.limit + 1,
        ...(startKey && { exclusiveStartKey: startKey }),
        ...(narrowed && { filters: { 'property-line': { and: conditions } } }),
      })
      .params();
    return table.getDocumentClient().send(new SendQuery(params));
  }, query.limit + 1);
  return finish(storedLines.parse(found), query);
}

/** A page of properties already in memory, a rental owner's or a chosen list (at most 500), in the same orders with the same places. */
export function pageOfSome(properties: readonly PropertySummary[], query: PropertyQuery): PropertyPage {
  const { list, downwards, from } = reading(query);
  const wanted = plainText(query.search ?? '');
  const sign = downwards ? -1 : 1;
  const placed = properties
    .filter((property) => query.type === undefined || property.propertyType === query.type)
    .filter((property) => propertySearchText(property).includes(wanted))
    .map((property) => ({ property, order: placeIn(list, property).join(separator) }))
    .filter(({ order }) => from === undefined || (downwards ? order < from : order > from))
    .sort((a, b) => (a.order < b.order ? -sign : sign))
    .slice(0, query.limit + 1);
  return finish(
    placed.map(({ property }) => property),
    query,
  );
}
