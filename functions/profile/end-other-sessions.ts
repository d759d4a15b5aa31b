import { profile as rows } from '../../shared/contract/profile';
import { accountEntries } from '../common/accounts/audit-account';
import { change } from '../runtime/change';
import { readAccount } from './read-account';

/** Signs out all of the caller's devices except the current one. */
export const endOtherSessions = change(rows.endOtherSessions, {
  read: async (asked, deps) => {
    const sessions = deps.sessions.all(asked.viewer.userId);
    const [person, among] = await Promise.all([readAccount(asked, deps), sessions]);
    return { person, among };
  },
  act: async ({ session, found: { person, among }, ...call }, deps) => {
    const { sessionId: keep } = await session();
    const audit = accountEntries(person, { action: 'account.sessions-end', call }, deps);
    await deps.sessions.endOthers({ keep, among, audit });
    return { success: 1 };
  },
});
