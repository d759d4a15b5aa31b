import { present } from '../db/conditions';
import { remove, update, type Write } from '../db/writes';
import { Session, sessionKey } from './record';

/** Ends these sessions; one that has ended meanwhile is no failure. */
export const endSessions = (sessions: readonly Session[]): Write<'session'>[] =>
  sessions.map((session) => remove(Session, sessionKey(session)));

/** Puts another role or other grants into these sessions, which still stand. */
export const changeSessions = (
  sessions: readonly Session[],
  part: Partial<Pick<Session['viewer'], 'roleLabel' | 'grants'>>,
): Write<'session'>[] =>
  sessions.map((session) =>
    update(Session, {
      key: sessionKey(session),
      set: { viewer: { ...session.viewer, ...part } },
      condition: present,
    }),
  );

/** Sessions that one transaction takes beside an account and its log entries: DynamoDB allows 100 writes in all. */
const perTransaction = 50;

/**
 * What ends every one of a person's sessions but `keep` and the 'View as' that hangs on it: as a part of a transaction, and past the fifty newest,
 * which nobody has by himself, beside it.
 */
export function endOtherSessions(
  sessions: readonly Session[],
  keep: string,
): { writes: Write<'session'>[]; rest: Write<'session'>[] } {
  const ends = endSessions(
    sessions.filter(({ sessionId, viewer }) => sessionId !== keep && viewer.viewAs?.sessionId !== keep),
  );
  return { writes: ends.slice(0, perTransaction), rest: ends.slice(perTransaction) };
}
