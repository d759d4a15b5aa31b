import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';
import { changeOf } from './end-access';

/** Takes access away for now: the role stops, and the sessions in it end in the same transaction. */
export const suspendPerson: Handler<Contract['people']['suspendPerson']> = async (request, deps) => {
  const userRoleId = request.body.user_role_id;
  const change = await changeOf(request, { userRoleId, action: 'person.suspend', ends: true }, deps);
  await deps.people.changeAccess({ ...change, to: 'suspended' });
  return { success: 1 };
};
