import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { OwnerStatement, ofOwner, statementsPartition } from './record';

type Asked = { readonly organizationId: string; readonly ownerId: string; readonly limit?: number };

/** An owner's statements, the newest first. */
export const statementsOf =
  (db: Db) =>
  ({ organizationId, ownerId, limit }: Asked): Promise<OwnerStatement[]> =>
    db.list(OwnerStatement, {
      partition: statementsPartition(organizationId),
      range: { beginsWith: ofOwner(ownerId) },
      descending: true,
      limit,
    });

/** Writes a statement, its log entry and the owner's notification. Refuses `conflict` when its `seq` is taken. */
export const issueStatement =
  (db: Db) =>
  async ({ statement, trace }: { statement: OwnerStatement; trace: Trace }): Promise<void> => {
    const failure = await db.transact([...traceWrites(trace), put(OwnerStatement, statement, absent)]);
    if (failure) throw refuse('conflict');
  };
