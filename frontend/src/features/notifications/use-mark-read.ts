import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { report } from '../../api/report';
import { type NotificationsPage, notificationsKey } from './queries';

/** The page after this notification is read. */
export function withRead(page: NotificationsPage, id: string): NotificationsPage {
  const isUnread = page.notifications.some((one) => one.id === id && !one.is_read);
  if (!isUnread) return page;
  return {
    ...page,
    unreadCount: Math.max(0, page.unreadCount - 1),
    notifications: page.notifications.map((one) => (one.id === id ? { ...one, is_read: true } : one)),
  };
}

/** The page after all are read. */
export const withAllRead = (page: NotificationsPage): NotificationsPage => ({
  ...page,
  unreadCount: 0,
  notifications: page.notifications.map((one) => ({ ...one, is_read: true })),
});

/** Shown at once, and always refetched, which takes it back after a failure. */
export function useMarkAllRead(): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => api.notifications.markAllRead({ body: {} }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: notificationsKey });
      client.setQueriesData<NotificationsPage>({ queryKey: notificationsKey }, (page) =>
        page ? withAllRead(page) : page,
      );
    },
    onError: (cause) => report('The notifications could not be marked read', cause),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }),
  });
  return mutate;
}

/** API-26: shown as read at once, and always refetched (NTF-02). A failure is only logged. */
export function useMarkRead(): (id: string) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.notifications.markRead({ body: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: notificationsKey });
      client.setQueriesData<NotificationsPage>({ queryKey: notificationsKey }, (page) =>
        page ? withRead(page, id) : page,
      );
    },
    onError: (cause) => report('A notification could not be marked read', cause),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }),
  });
  return mutate;
}
