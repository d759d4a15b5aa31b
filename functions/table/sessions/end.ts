import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { remove } from '../db/writes';
import { Session, type SessionKey } from './record';
import { endOtherSessions } from './writes';

type Told = { readonly audit?: readonly AuditEntry[] };

/** Ends one and tells the log in the same transaction; one that is not there (any more) is neither an error nor told. */
export const endSession =
  (db: Db) =>
  async ({ audit = [], ...key }: SessionKey & Told): Promise<void> => {
    await db.transact([remove(Session, key, present), ...audit.map(auditWrite)]);
  };

type Others = Told & { readonly keep: string; readonly among: readonly Session[] };

/** Ends all of `among` but `keep` and tells the log, in the same transaction; without another one nothing is told. */
export const endOthers =
  (db: Db) =>
  async ({ keep, among, audit = [] }: Others): Promise<void> => {
    const { writes, rest } = endOtherSessions(among, keep);
    if (writes.length === 0) return;
    await Promise.all([db.transact([...writes, ...audit.map(auditWrite)]), db.writeAll(rest)]);
  };
