import type { LocalDate } from '../../../shared/domain/dates';
import { isArchived } from '../../../shared/domain/portfolio/archived-properties';
import { ownsOn } from '../../../shared/domain/portfolio/shares';
import type { Condition } from '../db/conditions';
import { cursorOf, type Place, placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { naturalOrder, plainText } from '../db/natural-order';
import { propertiesByIds } from './read';
import { OwnedProperty, ownerPartition, PropertyLine, propertiesPartition, searchTextOf } from './record';

/** All of an organization, a rental owner's, or the listed ones (custom permissions). */
export type PropertyScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'owner'; readonly ownerId: string; readonly today?: LocalDate }
  | { readonly kind: 'listed'; readonly propertyIds: readonly string[] };

const sorts = {
  newest: { list: 'time', descending: true },
  oldest: { list: 'time', descending: false },
  name: { list: 'name', descending: false },
  'name-descending': { list: 'name', descending: true },
} as const;
export type PropertySort = keyof typeof sorts;

export type PropertyQuery = {
  readonly organizationId: string;
  /** Part of title, street, city or zipcode, ignoring case and accents. */
  readonly search?: string | undefined;
  readonly type?: string | undefined;
  /** Only archived ones, or none of them; both when absent. */
  readonly archived?: 'only' | 'none' | undefined;
  readonly sort: PropertySort;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
};

export type PropertyPage = {
  readonly properties: PropertyLine[];
  readonly next?: string | undefined;
  readonly previous?: string | undefined;
};

const placeIn = (list: 'time' | 'name', line: PropertyLine): Place => [
  list === 'time' ? line.createdAt : naturalOrder(line.title),
  line.propertyId,
];

/** The cursor of the list by name right after this property. */
export const afterByName = (line: PropertyLine): string => cursorOf('name', placeIn('name', line));

/** Order, direction and start of a query. Refuses `invalid` for a cursor of another list. */
function reading({ sort, after, before }: PropertyQuery) {
  const { list, descending } = sorts[sort];
  const backwards = after === undefined && before !== undefined;
  const cursor = backwards ? before : after;
  const from =
    cursor === undefined ? undefined : placeOf(list, cursor, backwards ? 'before' : 'after').join(separator);
  return { list, backwards, downwards: descending !== backwards, from };
}

/** `read` holds one line more than a page when the list goes on. */
function pageOf(read: readonly PropertyLine[], query: PropertyQuery): PropertyPage {
  const { list, backwards, from } = reading(query);
  const goesOn = read.length > query.limit;
  const properties = read.slice(0, query.limit);
  if (backwards) properties.reverse();
  const [first, last] = [properties.at(0), properties.at(-1)];
  const isFirst = backwards ? !goesOn : from === undefined;
  const isLast = !backwards && !goesOn;
  return {
    properties,
    next: last && !isLast ? cursorOf(list, placeIn(list, last)) : undefined,
    previous: first && !isFirst ? cursorOf(list, placeIn(list, first)) : undefined,
  };
}

function filterOf({ type, archived }: PropertyQuery): Condition | undefined {
  const and: Condition[] = [
    ...(type === undefined ? [] : [{ attr: 'propertyType', eq: type }]),
    ...(archived === undefined ? [] : [{ attr: 'archivedAt', exists: archived === 'only' }]),
  ];
  return and.length > 0 ? { and } : undefined;
}

/** One Query, strongly consistent unless it searches, so that a property just added shows up. */
async function pageOfAll(db: Db, query: PropertyQuery): Promise<PropertyPage> {
  const { list, downwards, from } = reading(query);
  const found = await db.list(PropertyLine, {
    partition: propertiesPartition(query.organizationId),
    index: list === 'name' ? 'byOrder' : undefined,
    range: from === undefined ? undefined : downwards ? { lt: from } : { gt: from },
    filter: filterOf(query),
    // Few are archived.
    keepsMost: query.archived === 'none' && query.type === undefined && !query.search,
    search: plainText(query.search ?? ''),
    descending: downwards,
    limit: query.limit + 1,
  });
  return pageOf(found, query);
}

/** Lines of a rental owner's or listed properties; leaves out unknown and hidden ones. */
async function linesOf(
  db: Db,
  organizationId: string,
  scope: Exclude<PropertyScope, { kind: 'all' }>,
): Promise<PropertyLine[]> {
  if (scope.kind === 'listed') {
    return propertiesByIds(db)({ organizationId, propertyIds: scope.propertyIds });
  }
  const { today, ownerId } = scope;
  const owned = await db.list(OwnedProperty, { partition: ownerPartition(organizationId, ownerId) });
  return owned.filter(({ spans }) => today === undefined || ownsOn(spans, today));
}

/** Pages properties in memory (at most 500), in the same orders and with the same cursors. */
function pageOfSome(lines: readonly PropertyLine[], query: PropertyQuery): PropertyPage {
  const { list, downwards, from } = reading(query);
  const wanted = plainText(query.search ?? '');
  const sign = downwards ? -1 : 1;
  const placed = lines
    .filter((line) => query.type === undefined || line.propertyType === query.type)
    .filter((line) => query.archived === undefined || isArchived(line) === (query.archived === 'only'))
    .filter((line) => searchTextOf(line).includes(wanted))
    .map((line) => ({ line, order: placeIn(list, line).join(separator) }))
    .filter(({ order }) => from === undefined || (downwards ? order < from : order > from))
    .sort((a, b) => (a.order < b.order ? -sign : sign))
    .slice(0, query.limit + 1);
  return pageOf(
    placed.map(({ line }) => line),
    query,
  );
}

/** Refuses `invalid` for a cursor of another list. `after` wins when both are given. */
export const pageOfProperties =
  (db: Db) =>
  async ({ scope, ...query }: PropertyQuery & { readonly scope: PropertyScope }): Promise<PropertyPage> =>
    scope.kind === 'all'
      ? pageOfAll(db, query)
      : pageOfSome(await linesOf(db, query.organizationId, scope), query);
