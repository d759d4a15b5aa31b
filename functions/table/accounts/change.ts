import type { NotificationChoices } from '../../../shared/domain/profile';
import { refuse } from '../../../shared/wire/refusals';
import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { missingOr, present } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { idOfEmail } from './read';
import { Account } from './record';

type Changed = Pick<Account, 'userId'> & Partial<Account>;

/** Sets a part of an account. Refuses `not-found`. */
async function setPart(db: Db, { userId, ...set }: Changed): Promise<void> {
  const isThere = await db.write(update(Account, { key: { userId }, set, condition: present }));
  if (!isThere) throw refuse('not-found');
}

/** Where the person is told of what. Nobody else’s data, so no organization’s log tells of it. Refuses `not-found`. */
export const chooseNotifications =
  (db: Db) =>
  ({ userId, choices }: { userId: string; choices: NotificationChoices }): Promise<void> =>
    setPart(db, { userId, notificationChoices: choices });

/** The role that the next login begins in. Refuses `not-found`. */
export const rememberRole =
  (db: Db) =>
  ({ userId, userRoleId }: { userId: string; userRoleId: string }): Promise<void> =>
    setPart(db, { userId, lastRoleId: userRoleId });

/** Makes a hash anew on login; writes only while the old one still stands. */
export const replacePasswordHash =
  (db: Db) =>
  async ({ userId, from, to }: { userId: string; from: string; to: string }): Promise<void> => {
    const condition = { attr: 'passwordHash', eq: from } as const;
    await db.write(update(Account, { key: { userId }, set: { passwordHash: to }, condition }));
  };

/** Marks the account of an address that mail does not reach. An address that is nobody's, or not the account's any more, changes nothing. */
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

/** The photo's key, empty for none, in place of `from` (empty for none). Refuses `conflict` when another one stands there by now. */
export const setPhoto =
  (db: Db) =>
  async ({ userId, from, to, audit }: Photo & { audit: readonly AuditEntry[] }): Promise<void> => {
    const isStill = { attr: 'photo', eq: from } as const;
    const condition = { and: [present, from === '' ? missingOr('photo', isStill) : isStill] };
    const change = update(Account, { key: { userId }, set: { photo: to }, condition });
    if (await db.transact([change, ...audit.map(auditWrite)])) throw refuse('conflict');
  };
