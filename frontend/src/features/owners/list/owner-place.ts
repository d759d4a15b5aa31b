import { ownerOrders, ownerViews } from '../../../../../shared/domain/portfolio/owner-list';
import { oneOf } from '../../../ui/list/address-parts';
import { keptParts, placeParts, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const places = listPlaces({
  filters: placeParts,
  kept: {
    ...keptParts({ views: ['all', ...ownerViews], columns: ownerOrders.map((key) => ({ key })) }),
    /** What one came to add. */
    add: oneOf(['owner']),
  },
});

/** Without a view: all owners, those with the most money first. */
export const ownersPlaces = {
  ...places,
  parse: (raw: Parameters<typeof places.parse>[0]) => places.parse(withOldNames(raw)),
};
export type OwnersPlace = PlaceOf<typeof ownersPlaces>;

/** What the server is asked for a place. */
export function ownersAsked(place: OwnersPlace) {
  const {
    q: search,
    view = 'all',
    sort = 'balance.desc',
    cols: _,
    add: __,
    ...filters
  } = places.filtersOf(place);
  return {
    search,
    ...filters,
    view: view === 'all' ? undefined : view,
    // By name is the order that the server has by a key.
    sort: sort === 'name.asc' ? undefined : sort,
  };
}
