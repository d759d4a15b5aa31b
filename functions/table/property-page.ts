import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { defined } from '../../shared/domain/defined';
import type { TableClient } from './client';
import { cursorOf, type Place, placeOf } from './cursor';
import { propertiesPartition, separator } from './keys';
import { naturalOrder, plainText } from './natural-order';
import type { PropertySummary } from './properties';
import type { PropertyPage, PropertyQuery, PropertySort } from './property-queries';
import { propertySearchText, StoredLine, summaryOf } from './property-records';
import { tableSchema } from './schema';
import { searchedRows, takePage } from './take-page';

const sorts = {
  newest: { list: 'time', descending: true },
  oldest: { list: 'time', descending: false },
  name: { list: 'name', descending: false },
  'name-descending': { list: 'name', descending: true },
} as const satisfies Record<PropertySort, { list: 'time' | 'name'; descending: boolean }>;

const byTime = { index: {}, attribute: tableSchema.sortKey };
const [nameIndex] = tableSchema.localIndexes;
const byName = { index: { IndexName: nameIndex.name }, attribute: nameIndex.sortKey };

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

/** What a line shows is all that is sent of it. */
const shown = Object.keys(StoredLine.shape);
const shownNames = Object.fromEntries(shown.map((name) => [`#${name}`, name]));
const projection = Object.keys(shownNames).join(', ');

/**
 * A page of all properties of the organization: one Query, strongly consistent, so that what was just added is there. Put as DynamoDB takes it:
 * it is asked most, and the library's way to the same words was a tenth of the work of its answer.
 */
export async function pageOfOrganization(table: TableClient, query: PropertyQuery): Promise<PropertyPage> {
  const { list, downwards, from } = reading(query);
  const wanted = plainText(query.search ?? '');
  const filters = [
    ...(wanted === '' ? [] : ['contains(searchText, :wanted)']),
    ...(query.type === undefined ? [] : ['#propertyType = :type']),
  ];
  const place = list === 'name' ? byName : byTime;
  const asked = {
    TableName: table.getName(),
    ...place.index,
    KeyConditionExpression: `#pk = :pk${from === undefined ? '' : ` AND #place ${downwards ? '<' : '>'} :from`}`,
    ...(filters.length > 0 && { FilterExpression: filters.join(' AND ') }),
    ProjectionExpression: projection,
    ExpressionAttributeNames: {
      ...shownNames,
      '#pk': tableSchema.partitionKey,
      ...(from !== undefined && { '#place': place.attribute }),
    },
    ExpressionAttributeValues: {
      ':pk': propertiesPartition(query.organizationId),
      ...defined({ ':from': from, ':type': query.type }),
      ...(wanted !== '' && { ':wanted': wanted }),
    },
    ConsistentRead: true,
    ScanIndexForward: !downwards,
    Limit: filters.length > 0 ? searchedRows : query.limit + 1,
  };
  const found = await takePage(
    (startKey) =>
      table
        .getDocumentClient()
        .send(new QueryCommand({ ...asked, ...(startKey && { ExclusiveStartKey: startKey }) })),
    query.limit + 1,
  );
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
