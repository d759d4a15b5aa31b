import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { currentUser } from './current-user';

/** Current user data (spec §3), the active role first. */
export const getCurrentUser: Handler<Contract['users']['getCurrentUser']> = async (
  { viewer, now, organisation },
  deps,
) => {
  const [person, ownOrganisation, plans] = await Promise.all([
    deps.accounts.byId(viewer.userId),
    organisation(),
    deps.plans.all(),
  ]);
  const active = person?.roles.find((role) => role.userRoleId === viewer.userRoleId);
  // The account or the role is gone: the session that acts in it means nothing any more.
  if (!person || !active) throw refuse('not-authenticated');
  return { success: 1, data: currentUser({ ...person, active, organisation: ownOrganisation, plans, now }) };
};
