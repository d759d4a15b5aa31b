import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

/** Which page of the payments the address means; the first has the newest. */
export const historyPlaces = listPlaces({});
export type HistoryPlace = PlaceOf<typeof historyPlaces>;
