import * as z from 'zod';
import { messageTypes } from '../domain/notifications/notifications';
import { bearer, endpoints } from './endpoint';
import { cursor, done, id, paging, success } from './parts';

/** Spec §3. `created_at` is a UTC instant; `link` is a path in the product, empty when there is none. */
export const NotificationLine = z.object({
  id,
  title: z.string(),
  description: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
  message_type: z.enum(messageTypes),
  type_of_notification: z.string(),
  link: z.string(),
});
export type NotificationLine = z.infer<typeof NotificationLine>;

export const notifications = endpoints({
  /** API-25. Not sealed: the client opens only `data` and `results` (spec §7; decisions, Calls). */
  getNotifications: {
    method: 'GET',
    path: '/api/getProperty/getNotifications/{userRoleId}',
    auth: bearer(),
    summary: 'The caller’s notifications in the active role, newest first, paged, and how many are unread',
    params: z.object({ userRoleId: id }),
    query: z.object({ ...paging }),
    reply: z.object({
      success,
      encryptedData: z.object({
        notifications: z.array(NotificationLine),
        unreadCount: z.number().int().min(0),
        next: cursor.optional(),
      }),
    }),
    refusals: ['not-found'],
    viewAs: 'refused',
  },
  /** API-26. */
  markRead: {
    method: 'PUT',
    path: '/api/getProperty/mark-read',
    auth: bearer(),
    summary: 'Mark one of the caller’s notifications read; one that is read stays read',
    body: z.object({ id }),
    reply: done,
    refusals: ['not-found'],
    whenReadOnly: true,
  },
  markAllRead: {
    method: 'PUT',
    path: '/api/getProperty/markAllRead',
    auth: bearer(),
    summary: 'Mark all of the caller’s notifications in the active role read',
    body: z.object({}),
    reply: done,
    refusals: [],
    whenReadOnly: true,
  },
});
