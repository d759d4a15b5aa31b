import { missingOr } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { Access, type AuditEntry, accessMilliseconds } from './record';
import { auditWrite } from './writes';

type Noted = {
  readonly audit: AuditEntry;
  /** Logs every time, however soon after the last. */
  readonly everyTime: boolean;
};

/** Logs an access; the same person's next to the same thing within an hour only if `everyTime`.
 * Refuses `conflict`. */
export const noteAccess =
  (db: Db) =>
  async ({ audit, everyTime }: Noted): Promise<void> => {
    const { organizationId, at, action, by, object } = audit;
    const access = { organizationId, userId: by.userId, action, objectId: object.id, at };
    const since = new Date(Date.parse(at) - accessMilliseconds).toISOString();
    const isNew = everyTime ? undefined : missingOr('at', { attr: 'at', lte: since });
    const failure = await db.transact([put(Access, access, isNew), auditWrite(audit)]);
    if (failure && failure.name !== 'access') throw new Error('The entry of an access was there already');
  };
