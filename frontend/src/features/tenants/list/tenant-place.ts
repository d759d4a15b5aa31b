import { tenantOrders, tenantViews } from '../../../../../shared/domain/leases/tenant-list';
import { chosenPart, keptParts, placeParts, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const places = listPlaces({
  filters: { ...placeParts, access: chosenPart },
  kept: keptParts({ views: ['all', ...tenantViews], columns: tenantOrders.map((key) => ({ key })) }),
});

/** Without a view: everyone, by name. */
export const tenantPlaces = {
  ...places,
  parse: (raw: Parameters<typeof places.parse>[0]) => places.parse(withOldNames(raw)),
};
export type TenantsPlace = PlaceOf<typeof tenantPlaces>;

/** What the server is asked for a place. */
export function tenantsAsked(place: TenantsPlace) {
  const { q: search, view = 'all', cols: _, ...filters } = places.filtersOf(place);
  return { search, view: view === 'all' ? undefined : view, ...filters };
}
