import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';

/**
 * Ends the caller's session, and another of the caller's own when `sessionId` names one (API-11). Sessions are found under their person, so
 * somebody else's id finds nothing, and nothing is said about it.
 */
export const logout: Handler<Contract['users']['logout']> = async ({ body, viewer, session }, deps) => {
  const own = (await session()).sessionId;
  const named = body.sessionId === '' ? [] : [body.sessionId];
  const ended = [...new Set([own, ...named])];
  await Promise.all(ended.map((sessionId) => deps.sessions.end({ userId: viewer.userId, sessionId })));
  return { success: 1 };
};
