import { people as rows } from '../../shared/contract/people';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { tokenAnswer } from './view-token';

/** Back to the caller's own session. Outside 'View as' it returns that one too: leaving twice is no error. */
export const endViewAs = change(rows.endViewAs, {
  read: async ({ viewer: { viewAs } }, { sessions }) => viewAs && sessions.byId(viewAs),
  act: async ({ found: own, viewer, session, now }, deps) => {
    const current = await session();
    const { viewAs, userId } = viewer;
    if (!viewAs) return { success: 1, data: await tokenAnswer({ session: current, userId, now }, deps) };
    if (!own) throw refuse('not-authenticated');
    await deps.sessions.end({ userId: viewAs.userId, sessionId: current.sessionId });
    return { success: 1, data: await tokenAnswer({ session: own, userId: viewAs.userId, now }, deps) };
  },
});
