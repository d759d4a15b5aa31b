import { users as rows } from '../../shared/contract/users';
import { accountEntries } from '../common/accounts/audit-account';
import { change } from '../runtime/change';

/** Ends the caller's session, and another of the caller's own when `sessionId` names one (API-11). Someone
 * else's id finds nothing, silently. In 'View as' it ends the view and the admin's session behind it, and
 * nothing of the viewed person's. */
export const logout = change(rows.logout, {
  read: ({ viewer }, { accounts }) => accounts.byId((viewer.viewAs ?? viewer).userId),
  act: async ({ body, viewer, session, found: person, ...call }, deps) => {
    const { sessionId: own } = await session();
    const { userId, userRoleId } = viewer.viewAs ?? viewer;
    const roles = person?.roles.filter((role) => role.userRoleId === userRoleId) ?? [];
    const end = (sessionId: string, action: 'account.logout' | 'account.sessions-end') => {
      const audit = person ? accountEntries({ ...person, roles }, { action, call }, deps) : [];
      return deps.sessions.end({ userId, sessionId, audit });
    };
    const other = viewer.viewAs?.sessionId ?? body.sessionId;
    const isOther = other !== '' && other !== own;
    await Promise.all([
      end(own, viewer.viewAs ? 'account.sessions-end' : 'account.logout'),
      isOther && end(other, viewer.viewAs ? 'account.logout' : 'account.sessions-end'),
    ]);
    return { success: 1 };
  },
});
