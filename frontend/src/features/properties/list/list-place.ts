import type { propertySorts } from '../../../../../shared/contract/properties';
import { propertyTypes } from '../../../../../shared/domain/property-types';
import type { Sort } from '../../../ui/data-table-column';
import { oneOf, text } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

export const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'name-descending': 'Name, Z to A',
} as const satisfies Record<(typeof propertySorts)[number], string>;

export const propertyPlaces = listPlaces({
  filters: { search: text(), type: oneOf(propertyTypes) },
  kept: { archived: oneOf(['only']), sort: oneOf(['oldest', 'name', 'name-descending']) },
  isTwoWay: true,
});
export type PropertiesPlace = PlaceOf<typeof propertyPlaces>;

export const sortOf = ({ sort }: PropertiesPlace): Sort =>
  sort === 'name' || sort === 'name-descending'
    ? { key: 'name', descending: sort === 'name-descending' }
    : { key: 'added', descending: sort !== 'oldest' };

const orders = { name: ['name', 'name-descending'], added: ['newest', 'oldest'] } as const;

/** The first click on a header sorts by it, the next one reverses. Dates start with the newest. */
export function sortedBy(place: PropertiesPlace, key: string): PropertiesPlace {
  const [first, turned] = orders[key === 'name' ? 'name' : 'added'];
  const { sort = 'newest' } = place;
  return propertyPlaces.narrowed(place, { sort: sort === first ? turned : first });
}
