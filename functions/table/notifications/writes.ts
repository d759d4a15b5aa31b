import type { NotificationText } from '../../../shared/domain/notifications/notifications';
import { put, type Write } from '../db/writes';
import { outboxWrite } from '../outbox/writes';
import { Notification, notificationIdOf, type Recipient } from './record';

/** `source` names the event: an event notifies the same person in the same role once. */
export type NewNotification = Recipient & {
  readonly source: string;
  readonly text: NotificationText;
  readonly now: Date;
  /** False when the person wants none of this kind under the bell. */
  readonly bell?: boolean | undefined;
  /** User id of the person who also gets it by mail. */
  readonly mailTo?: string | undefined;
  /** It goes out whatever the person chose: it concerns their money. */
  readonly isNeeded?: boolean | undefined;
  /** Owner id of a rental owner who gets it by mail whatever they chose: it concerns their money. */
  readonly mailToOwner?: string | undefined;
};

/** Half a year: longer than anyone scrolls back. */
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

/** Waits in the outbox until a job sends it. */
function mailWrite({ mailTo: userId = '', mailToOwner: ownerId, text, now, ...one }: NewNotification) {
  const { organizationId, isNeeded } = one;
  const message = { kind: 'notification', userId, ownerId, isNeeded, text } as const;
  return outboxWrite({ organizationId, entryId: notificationIdOf(one), dueAt: now.toISOString(), message });
}

/**
 * Notifies in the transaction of the change: under the bell and, where wanted, by a mail that a job sends.
 * The event must happen once (a guarded change): a repeat would make it unread again.
 */
export const notificationWrites = (
  told: readonly NewNotification[] = [],
): Write<'notification' | 'outbox'>[] =>
  told.flatMap((one) => [
    ...(one.bell === false ? [] : [bellWrite(one)]),
    ...(isMailed(one) ? [mailWrite(one)] : []),
  ]);
