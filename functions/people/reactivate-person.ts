import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';
import { changeOf } from './end-access';
import { organisationOnOrgPlan } from './org-plan';

/** Lets a suspended person in again, with what was granted before. */
export const reactivatePerson: Handler<Contract['people']['reactivatePerson']> = async (request, deps) => {
  await organisationOnOrgPlan(request);
  const userRoleId = request.body.user_role_id;
  const change = await changeOf(request, { userRoleId, action: 'person.reactivate', ends: false }, deps);
  await deps.people.changeAccess({ ...change, to: 'active' });
  return { success: 1 };
};
