import { users as rows } from '../../shared/contract/users';
import { refuse } from '../../shared/wire/refusals';
import { extendedExpiry, tokenOf } from '../common/accounts/make-session';
import { change } from '../runtime/change';

/** A new token for the same session, never past the session's thirty days. */
export const extendSession = change(rows.extendSession, {
  act: async ({ viewer, session, now }, deps) => {
    const current = await session();
    const { sessionId } = current;
    const expiresAt = extendedExpiry(current, now);
    if (!(await deps.sessions.extend({ userId: viewer.userId, sessionId, expiresAt })))
      throw refuse('not-authenticated');
    return { success: 1, data: { token: await tokenOf({ ...current, expiresAt }, now, deps), sessionId } };
  },
});
