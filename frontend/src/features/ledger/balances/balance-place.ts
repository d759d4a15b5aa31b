import { text } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

export const balancePlaces = listPlaces({ filters: { search: text() } });
export type BalancesPlace = PlaceOf<typeof balancePlaces>;
