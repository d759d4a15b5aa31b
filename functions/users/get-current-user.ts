import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { describeUser, otherNames } from '../common/accounts/describe-user';
import type { Handler } from '../runtime/handler';

/** Current user data (spec §3), the active role first. */
export const getCurrentUser: Handler<Contract['users']['getCurrentUser']> = async (
  { viewer, now, organization, session },
  deps,
) => {
  const [person, ownOrganization, plans] = await Promise.all([
    deps.accounts.byId(viewer.userId),
    organization(),
    deps.plans.all(),
  ]);
  const active = person?.roles.find((role) => role.userRoleId === viewer.userRoleId);
  // The account or role is gone, so the session is void.
  if (!person || !active) throw refuse('not-authenticated');
  // 'View as' shows only this role, not where else the person works.
  const roles = viewer.viewAs ? [active] : person.roles;
  const data = describeUser({
    account: person.account,
    roles,
    active,
    plans,
    now,
    organization: ownOrganization,
    otherNames: await otherNames({ roles, active }, deps),
  });
  // 'View as' is read-only, so no screen offers a form.
  if (!viewer.viewAs) return { success: 1, data };
  const account = { ...data.account, canChange: false };
  return { success: 1, data: { ...data, account, view_as: { until: (await session()).expiresAt } } };
};
