import { vendorOrders, vendorViews } from '../../../../../shared/domain/requests/vendor-list';
import { text } from '../../../ui/list/address-parts';
import { chosenPart, keptParts, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

/** A vendor belongs to no property and no owner. */
const places = listPlaces({
  filters: { q: text(), trade: chosenPart, insurance: chosenPart, area: chosenPart },
  kept: keptParts({ views: ['all', ...vendorViews], columns: vendorOrders.map((key) => ({ key })) }),
});

type Raw = Parameters<typeof places.parse>[0];

/** Without a view: vendors that are not archived, by name. */
export const vendorPlaces = {
  ...places,
  parse: (raw: Raw) =>
    places.parse({
      ...withOldNames(raw),
      view: raw.view ?? (raw.archived === undefined ? undefined : 'archived'),
    }),
};
export type VendorsPlace = PlaceOf<typeof vendorPlaces>;

/** What the server is asked for a place. */
export function vendorsAsked(place: VendorsPlace) {
  const { q: search, view = 'all', cols: _, ...filters } = places.filtersOf(place);
  return { search, view: view === 'all' ? undefined : view, ...filters };
}
