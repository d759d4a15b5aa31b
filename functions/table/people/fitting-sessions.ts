import type { Db } from '../db/db';
import type { Session } from '../sessions/record';
import { endSessions } from '../sessions/writes';

/** Sessions that fit into a transaction with its other parts: DynamoDB allows 100 writes in all. */
const perTransaction = 80;

/** The newest 80, which fit into a transaction. Ends the others now: no one person has that many. */
export async function fittingSessions(db: Db, sessions: readonly Session[]): Promise<readonly Session[]> {
  await db.writeAll(endSessions(sessions.slice(perTransaction)));
  return sessions.slice(0, perTransaction);
}
