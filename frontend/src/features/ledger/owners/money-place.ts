import { anId } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

/** `id` is the property's. */
export const moneyPlaces = listPlaces({ kept: { id: anId } });
export type MoneyPlace = PlaceOf<typeof moneyPlaces>;
