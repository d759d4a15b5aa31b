import type { Db } from '../db/db';
import type { Session } from '../sessions/record';
import { endSessions } from '../sessions/writes';

/** Sessions that one transaction takes beside its other parts: DynamoDB allows 100 writes in all. */
const perTransaction = 80;

/** As many, newest first, as fit a transaction. Past 80, which nobody has by himself, the oldest are ended here and now. */
export async function fittingSessions(db: Db, sessions: readonly Session[]): Promise<readonly Session[]> {
  await db.writeAll(endSessions(sessions.slice(perTransaction)));
  return sessions.slice(0, perTransaction);
}
