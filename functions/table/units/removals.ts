import type { AuditEntry } from '../audit/record';
import { auditWrite } from '../audit/writes';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { remove } from '../db/writes';
import { attachedRecords, type Leaving, leavingIn } from './attached';
import { attachedPartition, countPlace, Removal, removalsPartition, UnitCount } from './record';

/** For the job that removes what was deleted; every step may run twice. */
export const removalStore = (db: Db) => ({
  /** Due at `now`, oldest first. */
  due: ({ now, limit }: { now: Date; limit: number }): Promise<Removal[]> =>
    db.list(Removal, {
      partition: removalsPartition,
      range: { lt: `${now.toISOString()}${separator}~` },
      limit,
    }),
  /** What a removal covers; empty when it is gone or was restored. */
  leaving: async (
    { dueAt, organizationId, unitId, place }: Removal,
    { limit }: { limit: number },
  ): Promise<Leaving[]> => {
    const partition = attachedPartition(organizationId, unitId);
    if (place === '')
      return leavingIn(await db.query(attachedRecords, { partition, range: { gt: countPlace }, limit }));
    const found = leavingIn(await db.getTogether([{ pk: partition, sk: place }]));
    return found.filter((leaving) => leaving.dueAt === dueAt);
  },
  /** Removes and logs in one transaction; does nothing when it was restored or is gone. */
  remove: async ({ writes }: Leaving, audit: AuditEntry): Promise<void> => {
    await db.transact([...writes, auditWrite(audit)]);
  },
  /** Deletes the removal once nothing of it is left. */
  finish: async (removal: Removal): Promise<void> => {
    const counts = removal.place === '' ? [remove(UnitCount, removal)] : [];
    await db.writeAll([...counts, remove(Removal, removal)]);
  },
});
export type Removals = ReturnType<typeof removalStore>;
