import type { Account, Role } from '../table/accounts';

/** The role a login begins in: the one last acted in while the person still has it, else the one added last; undefined without any. */
export const firstRole = (
  { lastRoleId }: Pick<Account, 'lastRoleId'>,
  roles: readonly Role[],
): Role | undefined =>
  roles.find(({ userRoleId }) => userRoleId === lastRoleId) ??
  roles.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
