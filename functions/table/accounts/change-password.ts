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
  /** The session that goes on. */
  readonly keep: string;
  /** The person's sessions as they were read. */
  readonly among: readonly Session[];
  readonly now: Date;
  readonly audit: readonly AuditEntry[];
};

/**
 * Another password hash in place of `from`. Every session but `keep` ends with it: those `among` in the same transaction, one that began since then
 * right after it, and `sessionsEndedAt` holds off a login that is about to begin one. Refuses `conflict` when the password was changed meanwhile,
 * `not-authenticated` when the session that asks has ended.
 */
export const changePassword =
  (db: Db) =>
  async ({ userId, from, to, keep, among, now, audit }: Change): Promise<void> => {
    const others = endOtherSessions(among, keep);
    const change = db.transact([
      named('own-session', check(Session, { userId, sessionId: keep }, present)),
      update(Account, {
        key: { userId },
        set: { passwordHash: to, sessionsEndedAt: now.toISOString() },
        condition: { attr: 'passwordHash', eq: from },
      }),
      ...others.writes,
      ...audit.map(auditWrite),
    ]);
    const [failure] = await Promise.all([change, db.writeAll(others.rest)]);
    if (failure?.name === 'own-session') throw refuse('not-authenticated');
    if (failure) throw refuse('conflict');
    // No login with the old password is written after this; one that was since `among` was read is found now.
    const left = endOtherSessions(await db.list(Session, sessionsOf(userId)), keep);
    await db.writeAll([...left.writes, ...left.rest]);
  };
