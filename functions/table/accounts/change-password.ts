import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { check, named, update } from '../db/writes';
import { Session, sessionsOf } from '../sessions/record';
import { endOtherSessions } from '../sessions/writes';
import { Account } from './record';

type Change = {
  readonly userId: string;
  /** Password hashes. */
  readonly from: string;
  readonly to: string;
  /** The session that stays. */
  readonly keep: string;
  /** The person's sessions, as read. */
  readonly among: readonly Session[];
  readonly now: Date;
  readonly audit: readonly AuditEntry[];
};

/**
 * Replaces the password hash `from` and ends every session but `keep`: as many of those `among` at once as a
 * transaction holds, the others and newer ones right after. `sessionsEndedAt` blocks a login about to start
 * one. Refuses `conflict` when the password changed meanwhile, `not-authenticated` when `keep` has ended.
 */
export const changePassword =
  (db: Db) =>
  async ({ userId, from, to, keep, among, now, audit }: Change): Promise<void> => {
    const others = endOtherSessions(among, keep);
    const failure = await db.transact([
      named('own-session', check(Session, { userId, sessionId: keep }, present)),
      update(Account, {
        key: { userId },
        set: { passwordHash: to, sessionsEndedAt: now.toISOString() },
        condition: { attr: 'passwordHash', eq: from },
      }),
      ...others.writes,
      ...audit.map(auditWrite),
    ]);
    if (failure?.name === 'own-session') throw refuse('not-authenticated');
    if (failure) throw refuse('conflict');
    // No login with the old password can start now; this ends the rest, and what started since the read.
    const left = endOtherSessions(await db.list(Session, sessionsOf(userId)), keep);
    await db.writeAll([...left.writes, ...left.rest]);
  };
