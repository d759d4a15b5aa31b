import { users as rows } from '../../shared/contract/users';
import { refuse } from '../../shared/wire/refusals';
import { answerSignedIn } from '../common/accounts/answer-signed-in';
import { change } from '../runtime/change';
import { viewerOf } from '../runtime/viewer-of';

/** Switches the session to another of the caller's roles, where the next login starts too. */
export const switchRole = change(rows.switchRole, {
  read: ({ viewer }, { accounts }) => accounts.byId(viewer.userId),
  act: async ({ body, viewer: { userId }, session, now, found: person }, deps) => {
    const active = person?.roles.find((role) => role.userRoleId === body.user_role_id);
    if (!person || !active) throw refuse('not-found');
    const viewer = viewerOf(active);
    const acting = { ...(await session()), viewer };
    const { sessionId } = acting;
    const [data, lives] = await Promise.all([
      answerSignedIn({ ...person, active, session: acting, now }, deps),
      deps.sessions.actAs({ userId, sessionId, viewer, at: now.toISOString() }),
      deps.accounts.rememberRole(viewer),
    ]);
    if (!lives) throw refuse('not-authenticated');
    return { success: 1, data };
  },
});
