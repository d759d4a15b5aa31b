import type { NotificationChoices } from '../../../shared/domain/people/profile';
import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { missingOr, present } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { idOfEmail } from './read';
import { Account } from './record';

type Changed = Pick<Account, 'userId'> & Partial<Account>;

/** Refuses `not-found`. */
async function setPart(db: Db, { userId, ...set }: Changed): Promise<void> {
  const isThere = await db.write(update(Account, { key: { userId }, set, condition: present }));
  if (!isThere) throw refuse('not-found');
}

/** How the person wants to be notified: their own data, so no organization logs it. Refuses `not-found`. */
export const chooseNotifications =
  (db: Db) =>
  ({ userId, choices }: { userId: string; choices: NotificationChoices }): Promise<void> =>
    setPart(db, { userId, notificationChoices: choices });

/** The next login starts in this role. Refuses `not-found`. */
export const rememberRole =
  (db: Db) =>
  ({ userId, userRoleId }: { userId: string; userRoleId: string }): Promise<void> =>
    setPart(db, { userId, lastRoleId: userRoleId });

/** Upgrades a hash at login; returns false, and does nothing, when it changed meanwhile. */
export const replacePasswordHash =
  (db: Db) =>
  ({ userId, from, to }: { userId: string; from: string; to: string }): Promise<boolean> => {
    const condition = { attr: 'passwordHash', eq: from } as const;
    return db.write(update(Account, { key: { userId }, set: { passwordHash: to }, condition }));
  };

/** Marks the account whose mail bounced. Does nothing for an address that no account uses any more. */
export const markBouncing =
  (db: Db) =>
  async ({ email, now }: { email: string; now: Date }): Promise<void> => {
    const userId = await idOfEmail(db)(email);
    if (userId === undefined) return;
    const bouncedAt = now.toISOString();
    const condition = { attr: 'email', eq: email } as const;
    await db.write(update(Account, { key: { userId }, set: { bouncedAt }, condition }));
  };

type Photo = { readonly userId: string; readonly from: string; readonly to: string };

/** Replaces the photo key `from`; empty means none. Refuses `conflict` when the photo changed meanwhile. */
export const setPhoto =
  (db: Db) =>
  async ({ userId, from, to, audit }: Photo & { audit: readonly AuditEntry[] }): Promise<void> => {
    const isStill = { attr: 'photo', eq: from } as const;
    const condition = { and: [present, from === '' ? missingOr('photo', isStill) : isStill] };
    const change = update(Account, { key: { userId }, set: { photo: to }, condition });
    if (await db.transact([change, ...audit.map(auditWrite)])) throw refuse('conflict');
  };
