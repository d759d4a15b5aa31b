import { requests as rows } from '../../../shared/contract/requests';
import { findRequest } from '../../common/requests/request-at';
import { change } from '../../runtime/change';

/** The caller has read the thread up to a message; only forward. */
export const markMessagesRead = change(rows.markMessagesRead, {
  read: ({ viewer, now, body }, deps) => findRequest({ viewer, now, requestId: body.request_id }, deps),
  act: async ({ viewer, body, found }, deps) => {
    const { organizationId, userRoleId } = viewer;
    const { requestId } = found.request;
    const last = await deps.requests.lastMessage({ organizationId, requestId });
    const seq = Math.min(body.seq, last);
    if (seq > 0) await deps.requests.markRead({ organizationId, requestId, userRoleId, seq });
    return { success: 1 };
  },
});
