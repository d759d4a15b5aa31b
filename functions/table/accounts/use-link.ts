import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { missingOr, present } from '../db/conditions';
import type { Db } from '../db/db';
import { remove, update, type Write } from '../db/writes';
import { Session, sessionsOf } from '../sessions/record';
import { endSessions } from '../sessions/writes';
import { Account, MailLink } from './record';

type Link = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly now: Date;
  readonly audit?: readonly AuditEntry[];
};
type Use = Link & { readonly purpose: MailLink['purpose'] };

// Uses up the link and changes the account in one transaction, so that a link works once. Refuses
// `link-not-valid`: unknown, used, for another purpose or person, expired at `now`, or the account's
// condition failed.
async function useLink(
  db: Db,
  { purpose, tokenHash, userId, now, audit = [] }: Use,
  change: Write<'account'>,
): Promise<void> {
  const isGood = {
    and: [
      { attr: 'purpose', eq: purpose },
      { attr: 'userId', eq: userId },
      { attr: 'expiresAt', gt: now.toISOString() },
    ],
  } as const;
  const failure = await db.transact([
    remove(MailLink, { tokenHash }, isGood),
    change,
    ...audit.map(auditWrite),
  ]);
  if (failure) throw refuse('link-not-valid');
}

/** Uses up an activation link. Refuses `link-not-valid`. */
export const activateAccount =
  (db: Db) =>
  (link: Link): Promise<void> => {
    const { userId } = link;
    const active = update(Account, { key: { userId }, set: { active: true }, condition: present });
    return useLink(db, { ...link, purpose: 'activate' }, active);
  };

type Reset = Link & {
  readonly passwordHash: string;
  /** When the link was requested (UTC): someone else may have read a link older than the last password. */
  readonly since?: string | undefined;
};

/**
 * Uses up a reset link, sets the password, activates the account (the mail proves the address) and ends all
 * its sessions. Refuses `link-not-valid`, also for a link requested before the password last changed.
 */
export const resetPassword =
  (db: Db) =>
  async ({ passwordHash, since = '', ...link }: Reset): Promise<void> => {
    const { userId, now } = link;
    const isYounger = missingOr('sessionsEndedAt', { attr: 'sessionsEndedAt', lte: since });
    const change = update(Account, {
      key: { userId },
      set: { active: true, passwordHash, sessionsEndedAt: now.toISOString() },
      condition: { and: [present, isYounger] },
    });
    await useLink(db, { ...link, purpose: 'reset' }, change);
    // `sessionsEndedAt` blocks a session that starts meanwhile.
    await db.writeAll(endSessions(await db.list(Session, sessionsOf(userId))));
  };
