import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import type { LedgerRead } from './read';
import { StoredHead } from './record';

type Planned = {
  /** As it was read: the plan is of this version. */
  readonly before: Pick<LedgerRead, 'key' | 'version'>;
  /** Absent where it is ended. */
  readonly plan: StoredHead['plan'];
  readonly trace: Trace;
};

/** Writes a lease's payment plan, or ends it, with its log entry. Refuses `conflict` if the ledger moved. */
export const savePlan =
  (db: Db) =>
  async ({ before: { key, version }, plan, trace }: Planned): Promise<void> => {
    const write = update(StoredHead, {
      key,
      set: { version: version + 1, ...(plan && { plan }) },
      ...(!plan && { remove: ['plan'] as const }),
      condition: isVersion(version),
    });
    if (await db.transact<string>([...traceWrites(trace), write])) throw refuse('conflict');
  };
