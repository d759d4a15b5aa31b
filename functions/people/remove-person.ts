import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';
import { changeOf } from './end-access';

/** Takes somebody out of the organisation; the account stays, as it may have roles elsewhere. */
export const removePerson: Handler<Contract['people']['removePerson']> = async (request, deps) => {
  const userRoleId = request.body.user_role_id;
  const change = await changeOf(request, { userRoleId, action: 'person.remove', ends: true }, deps);
  await deps.people.changeAccess({ ...change, to: 'removed' });
  return { success: 1 };
};
