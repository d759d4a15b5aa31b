import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { RepairTerms, ShutOffs } from './record';

/** Undefined for a property whose terms nobody set. */
export const repairTerms =
  (db: Db) =>
  (key: { organizationId: string; propertyId: string }): Promise<RepairTerms | undefined> =>
    db.get(RepairTerms, key);

/** `version` is the next one. Refuses `conflict` when it is taken. */
export const setRepairTerms =
  (db: Db) =>
  async ({ terms, trace }: { terms: RepairTerms; trace: Trace }): Promise<void> => {
    const condition = terms.version === 1 ? absent : isVersion(terms.version - 1);
    const failure = await db.transact([...traceWrites(trace), put(RepairTerms, terms, condition)]);
    if (failure) throw refuse('conflict');
  };

/** Empty for a unit whose shut-offs nobody wrote down. */
export const shutOffsOf =
  (db: Db) =>
  async (key: { organizationId: string; unitId: string }): Promise<string> =>
    (await db.get(ShutOffs, key))?.text ?? '';

/** The last one who writes them counts. */
export const setShutOffs =
  (db: Db) =>
  async ({ shutOffs, trace }: { shutOffs: ShutOffs; trace: Trace }): Promise<void> => {
    const failure = await db.transact([...traceWrites(trace), put(ShutOffs, shutOffs)]);
    if (failure) throw refuse('conflict');
  };
