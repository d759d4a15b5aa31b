import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { missingOr, present } from '../db/conditions';
import type { Db } from '../db/db';
import { remove, update, type Write } from '../db/writes';
import { Session, sessionsOf } from '../sessions/record';
import { endSessions } from '../sessions/writes';
import { Account, type DeviceKey, MailLink } from './record';
import { rememberDevice } from './writes';

type Link = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly now: Date;
  readonly audit?: readonly AuditEntry[];
};
type Use = Link & {
  readonly purpose: MailLink['purpose'];
  readonly change: readonly Write<'account' | 'device'>[];
};

/**
 * Uses a person's link up and changes the account, both or neither, so that a link works once however often it is opened. Refuses `link-not-valid`:
 * unknown, used, for another purpose or person, expired at `now`, or the account's own condition.
 */
async function useLink(db: Db, { purpose, tokenHash, userId, now, audit = [], change }: Use): Promise<void> {
  const isGood = {
    and: [
      { attr: 'purpose', eq: purpose },
      { attr: 'userId', eq: userId },
      { attr: 'expiresAt', gt: now.toISOString() },
    ],
  } as const;
  const failure = await db.transact([
    remove(MailLink, { tokenHash }, isGood),
    ...change,
    ...audit.map(auditWrite),
  ]);
  if (failure) throw refuse('link-not-valid');
}

/** Uses an activation link up and activates its account. Refuses `link-not-valid`. */
export const activateAccount =
  (db: Db) =>
  (link: Link): Promise<void> => {
    const { userId } = link;
    const active = update(Account, { key: { userId }, set: { active: true }, condition: present });
    return useLink(db, { ...link, purpose: 'activate', change: [active] });
  };

type Reset = Link & {
  readonly passwordHash: string;
  /** When the link was asked for (UTC): an older one than the last password may lie in a mailbox that somebody else has read. */
  readonly since?: string | undefined;
  /** The browser that does it. */
  readonly device?: DeviceKey | undefined;
};

/**
 * Uses a reset link up, sets the password, activates the account (the mail proves the address) and ends every session of it. Refuses
 * `link-not-valid`, also for a link under way since before the password was last changed.
 */
export const resetPassword =
  (db: Db) =>
  async ({ passwordHash, since = '', device, ...link }: Reset): Promise<void> => {
    const { userId, now } = link;
    const isYounger = missingOr('sessionsEndedAt', { attr: 'sessionsEndedAt', lte: since });
    const change = update(Account, {
      key: { userId },
      set: { active: true, passwordHash, sessionsEndedAt: now.toISOString() },
      condition: { and: [present, isYounger] },
    });
    const known = device ? [rememberDevice({ ...device, now })] : [];
    await useLink(db, { ...link, purpose: 'reset', change: [change, ...known] });
    // One that begins meanwhile is held off by `sessionsEndedAt`.
    await db.writeAll(endSessions(await db.list(Session, sessionsOf(userId))));
  };
