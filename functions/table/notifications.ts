import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { NotificationText } from '../../shared/domain/notifications';
import { refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { isConditionCheckFailed } from './condition-failed';
import { cursorOf, placeOf } from './cursor';
import { notificationEntities } from './entities/notification';
import { notificationsPartition, orders, sha256 } from './keys';
import { type ToldMail, toldMailWrite } from './told-mails';
import type { Write } from './transact';

type Recipient = { readonly organizationId: string; readonly userRoleId: string };

/** Something one person is told in one role. `source` names the event: the same event tells the same person once. */
export type NewNotification = Recipient & {
  readonly source: string;
  readonly text: NotificationText;
  readonly now: Date;
  /** False for who wants none of its kind under the bell. */
  readonly bell?: boolean;
  /** The person (user id) whom it is mailed to as well. */
  readonly mailTo?: string;
  /** The rental owner (owner id) it is mailed to, whatever was chosen: it concerns the owner's money. */
  readonly mailToOwner?: string;
};

/** `createdAt` is a UTC instant. */
export type StoredNotification = Omit<NotificationText, 'type'> & {
  readonly notificationId: string;
  readonly createdAt: string;
  readonly isRead: boolean;
  /** As it was written: a kind that is not known any more is still shown. */
  readonly type: string;
};

export type Notifications = {
  /** One person's in one role, newest first; `next` is an opaque place. Refuses `invalid` for a place that is not of this list. */
  page(
    query: Recipient & { after?: string; limit: number },
  ): Promise<{ notifications: StoredNotification[]; next?: string }>;
  unreadCount(recipient: Recipient): Promise<number>;
  /** Refuses `not-found` for what this person in this role does not have. Reading twice is no error. */
  markRead(key: Recipient & { notificationId: string }): Promise<void>;
};

/** Days a notification is kept: half a year, longer than anybody scrolls back. */
const keptDays = 180;

/** The id follows from person and event, so that a repeat finds the one there is; it is opaque, and only ever read beside its person. */
export const notificationIdOf = ({ organizationId, userRoleId, source }: Recipient & { source: string }) =>
  `ntf_${sha256(JSON.stringify([organizationId, userRoleId, source])).slice(0, 32)}`;

function recordOf({ organizationId, userRoleId, source, text, now }: NewNotification) {
  const notificationId = notificationIdOf({ organizationId, userRoleId, source });
  const createdAt = now.toISOString();
  return {
    ...{ organizationId, userRoleId, notificationId, ...text, createdAt },
    isRead: false,
    ttl: Math.ceil(now.getTime() / 1000) + keptDays * 86_400,
    order: orders.notification({ createdAt, notificationId }),
  };
}

const bellWrite = (table: TableClient, one: NewNotification) =>
  notificationEntities(table).notification.build(PutTransaction).item(recordOf(one));

const isMailed = ({ mailTo, mailToOwner }: NewNotification): boolean =>
  mailTo !== undefined || mailToOwner !== undefined;

/** The mail of a notification, as it waits for the job that sends it. */
export const toldMailOf = ({
  mailTo: userId = '',
  mailToOwner: ownerId,
  text,
  now,
  ...one
}: NewNotification): ToldMail => ({
  ...{ organizationId: one.organizationId, notificationId: notificationIdOf(one), userId, text },
  ...(ownerId !== undefined && { ownerId }),
  ...{ dueAt: now.toISOString(), tries: 0 },
});

/** Tells it in the transaction of what it tells of, under the bell and, where that is wanted, by a mail that waits for the job that sends it. The event must happen once (a guarded change): a repeat would make it unread again. */
export const notificationWrites = (
  table: TableClient,
  told: readonly NewNotification[] = [],
): Write<'notification'>[] =>
  told.flatMap((one) => [
    ...(one.bell === false ? [] : [{ name: 'notification' as const, write: bellWrite(table, one) }]),
    ...(isMailed(one)
      ? [{ name: 'notification' as const, write: toldMailWrite(table, toldMailOf(one)) }]
      : []),
  ]);

/** How many parts of a transaction `notificationWrites` makes of them. */
export const countNotificationWrites = (told: readonly NewNotification[]): number =>
  told.reduce((count, one) => count + (one.bell === false ? 0 : 1) + (isMailed(one) ? 1 : 0), 0);

type Stored = FormattedItem<ReturnType<typeof notificationEntities>['notification']>;
const toNotification = ({
  organizationId: _,
  userRoleId: __,
  ttl: ___,
  order: ____,
  ...shown
}: Stored): StoredNotification => shown;

export function notificationStore(table: TableClient): Notifications {
  const { notification } = notificationEntities(table);
  const partitionOf = ({ organizationId, userRoleId }: Recipient) =>
    notificationsPartition(organizationId, userRoleId);

  return {
    page: async ({ after, limit, ...recipient }) => {
      const place = after === undefined ? undefined : placeOf('ntf', after);
      const before = place && orders.notification({ createdAt: place[0], notificationId: place[1] });
      const { Items = [] } = await table
        .build(QueryCommand)
        .query({
          index: 'byOrder',
          partition: partitionOf(recipient),
          ...(before !== undefined && { range: { lt: before } }),
        })
        .entities(notification)
        // One more tells whether there is a next page.
        .options({ consistent: true, reverse: true, limit: limit + 1 })
        .send();
      const notifications = Items.slice(0, limit).map(toNotification);
      const last = notifications.at(-1);
      return {
        notifications,
        ...(Items.length > limit && last && { next: cursorOf('ntf', [last.createdAt, last.notificationId]) }),
      };
    },
    unreadCount: async (recipient) => {
      const { Count = 0 } = await table
        .build(QueryCommand)
        .query({ partition: partitionOf(recipient) })
        .entities(notification)
        .options({
          consistent: true,
          select: 'COUNT',
          maxPages: Number.POSITIVE_INFINITY,
          filters: { notification: { attr: 'isRead', eq: false } },
        })
        .send();
      return Count;
    },
    markRead: async ({ organizationId, userRoleId, notificationId }) => {
      try {
        await notification
          .build(UpdateItemCommand)
          .item({ organizationId, userRoleId, notificationId, isRead: true })
          .options({ condition: { attr: 'notificationId', exists: true } })
          .send();
      } catch (error) {
        if (isConditionCheckFailed(error)) throw refuse('not-found');
        throw error;
      }
    },
  };
}
