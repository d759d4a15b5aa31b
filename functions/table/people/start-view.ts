import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { Session } from '../sessions/record';
import { type Actor, actorStands, roleIsIn } from './writes';

type View = { readonly session: Session; readonly actor: Actor; readonly trace: Trace };

/**
 * Stores a 'View as' session among the admin's own, who alone has its token; returns a running one for the
 * same person. Refuses `cannot-view-as` when that person's role was stopped, `conflict`.
 */
export const startView =
  (db: Db) =>
  async ({ session, actor, trace }: View): Promise<Session> => {
    const { viewer } = session;
    const isFree = {
      or: [
        { attr: 'sessionId', exists: false },
        { attr: 'expiresAt', lte: trace.now.toISOString() },
        { attr: 'viewer.userRoleId', ne: viewer.userRoleId },
      ],
    } as const;
    const failure = await db.transact([
      ...traceWrites(trace),
      roleIsIn(viewer),
      put(Session, { ...session, userId: actor.userId }, isFree),
      actorStands(actor),
    ]);
    if (!failure) return session;
    if (failure.name === 'role') throw refuse('cannot-view-as');
    const underWay = failure.found(Session);
    if (failure.name === 'session' && underWay) return underWay;
    throw refuse('conflict');
  };
