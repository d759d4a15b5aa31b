import * as z from 'zod';
import { messageTypes } from '../../../shared/domain/notifications';
import { organizationPartition, separator, sha256 } from '../db/keys';
import { type RecordOf, record } from '../db/record';

/** Who is told: one person in one role. */
export type Recipient = { readonly organizationId: string; readonly userRoleId: string };

export const notificationsPartition = ({ organizationId, userRoleId }: Recipient) =>
  `${organizationPartition(organizationId)}#NOTIFICATIONS#${userRoleId}`;

/** Where a notification stands among the person's, by time. */
export const notificationPlace = (one: { createdAt: string; notificationId: string }): string =>
  [one.createdAt, one.notificationId].join(separator);

/** What one person in one role is told in the product. `createdAt` is a UTC instant. */
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
    /** As it was written: a kind that is not known any more is still shown. */
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

/** The id follows from person and event, so that a repeat finds the one there is; it is opaque, and only ever read beside its person. */
export const notificationIdOf = ({ organizationId, userRoleId, source }: Recipient & { source: string }) =>
  `ntf_${sha256(JSON.stringify([organizationId, userRoleId, source])).slice(0, 32)}`;
