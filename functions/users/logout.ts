import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';

/**
 * Ends the caller's session, and another of the caller's own when `sessionId` names one (API-11). Sessions are found under their person, so
 * somebody else's id finds nothing, and nothing is said about it.
 */
export const logout: Handler<Contract['users']['logout']> = async ({ body, viewer, session }, deps) => {
  const own = (await session()).sessionId;
  // Under 'View as' the way out is the admin's: the view and the session it hangs on end, and nothing of the person who was seen.
  if (viewer.viewAs) {
    const { userId, sessionId } = viewer.viewAs;
    await Promise.all([own, sessionId].map((ended) => deps.sessions.end({ userId, sessionId: ended })));
    return { success: 1 };
  }
  const named = body.sessionId === '' ? [] : [body.sessionId];
  const ended = [...new Set([own, ...named])];
  await Promise.all(ended.map((sessionId) => deps.sessions.end({ userId: viewer.userId, sessionId })));
  return { success: 1 };
};
