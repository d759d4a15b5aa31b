import { rentOrders, rentViews } from '../../../../../shared/domain/ledger/rent-list';
import { oneOf } from '../../../ui/list/address-parts';
import { chosenPart, keptParts, placeParts, rangePart, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const places = listPlaces({
  filters: {
    ...placeParts,
    late: rangePart,
    amount: rangePart,
    autopay: oneOf(['on', 'off']),
    status: chosenPart,
  },
  kept: keptParts({
    views: rentViews,
    columns: [...rentOrders.map((key) => ({ key })), { key: 'latest', isSorted: false }],
  }),
});

/** Without a view: what is past due. */
export const balancePlaces = {
  ...places,
  parse: (raw: Parameters<typeof places.parse>[0]) => places.parse(withOldNames(raw)),
};
export type BalancesPlace = PlaceOf<typeof balancePlaces>;

/** What the server is asked for a place. */
export function balancesAsked(place: BalancesPlace) {
  const { q: search, view = 'past-due', cols: _, ...filters } = places.filtersOf(place);
  return { search, view, ...filters };
}
