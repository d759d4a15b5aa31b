import type { Deps } from '../runtime/deps';
import type { Opened } from '../runtime/deps-with-stores';
import { noticeStore } from '../table/notices';
import { notificationStore } from '../table/notifications';
import { planStore } from '../table/plans';

/** What mailing to people what a change told them asks of the table, beside what every call does. */
export const toldStores = ({ table }: Opened) =>
  ({
    notices: noticeStore(table),
    notifications: notificationStore(table),
    plans: planStore(table),
  }) satisfies Partial<Deps>;
