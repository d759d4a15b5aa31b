import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Condition } from './conditions';
import { Expression } from './expression';
import { type Found, foundIn } from './found';
import { kindAttribute, type RecordKind } from './record';
import { tableSchema } from './schema';

type Range =
  | { readonly beginsWith: string }
  | { readonly between: readonly [string, string] }
  | { readonly gt: string }
  | { readonly lt: string };

export type Query = {
  readonly partition: string;
  /** Sorts by the local index (names, numbers, times) instead of the keys. */
  readonly index?: 'byOrder' | undefined;
  readonly range?: Range | undefined;
  readonly filter?: Condition | undefined;
  /** The filter drops few: reads no more than asked for at first, instead of the longest list. */
  readonly keepsMost?: boolean | undefined;
  /** A plain text that the records' `searchText` contains; empty for all. Implies `mayLag`. */
  readonly search?: string | undefined;
  /** Half the capacity, and what was written in the last second may be missing: for searches and exports. */
  readonly mayLag?: boolean | undefined;
  readonly descending?: boolean | undefined;
  /** At most this many records; all of them without it. */
  readonly limit?: number | undefined;
};

/** Rows that one filtered request reads: a plan's longest list, and what fits into the 1 MB of a Query. */
const filteredRows = 2000;
/** How much more each next request reads where few rows are dropped. */
const growth = 4;

const rangeText = (expression: Expression, attribute: string, range: Range): string => {
  const name = expression.name(attribute);
  if ('beginsWith' in range) return `begins_with(${name}, ${expression.value(range.beginsWith)})`;
  if ('gt' in range) return `${name} > ${expression.value(range.gt)}`;
  if ('lt' in range) return `${name} < ${expression.value(range.lt)}`;
  const [from, to] = range.between;
  return `${name} BETWEEN ${expression.value(from)} AND ${expression.value(to)}`;
};

function filterOf({ filter, search = '' }: Query): Condition | undefined {
  const contains = { attr: 'searchText', contains: search };
  if (search === '') return filter;
  return filter ? { and: [contains, filter] } : contains;
}

/** Collects names and values in `expression`. */
function requestOf(tableName: string, query: Query, expression = new Expression()) {
  const {
    partition,
    index,
    range,
    search = '',
    mayLag = search !== '',
    descending = false,
    keepsMost,
    limit,
  } = query;
  const filter = filterOf(query);
  const [localIndex] = tableSchema.localIndexes;
  const conditions = [
    `${expression.name(tableSchema.partitionKey)} = ${expression.value(partition)}`,
    ...(range ? [rangeText(expression, index ? localIndex.sortKey : tableSchema.sortKey, range)] : []),
  ];
  return {
    TableName: tableName,
    IndexName: index,
    KeyConditionExpression: conditions.join(' AND '),
    FilterExpression: filter && expression.condition(filter),
    ConsistentRead: !mayLag,
    ScanIndexForward: !descending,
    Limit: filter && !keepsMost ? filteredRows : limit,
    ...expression.params(),
  };
}

/** Reads only the records' own attributes, without places and search texts. */
function projectionOf(kinds: readonly RecordKind[], expression: Expression): string {
  const fields = new Set([kindAttribute, ...kinds.flatMap((kind) => Object.keys(kind.schema().shape))]);
  return [...fields].map((field) => expression.name(field)).join(', ');
}

/** Reads on until there are `limit` records or no more: a filter or the 1 MB limit may cut a page short. */
export async function query(
  { client, tableName }: { client: DynamoDBDocumentClient; tableName: string },
  kinds: readonly RecordKind[],
  asked: Query,
): Promise<Found> {
  const expression = new Expression();
  const ProjectionExpression = projectionOf(kinds, expression);
  const request = { ...requestOf(tableName, asked, expression), ProjectionExpression };
  const limit = asked.limit ?? Number.POSITIVE_INFINITY;
  let { Limit } = request;
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new QueryCommand({ ...request, Limit, ExclusiveStartKey: from }));
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
    if (asked.keepsMost && Limit !== undefined) Limit = Math.min(filteredRows, Limit * growth);
  } while (from && items.length < limit);
  return foundIn(items.slice(0, limit));
}

/** Sends only the number of records, not the records. */
export async function count(
  { client, tableName }: { client: DynamoDBDocumentClient; tableName: string },
  kind: RecordKind,
  asked: Query,
): Promise<number> {
  const filter = { and: [{ attr: kindAttribute, eq: kind.name }, ...(asked.filter ? [asked.filter] : [])] };
  const request = requestOf(tableName, { ...asked, filter });
  let sum = 0;
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new QueryCommand({ ...request, Select: 'COUNT', ExclusiveStartKey: from }),
    );
    sum += page.Count ?? 0;
    from = page.LastEvaluatedKey;
  } while (from);
  return sum;
}
