import { anId, oneOf, text } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

export const billsDue = ['past', 'week'] as const;

/** Of the bills of all properties: what is typed, one property, and when they are due. */
export const billsPlaces = listPlaces({ filters: { q: text(), property: anId, due: oneOf(billsDue) } });
export type BillsPlace = PlaceOf<typeof billsPlaces>;
