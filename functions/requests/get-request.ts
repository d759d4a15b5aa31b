import type { Contract } from '../../shared/contract';
import { findRequest } from '../common/requests/request-at';
import type { Handler } from '../runtime/handler';
import { readDetails } from './read-request';

export const getRequest: Handler<Contract['requests']['getRequest']> = async (
  { viewer, now, params: { id: requestId } },
  deps,
) => {
  const at = await findRequest({ viewer, now, requestId }, deps);
  const key = { organizationId: viewer.organizationId, requestId };
  const [events, files, thread, read] = await Promise.all([
    deps.requests.history(key),
    deps.requests.files(key),
    deps.requests.messages(key),
    deps.requests.readUpTo({ ...key, userRoleId: viewer.userRoleId }),
  ]);
  const data = await readDetails({ ...at, viewer, now }, { events, files, thread, read }, deps);
  return { success: 1, data };
};
