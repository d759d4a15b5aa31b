import { users as rows } from '../../shared/contract/users';
import { change } from '../runtime/change';

/**
 * Ends the caller's session, and another of the caller's own when `sessionId` names one (API-11). Sessions are found under their person, so
 * somebody else's id finds nothing, and nothing is said about it.
 */
export const logout = change(rows.logout, {
  act: async ({ body, viewer, session }, deps) => {
    const own = (await session()).sessionId;
    // Under 'View as' the way out is the admin's: the view and the session it hangs on end, and nothing of the person who was seen.
    const { userId, sessionId: named } = viewer.viewAs ?? {
      userId: viewer.userId,
      sessionId: body.sessionId,
    };
    const ended = new Set([own, named].filter((sessionId) => sessionId !== ''));
    await Promise.all([...ended].map((sessionId) => deps.sessions.end({ userId, sessionId })));
    return { success: 1 };
  },
});
