import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';

/** API-26. What somebody has read is no change of the organization's data: the audit log says nothing of it. */
export const markRead: Handler<Contract['notifications']['markRead']> = async ({ viewer, body }, deps) => {
  const { organizationId, userRoleId } = viewer;
  await deps.notifications.markRead({ organizationId, userRoleId, notificationId: body.id });
  return { success: 1 };
};
