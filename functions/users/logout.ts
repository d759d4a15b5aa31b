import { users as rows } from '../../shared/contract/users';
import { change } from '../runtime/change';

/** Ends the caller's session, and another of theirs that `sessionId` names (API-11). Someone else's id
 * finds nothing, and the answer does not tell. */
export const logout = change(rows.logout, {
  act: async ({ body, viewer, session }, deps) => {
    const own = (await session()).sessionId;
    // Under 'View as' the view and the admin's session end, never a session of the viewed person.
    const { userId, sessionId: named } = viewer.viewAs ?? {
      userId: viewer.userId,
      sessionId: body.sessionId,
    };
    const ended = new Set([own, named].filter((sessionId) => sessionId !== ''));
    await Promise.all([...ended].map((sessionId) => deps.sessions.end({ userId, sessionId })));
    return { success: 1 };
  },
});
