import type { Contract } from '../../../shared/contract';
import { findRequest } from '../../common/requests/request-at';
import type { Handler } from '../../runtime/handler';
import { messagesShown } from '../read-request';

export const listMessages: Handler<Contract['requests']['listMessages']> = async (
  { viewer, now, params: { id: requestId }, query: { before } },
  deps,
) => {
  const at = await findRequest({ viewer, now, requestId }, deps);
  const key = { organizationId: viewer.organizationId, requestId };
  const [{ messages, hasMore }, files] = await Promise.all([
    deps.requests.messages({ ...key, before }),
    deps.requests.files(key),
  ]);
  const shown = await messagesShown({ messages, files }, { ...at, viewer, now }, deps);
  return { success: 1, data: { messages: shown, has_more: hasMore && at.side !== 'owner' } };
};
