import { unitOrders } from '../../../../../shared/domain/portfolio/unit-list';
import { unitViews } from '../../../../../shared/domain/portfolio/vacancy';
import { keptParts, placeParts, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const places = listPlaces({
  filters: placeParts,
  kept: keptParts({
    views: ['all', ...unitViews],
    columns: [
      ...unitOrders.map((key) => ({ key })),
      ...['tenants', 'rent'].map((key) => ({ key, isSorted: false })),
    ],
  }),
});

/** /units. Without a view: all of them. */
export const unitListPlaces = {
  ...places,
  parse: (raw: Parameters<typeof places.parse>[0]) => places.parse(withOldNames(raw)),
};
export type UnitListPlace = PlaceOf<typeof unitListPlaces>;

/** What the server is asked for a place. */
export function unitsAsked(place: UnitListPlace) {
  const { q: search, view = 'all', cols: _, ...filters } = places.filtersOf(place);
  return { search, view: view === 'all' ? undefined : view, ...filters };
}
