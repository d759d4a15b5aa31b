import type { InputOf } from '../../../../../shared/contract/endpoint';
import type { PropertyLine, properties, propertySorts } from '../../../../../shared/contract/properties';
import { limits } from '../../../../../shared/domain/limits';
import { type PropertyType, propertyTypes } from '../../../../../shared/domain/property-types';

export type PropertySort = (typeof propertySorts)[number];

export const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'name-descending': 'Name, Z to A',
} as const satisfies Record<PropertySort, string>;

/** Where the list stands, as the address says it: a reload and a shared link show the same. */
export type ListPlace = {
  readonly search?: string;
  readonly type?: PropertyType;
  readonly sort?: PropertySort;
  /** Counted from 1; goes with a cursor, so that the list can say `26–50`. */
  readonly page?: number;
  readonly after?: string;
  readonly before?: string;
};

const text = (value: unknown, most: number): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && String(value).trim() !== ''
    ? String(value).slice(0, most)
    : undefined;

const isSort = (value: unknown): value is PropertySort => typeof value === 'string' && value in sortLabels;

/** The address' search parameters, whatever somebody typed there; what is not understood is left out. */
export function parseListPlace(raw: Readonly<Record<string, unknown>>): ListPlace {
  const search = text(raw.search, limits.textCharacters);
  const type = propertyTypes.find((known) => known === raw.type);
  const page = Math.floor(Number(raw.page));
  const after = text(raw.after, 600);
  const before = after ? undefined : text(raw.before, 600);
  return {
    ...(search ? { search } : {}),
    ...(type ? { type } : {}),
    ...(isSort(raw.sort) && raw.sort !== 'newest' ? { sort: raw.sort } : {}),
    ...((after || before) && page > 1 ? { page } : {}),
    ...(after ? { after } : {}),
    ...(before ? { before } : {}),
  };
}

/** A change of search, type or sort begins at the first page again. An empty value takes the filter away. */
export function narrowed(place: ListPlace, change: Readonly<Record<string, string>>): ListPlace {
  const { search, type, sort } = place;
  return parseListPlace({ search, type, sort, ...change });
}

type Cursors = { readonly next?: string | undefined; readonly previous?: string | undefined };

export function nextPlace(place: ListPlace, { next }: Cursors): ListPlace | undefined {
  if (!next) return undefined;
  const { before: _, ...rest } = place;
  return { ...rest, page: (place.page ?? 1) + 1, after: next };
}

/** The page before; the one before the second is the first, which needs no cursor. */
export function previousPlace(place: ListPlace, { previous }: Cursors): ListPlace | undefined {
  const page = (place.page ?? 1) - 1;
  if (!previous && page < 1) return undefined;
  const { after: _, before: __, page: ___, ...rest } = place;
  return page > 1 && previous ? { ...rest, page, before: previous } : page >= 1 ? rest : undefined;
}

export const isNarrowed = (place: ListPlace): boolean =>
  place.search !== undefined || place.type !== undefined;

export const queryOf = ({
  page: _,
  ...place
}: ListPlace): InputOf<typeof properties.listProperties>['query'] => ({
  ...place,
  limit: limits.listPage,
});

/** What the list is narrowed to and its order, without its place among the pages. */
export const filtersOf = ({
  search,
  type,
  sort,
}: ListPlace): Pick<ListPlace, 'search' | 'type' | 'sort'> => ({
  ...(search ? { search } : {}),
  ...(type ? { type } : {}),
  ...(sort ? { sort } : {}),
});

type Shown = { readonly rows: number; readonly total?: number | undefined; readonly isLast: boolean };

/** `26–50 of 312`; without a total, for a narrowed list, `26–50`, until its last page tells how many there are. Empty for no rows. */
export function rangeText(place: ListPlace, { rows, total, isLast }: Shown): string {
  if (rows === 0) return '';
  const first = ((place.page ?? 1) - 1) * limits.listPage + 1;
  const last = first + rows - 1;
  const range = first === last ? `${first}` : `${first}–${last}`;
  const whole = total ?? (isLast ? last : undefined);
  return whole === undefined ? range : `${range} of ${whole.toLocaleString('en-US')}`;
}

/** `12 Elm St, Austin, Texas 78701`, without what is missing. */
export const addressOf = (
  place: Pick<PropertyLine, 'street_address' | 'city' | 'state' | 'zipcode'>,
): string =>
  [place.street_address, place.city, `${place.state} ${place.zipcode}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
