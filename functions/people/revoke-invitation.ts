import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';
import { changeOf } from './end-access';

/** Takes an invitation back. Its link stops; the mail is free for another one. */
export const revokeInvitation: Handler<Contract['people']['revokeInvitation']> = async (request, deps) => {
  const userRoleId = request.body.user_role_id;
  const change = await changeOf(request, { userRoleId, action: 'person.revoke', ends: false }, deps);
  await deps.people.revoke(change);
  return { success: 1 };
};
