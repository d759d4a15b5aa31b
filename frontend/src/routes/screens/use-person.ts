import type { CurrentUser } from '../../../../shared/contract/users';
import { levelOf, mayAddUnits } from '../../../../shared/domain/people/permissions';
import type { Viewer } from '../../../../shared/domain/people/roles';
import { useSession } from '../../api/session';
import { viewerOf } from '../../api/viewer';
import type { Owning } from '../../features/owners/pickers/owner-values';

export type Person = {
  readonly user: CurrentUser;
  readonly role: CurrentUser['roles'][number];
  readonly viewer: Viewer;
  readonly planId: number;
  /** The role can add properties and the account is writable (ROL-06; decisions, Plans). */
  readonly mayAdd: boolean;
};

/** The signed-in person in the active role; undefined for a moment during logout. */
export function usePerson(): Person | undefined {
  const user = useSession();
  const role = user?.roles[0];
  const viewer = user && viewerOf(user);
  if (!user || !role || !viewer) return undefined;
  const planId = user.plan[0]?.planid ?? 0;
  return { user, role, viewer, planId, mayAdd: mayAddUnits(viewer) && user.account.canChange };
}

/** The person in the form that the owner pickers need. */
export const owningOf = ({ user, role, planId, viewer }: Person): Owning => ({
  self: {
    userId: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    mobile: user.mobile_number,
  },
  roleLabel: role.role_label,
  planId,
  adminId: role.admin_userid,
  owners: levelOf(viewer, 'owners'),
});
