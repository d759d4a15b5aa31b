import { notifications as rows } from '../../shared/contract/notifications';
import { change } from '../runtime/change';

/** API-26. What somebody has read is no change of the organization's data: the audit log says nothing of it. */
export const markRead = change(rows.markRead, {
  act: async ({ viewer: { organizationId, userRoleId }, body }, deps) => {
    await deps.notifications.markRead({ organizationId, userRoleId, notificationId: body.id });
    return { success: 1 };
  },
});
