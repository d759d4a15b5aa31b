import type { CurrentUser } from '../../../../shared/contract/users';
import { api } from '../../api/client';
import { ApiRefusal } from '../../api/refusal';
import { refusalWords } from '../../api/refusal-words';
import { report } from '../../api/report';
import { signIn } from '../../api/session';
import { toast } from '../../ui/feedback/toast';

/** Roles to switch to. If the server listed its known labels, others are left out (API-10). */
export function otherRoles(user: Pick<CurrentUser, 'roles'>, known: Readonly<Record<string, number>>) {
  const all = Object.keys(known).length === 0;
  return user.roles.slice(1).filter(({ role_label }) => all || role_label in known);
}

/** Opens the same session in another role and drops the cached data of the first one. */
export async function switchRole(userRoleId: string, then: () => Promise<void>): Promise<void> {
  try {
    const { data } = await api.users.switchRole({ body: { user_role_id: userRoleId } });
    if (!signIn(data)) throw new Error('The account has no user data');
    await then();
  } catch (cause) {
    report('The role was not switched', cause);
    const isNotPaid = cause instanceof ApiRefusal && cause.code === 'access-not-paid';
    const title = isNotPaid ? refusalWords(cause) : 'The role could not be switched. Please try again.';
    toast({ title, kind: 'error' });
  }
}
