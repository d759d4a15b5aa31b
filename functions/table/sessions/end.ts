import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { remove } from '../db/writes';
import { Session, type SessionKey } from './record';
import { endOtherSessions } from './writes';

type Told = { readonly audit?: readonly AuditEntry[] };

/** Ends a session and logs it in one transaction; does nothing for a session that is gone. */
export const endSession =
  (db: Db) =>
  async ({ audit = [], ...key }: SessionKey & Told): Promise<void> => {
    await db.transact([remove(Session, key, present), ...audit.map(auditWrite)]);
  };

type Others = Told & { readonly keep: string; readonly among: readonly Session[] };

/** Ends all of `among` but `keep` and logs it in the same transaction; logs nothing without any others. */
export const endOthers =
  (db: Db) =>
  async ({ keep, among, audit = [] }: Others): Promise<void> => {
    const { writes, rest } = endOtherSessions(among, keep);
    if (writes.length === 0) return;
    await Promise.all([db.transact([...writes, ...audit.map(auditWrite)]), db.writeAll(rest)]);
  };
