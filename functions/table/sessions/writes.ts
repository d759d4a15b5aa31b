import { present } from '../db/conditions';
import { remove, update, type Write } from '../db/writes';
import { Session, sessionKey } from './record';

/** Ends these sessions; one already ended is no failure. */
export const endSessions = (sessions: readonly Session[]): Write<'session'>[] =>
  sessions.map((session) => remove(Session, sessionKey(session)));

/** Sets the role or grants of these sessions; fails when one has ended. */
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

/** Sessions that fit into a transaction with an account and its log entries: DynamoDB allows 100 in all. */
const perTransaction = 50;

/**
 * Ends all of a person's sessions but `keep` and its 'View as' session: fifty in a transaction (`writes`),
 * the `rest`, which no one person has, outside.
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
