import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { tokenAnswer } from './view-token';

/** Back to the own session. Who looks through nobody's eyes is answered the session they have: leaving twice is no error. */
export const endViewAs: Handler<Contract['people']['endViewAs']> = async ({ viewer, session, now }, deps) => {
  const current = await session();
  const { viewAs } = viewer;
  if (!viewAs)
    return {
      success: 1,
      data: await tokenAnswer({ session: current, userId: viewer.userId, now }, deps),
    };
  const { userId, sessionId } = viewAs;
  const own = await deps.sessions.byId({ userId, sessionId });
  if (!own) throw refuse('not-authenticated');
  await deps.sessions.end({ userId, sessionId: current.sessionId });
  return { success: 1, data: await tokenAnswer({ session: own, userId, now }, deps) };
};
