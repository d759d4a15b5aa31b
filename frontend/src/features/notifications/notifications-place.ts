import { listPlaces, type PlaceOf } from '../../ui/list/list-place';

export const notificationPlaces = listPlaces({});
export type NotificationsPlace = PlaceOf<typeof notificationPlaces>;
