import type { LeaseTab } from '../../../../../shared/contract/leases';
import { leaseEnds, leaseOrders } from '../../../../../shared/domain/leases/lease-list';
import { oneOf } from '../../../ui/list/address-parts';
import { chosenPart, keptParts, placeParts, rangePart, withOldNames } from '../../../ui/list/kit/kit-place';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

const views = ['all', 'drafts', 'out', 'active', 'expiring', 'ended'] as const satisfies readonly (
  | LeaseTab
  | 'all'
)[];

const places = listPlaces({
  filters: {
    ...placeParts,
    status: chosenPart,
    ends: oneOf(leaseEnds),
    offer: oneOf(['without']),
    rent: rangePart,
  },
  kept: keptParts({
    views,
    columns: [
      ...leaseOrders.map((key) => ({ key })),
      ...['next', 'signed'].map((key) => ({ key, isSorted: false })),
    ],
  }),
});

/** Without a view: all leases. */
export const leasePlaces = {
  ...places,
  parse: (raw: Parameters<typeof places.parse>[0]) => places.parse(withOldNames(raw)),
};
export type LeasesPlace = PlaceOf<typeof leasePlaces>;

/** What the server is asked for a place. */
export function leasesAsked(place: LeasesPlace) {
  const { q: search, view = 'all', cols: _, ...filters } = places.filtersOf(place);
  return { search, tab: view === 'all' ? undefined : view, ...filters };
}
