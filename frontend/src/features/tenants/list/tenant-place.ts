import { text } from '../../../ui/list/address-parts';
import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

export const tenantPlaces = listPlaces({ filters: { search: text() } });
export type TenantsPlace = PlaceOf<typeof tenantPlaces>;
