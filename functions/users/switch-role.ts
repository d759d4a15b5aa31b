import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';
import { viewerOf } from '../runtime/viewer-of';
import { signedIn } from './signed-in';

/** Puts another of the caller's roles into the session, and answers a token of that same session. */
export const switchRole: Handler<Contract['users']['switchRole']> = async (
  { body, viewer, session, now },
  deps,
) => {
  const person = await deps.accounts.byId(viewer.userId);
  const active = person?.roles.find((role) => role.userRoleId === body.user_role_id);
  if (!person || !active) throw refuse('not-found');
  const { sessionId, ...rest } = await session();
  const switched = viewerOf(active);
  const acting = { ...rest, sessionId, viewer: switched };
  const [data, lives] = await Promise.all([
    signedIn({ ...person, active, session: acting, now }, deps),
    deps.sessions.actAs({ userId: viewer.userId, sessionId, viewer: switched, at: now.toISOString() }),
  ]);
  if (!lives) throw refuse('not-authenticated');
  return { success: 1, data };
};
