import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { sha256 } from '../db/keys';
import { OnceRecord, onceRecord, readOnce } from '../db/once';
import { put } from '../db/writes';
import { ImportFile, PortfolioImport } from './record';

type Start = { readonly record: PortfolioImport; readonly trace: Trace };

/**
 * One transaction. Returns the import's id: the running one's when the file is already being imported, the
 * first one's when the Idempotency-Key was used before. Refuses `key-reused`, `conflict`.
 */
export const startImport =
  (db: Db) =>
  async ({ record, trace: { once, ...trace } }: Start): Promise<string> => {
    const { importId } = record;
    // Stores no reply: a repeat returns the import as it is by then.
    const first = once && onceRecord(once, { done: false, about: importId, now: trace.now });
    const failure = await db.transact(
      [
        ...(first ? [put(OnceRecord, first, absent)] : []),
        ...traceWrites(trace),
        put(ImportFile, record, absent),
        put(PortfolioImport, record, absent),
      ],
      { token: sha256(`import ${importId}`).slice(0, 36) },
    );
    if (!failure) return importId;
    const earlier = once && failure.name === 'once' ? await readOnce(db, once) : undefined;
    if (earlier) return earlier.about ?? importId;
    const running = await db.get(ImportFile, record);
    if (failure.name !== 'import-file' || !running) throw refuse('conflict');
    return running.importId;
  };
