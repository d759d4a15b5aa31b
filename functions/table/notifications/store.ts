import { refuse } from '../../../shared/wire/refusals';
import { present } from '../db/conditions';
import { placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { cutPage } from '../db/page';
import { update } from '../db/writes';
import { Notification, notificationsPartition, type Recipient } from './record';

type Page = { readonly notifications: Notification[]; readonly next?: string | undefined };

/** Writes sent at once. */
const together = 25;

export const notificationStore = (db: Db) => ({
  /** Newest first. Refuses `invalid` for a cursor of another list. */
  page: async ({
    after,
    limit,
    ...recipient
  }: Recipient & { after?: string | undefined; limit: number }): Promise<Page> => {
    const before = after === undefined ? undefined : placeOf('ntf', after).join(separator);
    const found = await db.list(Notification, {
      index: 'byOrder',
      partition: notificationsPartition(recipient),
      range: before === undefined ? undefined : { lt: before },
      descending: true,
      // One extra shows whether there is a next page.
      limit: limit + 1,
    });
    const placeIn = ({ createdAt, notificationId }: Notification) => [createdAt, notificationId] as const;
    const { shown: notifications, next } = cutPage(found, { list: 'ntf', placeIn, limit });
    return { notifications, next };
  },
  unreadCount: (recipient: Recipient): Promise<number> =>
    db.count(Notification, {
      partition: notificationsPartition(recipient),
      filter: { attr: 'isRead', eq: false },
    }),
  /** Refuses `not-found` for a notification of another person or role. Safe to repeat. */
  markRead: async (key: Recipient & { notificationId: string }): Promise<void> => {
    const isThere = await db.write(update(Notification, { key, set: { isRead: true }, condition: present }));
    if (!isThere) throw refuse('not-found');
  },
  /** Safe to repeat. One that arrives meanwhile may stay unread. */
  markAllRead: async (recipient: Recipient): Promise<void> => {
    const unread = await db.list(Notification, {
      partition: notificationsPartition(recipient),
      filter: { attr: 'isRead', eq: false },
    });
    const isRead = true;
    for (let at = 0; at < unread.length; at += together)
      await Promise.all(
        unread
          .slice(at, at + together)
          .map((key) => db.write(update(Notification, { key, set: { isRead }, condition: present }))),
      );
  },
});
export type Notifications = ReturnType<typeof notificationStore>;
