import type { propertySorts } from '../../../../../shared/contract/properties';
import { propertyOrders, propertyViews } from '../../../../../shared/domain/portfolio/property-list';
import { propertyTypes } from '../../../../../shared/domain/portfolio/property-types';
import { oneOf } from '../../../ui/list/address-parts';
import { chosenPart, keptParts, placeParts, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const places = listPlaces({
  filters: {
    ...placeParts,
    type: oneOf(propertyTypes),
    state: chosenPart,
    occupancy: oneOf(['vacant']),
    bank: oneOf(['missing']),
  },
  kept: keptParts({ views: propertyViews, columns: propertyOrders.map((key) => ({ key })) }),
  isTwoWay: true,
});

type Raw = Parameters<typeof places.parse>[0];

const oldView = ({ view, archived }: Raw) => view ?? (archived === 'only' ? 'archived' : undefined);

/** Without a view: those in use, by name. */
export const propertyPlaces = {
  ...places,
  parse: (raw: Raw) => places.parse({ ...withOldNames(raw), view: oldView(raw) }),
};
export type PropertiesPlace = PlaceOf<typeof propertyPlaces>;

/** Orders that the server has by a key, page by page. */
const keyed: Readonly<Record<string, (typeof propertySorts)[number]>> = {
  'name.asc': 'name',
  'name.desc': 'name-descending',
  'added.desc': 'newest',
  'added.asc': 'oldest',
};

/** What the server is asked for a place. */
export function propertiesAsked(place: PropertiesPlace) {
  const { q: search, view, sort: order = 'name.asc', cols: _, ...filters } = places.filtersOf(place);
  const { [order]: sort } = keyed;
  return {
    search,
    ...filters,
    archived: view === 'archived' ? ('only' as const) : undefined,
    sort,
    order: sort === undefined ? order : undefined,
  };
}
