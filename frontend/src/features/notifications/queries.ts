import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../shared/contract/endpoint';
import type { notifications } from '../../../../shared/contract/notifications';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { report } from '../../api/report';

export type NotificationsPage = AnswerOf<typeof notifications.getNotifications>['encryptedData'];

export const notificationsKey = ['notifications'] as const;
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
      const query = { limit: limits.listPage, after };
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
