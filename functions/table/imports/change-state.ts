import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { remove, update } from '../db/writes';
import { ImportFile, PortfolioImport } from './record';

type Change = {
  /** As read before the change. */
  readonly before: PortfolioImport;
  readonly state: PortfolioImport['state'];
  /** Absent for `undone`, which needs no log entry of its own. */
  readonly trace?: Trace;
};

/** When a running import ends, its file can be imported again. Refuses `conflict`. */
export const changeImportState =
  (db: Db) =>
  async ({ before, state, trace }: Change): Promise<void> => {
    const ends = before.state === 'running';
    const failure = await db.transact([
      ...(trace ? traceWrites(trace) : []),
      update(PortfolioImport, {
        key: before,
        set: { state },
        condition: { attr: 'state', eq: before.state },
      }),
      ...(ends ? [remove(ImportFile, before, { attr: 'importId', eq: before.importId })] : []),
    ]);
    if (failure) throw refuse('conflict');
  };
