import type { Deps } from '../../../functions/runtime/deps/deps';
import type { Db } from '../../../functions/table/db/db';
import { put } from '../../../functions/table/db/writes';
import { Session, sessionKey } from '../../../functions/table/sessions/record';
import type { Viewer } from '../../../shared/domain/people/roles';

type Place = { readonly db: Db; readonly deps: Deps; now(): Date };

/** Sessions as the table stores them, and their tokens. */
export function sessionBuilders({ db, deps, now }: Place) {
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString();
  let made = 0;
  return {
    /** A session that lasts two hours unless told otherwise. Writing it again replaces it. */
    addSession: async (viewer: Viewer, over: Partial<Session> = {}): Promise<Session> => {
      made += 1;
      const session: Session = {
        sessionId: `ses_${made}`,
        viewer,
        createdAt: now().toISOString(),
        agent: 'test',
        expiresAt: after(7200),
        endsAt: after(30 * 86_400),
        ...over,
      };
      await db.write(put(Session, { ...session, ...sessionKey(session) }));
      return session;
    },
    /** Writes it as it is now. */
    keepSession: async (session: Session): Promise<void> => {
      await db.write(put(Session, { ...session, ...sessionKey(session) }));
    },
    /** The session's token; it names the viewer unless that is null. */
    tokenFor: (session: Session, viewer: Viewer | null = session.viewer): Promise<string> => {
      const { userId } = sessionKey(session);
      const { sessionId, createdAt, expiresAt } = session;
      const { organizationId } = session.viewer;
      const times = { issuedAt: new Date(createdAt), expiresAt: new Date(expiresAt) };
      return deps.tokens.sign({ userId, sessionId, organizationId, ...(viewer && { viewer }), ...times });
    },
    endSession: (session: Session) => deps.sessions.end(sessionKey(session)),
  };
}
