import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { remove, update } from '../db/writes';
import { ImportFile, PortfolioImport } from './record';

type Change = {
  /** As it was read. */
  readonly before: PortfolioImport;
  readonly state: PortfolioImport['state'];
  /** Of who changed it; that all is taken back says itself. */
  readonly trace?: Trace;
};

/** Another state; a file whose import has ended can be imported again. Refuses `conflict`. */
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
