import * as z from 'zod';
import { messageTypes } from '../../../shared/domain/notifications/notifications';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** One person in one role. */
export type Recipient = { readonly organizationId: string; readonly userRoleId: string };

export const notificationsPartition = ({ organizationId, userRoleId }: Recipient) =>
  `${organizationPartition(organizationId)}#NOTIFICATIONS#${userRoleId}`;

/** A notification's place in the person's list, by time. */
export const notificationPlace = (one: { createdAt: string; notificationId: string }): string =>
  [one.createdAt, one.notificationId].join(separator);

/** A notification under one person's bell in one role. `createdAt` is a UTC instant. */
export const Notification = record({
  name: 'notification',
  fields: () => ({
    organizationId: z.string(),
    userRoleId: z.string(),
    notificationId: z.string(),
    title: z.string(),
    description: z.string(),
    createdAt: z.string(),
    isRead: z.boolean(),
    messageType: z.enum(messageTypes),
    /** Any text: a kind that no longer exists is still shown. */
    type: z.string(),
    link: z.string(),
    ttl: z.number(),
  }),
  key: (one: Recipient & { notificationId: string }) => ({
    pk: notificationsPartition(one),
    sk: `NOTIFICATION#${one.notificationId}`,
  }),
  derived: (one) => ({ order: notificationPlace(one) }),
});
export type Notification = RecordOf<typeof Notification>;

/** Made from person and event, so that a repeat finds the first one. Opaque to callers. */
export const notificationIdOf = ({ organizationId, userRoleId, source }: Recipient & { source: string }) =>
  `ntf_${sha256(JSON.stringify([organizationId, userRoleId, source])).slice(0, 32)}`;
