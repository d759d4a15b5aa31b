import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { extendedExpiry, tokenOf } from './sessions';

/** A new token for the same session, before it runs out; never past the session's thirty days. */
export const extendSession: Handler<Contract['users']['extendSession']> = async (
  { viewer, session, now },
  deps,
) => {
  const current = await session();
  const { sessionId } = current;
  const expiresAt = extendedExpiry(current, now);
  if (!(await deps.sessions.extend({ userId: viewer.userId, sessionId, expiresAt })))
    throw refuse('not-authenticated');
  return { success: 1, data: { token: await tokenOf({ ...current, expiresAt }, now, deps), sessionId } };
};
