import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../shared/contract/endpoint';
import type { notifications } from '../../../../shared/contract/notifications';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { report } from '../../api/report';

export type NotificationsPage = AnswerOf<typeof notifications.getNotifications>['encryptedData'];

const notificationsKey = ['notifications'] as const;
/** Gently: once a minute while somebody looks, and whenever somebody comes back to the window. */
const pollMilliseconds = 60_000;

/** API-25. A failure is logged (spec §8); whoever shows the list says so besides. */
export const notificationsQuery = ({
  userRoleId,
  after,
}: {
  userRoleId: string;
  after?: string | undefined;
}) =>
  queryOptions({
    queryKey: [...notificationsKey, userRoleId, after ?? ''],
    queryFn: async ({ signal }) => {
      const query = { limit: limits.listPage, ...(after === undefined ? {} : { after }) };
      try {
        return (await api.notifications.getNotifications({ params: { userRoleId }, query }, { signal }))
          .encryptedData;
      } catch (cause) {
        if (!signal.aborted) report('Notifications could not be read', cause);
        throw cause;
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: after === undefined ? pollMilliseconds : false,
  });

/** The page as it is once this one is read. */
export function withRead(page: NotificationsPage, id: string): NotificationsPage {
  const isUnread = page.notifications.some((one) => one.id === id && !one.is_read);
  if (!isUnread) return page;
  return {
    ...page,
    unreadCount: Math.max(0, page.unreadCount - 1),
    notifications: page.notifications.map((one) => (one.id === id ? { ...one, is_read: true } : one)),
  };
}

/** API-26: shown as read at once; the list is asked for again whatever came of it (NTF-02). A failure is only logged. */
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
