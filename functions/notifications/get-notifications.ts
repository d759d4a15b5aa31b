import type { Contract } from '../../shared/contract';
import { limits } from '../../shared/domain/limits';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';

/** API-25. Only of the caller's own active role; any other is `not-found`. */
export const getNotifications: Handler<Contract['notifications']['getNotifications']> = async (
  { viewer, params, query },
  deps,
) => {
  if (params.userRoleId !== viewer.userRoleId) throw refuse('not-found');
  const { organizationId, userRoleId } = viewer;
  const { after, limit = limits.listPage } = query;
  const [page, unreadCount] = await Promise.all([
    deps.notifications.page({ organizationId, userRoleId, limit, after }),
    deps.notifications.unreadCount({ organizationId, userRoleId }),
  ]);
  return {
    success: 1,
    encryptedData: {
      notifications: page.notifications.map((one) => ({
        id: one.notificationId,
        title: one.title,
        description: one.description,
        created_at: one.createdAt,
        is_read: one.isRead,
        message_type: one.messageType,
        type_of_notification: one.type,
        link: one.link,
      })),
      unreadCount,
      next: page.next,
    },
  };
};
