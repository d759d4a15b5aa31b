import type { Deps } from '../runtime/deps';
import type { Opened } from '../runtime/deps-with-stores';
import { callStores } from '../runtime/stores';
import { notificationStore } from '../table/notifications';

/** What this feature's handlers ask of the table. */
export const stores = (opened: Opened) =>
  ({
    ...callStores(opened),
    notifications: notificationStore(opened.table),
  }) satisfies Partial<Deps>;
