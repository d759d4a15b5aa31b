import { profile as rows } from '../../shared/contract/profile';
import { accountEntries } from '../common/accounts/audit-account';
import { change } from '../runtime/change';
import { readAccount } from './read-account';

/** Signs out one of the caller's devices. Someone else's id finds nothing, and the answer does not tell. */
export const endSession = change(rows.endSession, {
  read: readAccount,
  act: async ({ viewer, body, found: person, ...call }, deps) => {
    const audit = accountEntries(person, { action: 'account.sessions-end', call }, deps);
    await deps.sessions.end({ userId: viewer.userId, sessionId: body.session_id, audit });
    return { success: 1 };
  },
});
