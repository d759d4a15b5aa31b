import { notifications as rows } from '../../shared/contract/notifications';
import { change } from '../runtime/change';

/** Marks all of the caller's in the active role, also those on later pages. Like `markRead`, not logged. */
export const markAllRead = change(rows.markAllRead, {
  act: async ({ viewer: { organizationId, userRoleId } }, deps) => {
    await deps.notifications.markAllRead({ organizationId, userRoleId });
    return { success: 1 };
  },
});
