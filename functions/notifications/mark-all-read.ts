import { notifications as rows } from '../../shared/contract/notifications';
import { change } from '../runtime/change';

/** All of the caller's in the active role, those on later pages too. As `markRead`, not in the audit log. */
export const markAllRead = change(rows.markAllRead, {
  act: async ({ viewer: { organizationId, userRoleId } }, deps) => {
    await deps.notifications.markAllRead({ organizationId, userRoleId });
    return { success: 1 };
  },
});
