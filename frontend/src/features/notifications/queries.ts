import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../shared/contract/endpoint';
import type { notifications } from '../../../../shared/contract/notifications';
import { limits } from '../../../../shared/domain/limits';
import { api } from '../../api/client';
import { report } from '../../api/report';

export type NotificationsPage = AnswerOf<typeof notifications.getNotifications>['encryptedData'];

export const notificationsKey = ['notifications'] as const;
/** Once a minute while the window is visible, and whenever it regains focus. */
const pollMilliseconds = 60_000;

/** API-25. Logs a failure (spec §8); the list also shows it. */
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
