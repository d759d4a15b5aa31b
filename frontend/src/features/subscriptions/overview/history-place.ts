import { listPlaces, type PlaceOf } from '../../../ui/list/list-place';

/** The payments page from the address; the first one has the newest. */
export const historyPlaces = listPlaces({});
export type HistoryPlace = PlaceOf<typeof historyPlaces>;
