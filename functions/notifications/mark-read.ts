import { notifications as rows } from '../../shared/contract/notifications';
import { change } from '../runtime/change';

/** API-26. Reading changes no data of the organization, so the audit log leaves it out. */
export const markRead = change(rows.markRead, {
  act: async ({ viewer: { organizationId, userRoleId }, body }, deps) => {
    await deps.notifications.markRead({ organizationId, userRoleId, notificationId: body.id });
    return { success: 1 };
  },
});
