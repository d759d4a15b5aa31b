import type { NotificationText } from '../../../shared/domain/notifications';
import { put, type Write } from '../db/writes';
import { outboxWrite } from '../outbox/writes';
import { Notification, notificationIdOf, type Recipient } from './record';

/** Something one person is told in one role. `source` names the event: the same event tells the same person once. */
export type NewNotification = Recipient & {
  readonly source: string;
  readonly text: NotificationText;
  readonly now: Date;
  /** False for who wants none of its kind under the bell. */
  readonly bell?: boolean | undefined;
  /** The person (user id) whom it is mailed to as well. */
  readonly mailTo?: string | undefined;
  /** The rental owner (owner id) it is mailed to, whatever was chosen: it concerns the owner's money. */
  readonly mailToOwner?: string | undefined;
};

/** Days a notification is kept: half a year, longer than anybody scrolls back. */
const keptDays = 180;

function bellWrite({ source, text, now, ...one }: NewNotification): Write<'notification'> {
  const { organizationId, userRoleId } = one;
  return put(Notification, {
    organizationId,
    userRoleId,
    notificationId: notificationIdOf({ organizationId, userRoleId, source }),
    ...text,
    createdAt: now.toISOString(),
    isRead: false,
    ttl: Math.ceil(now.getTime() / 1000) + keptDays * 86_400,
  });
}

const isMailed = ({ mailTo, mailToOwner }: NewNotification): boolean =>
  mailTo !== undefined || mailToOwner !== undefined;

/** The mail of a notification, as it waits in the outbox. */
function mailWrite({ mailTo: userId = '', mailToOwner: ownerId, text, now, ...one }: NewNotification) {
  const { organizationId } = one;
  const message = { kind: 'notification', userId, ownerId, text } as const;
  return outboxWrite({ organizationId, entryId: notificationIdOf(one), dueAt: now.toISOString(), message });
}

/**
 * Tells it in the transaction of what it tells of: under the bell and, where that is wanted, by a mail that waits for the job that sends it. The
 * event must happen once (a guarded change): a repeat would make it unread again.
 */
export const notificationWrites = (
  told: readonly NewNotification[] = [],
): Write<'notification' | 'outbox'>[] =>
  told.flatMap((one) => [
    ...(one.bell === false ? [] : [bellWrite(one)]),
    ...(isMailed(one) ? [mailWrite(one)] : []),
  ]);
