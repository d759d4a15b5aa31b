import { documentOrders } from '../../../../../shared/domain/portfolio/document-list';
import { documentKinds } from '../../../../../shared/domain/portfolio/documents';
import { chosenPart, keptParts, placeParts, rangePart, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const places = listPlaces({
  filters: { ...placeParts, unit: chosenPart, shared: chosenPart, days: rangePart },
  kept: keptParts({
    views: ['all', ...documentKinds],
    columns: documentOrders.map((key) => ({ key })),
  }),
});

/** The documents of all units. Without a view: all folders, the newest first. */
export const allDocumentPlaces = {
  ...places,
  parse: (raw: Parameters<typeof places.parse>[0]) => places.parse(withOldNames(raw, { view: 'kind' })),
};
export type AllDocumentsPlace = PlaceOf<typeof allDocumentPlaces>;

/** What the server is asked for a place. */
export function allDocumentsAsked(place: AllDocumentsPlace) {
  const { q: search, view = 'all', cols: _, ...filters } = places.filtersOf(place);
  return { search, kind: view === 'all' ? undefined : view, ...filters };
}
