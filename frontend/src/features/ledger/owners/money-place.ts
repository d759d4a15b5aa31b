import { anId, oneOf } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

/** `id` is the property's; `record` is what one came to record. */
export const moneyPlaces = listPlaces({ kept: { id: anId, record: oneOf(['expense']) } });
export type MoneyPlace = PlaceOf<typeof moneyPlaces>;
