import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { missingOr, present } from '../db/conditions';
import type { Db } from '../db/db';
import { remove, update } from '../db/writes';
import { Session, sessionsOf } from '../sessions/record';
import { endSessions } from '../sessions/writes';
import { Account, type DeviceKey, MailLink } from './record';
import { rememberDevice } from './writes';

type Reset = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly passwordHash: string;
  /** When the link was requested (UTC): someone else may have read a link older than the last password. */
  readonly since?: string | undefined;
  /** The browser that sets the password. */
  readonly device?: DeviceKey | undefined;
  readonly now: Date;
  readonly audit?: readonly AuditEntry[];
};

/** Uses up a reset link, sets the password and ends every session, all or nothing. Refuses `link-not-valid`:
 * unknown, used, for another purpose or person, expired at `now`, or requested before the password last
 * changed. */
export const resetPassword =
  (db: Db) =>
  async ({ tokenHash, userId, passwordHash, since = '', device, now, audit = [] }: Reset): Promise<void> => {
    const isGood = {
      and: [
        { attr: 'purpose', eq: 'reset' },
        { attr: 'userId', eq: userId },
        { attr: 'expiresAt', gt: now.toISOString() },
      ],
    } as const;
    const isYounger = missingOr('sessionsEndedAt', { attr: 'sessionsEndedAt', lte: since });
    const failure = await db.transact([
      remove(MailLink, { tokenHash }, isGood),
      update(Account, {
        key: { userId },
        set: { passwordHash, sessionsEndedAt: now.toISOString() },
        condition: { and: [present, isYounger] },
      }),
      ...(device ? [rememberDevice({ ...device, now })] : []),
      ...audit.map(auditWrite),
    ]);
    if (failure) throw refuse('link-not-valid');
    // `sessionsEndedAt` stops a session that starts meanwhile.
    await db.writeAll(endSessions(await db.list(Session, sessionsOf(userId))));
  };
