import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { BankSettings } from './record';

/**
 * Writes the settings with their log entry; `version` is the next one. Refuses `conflict` when it is taken.
 */
export const setBankSettings =
  (db: Db) =>
  async ({ settings, trace }: { settings: BankSettings; trace: Trace }): Promise<void> => {
    const condition = settings.version === 1 ? absent : isVersion(settings.version - 1);
    const failure = await db.transact([...traceWrites(trace), put(BankSettings, settings, condition)]);
    if (failure) throw refuse('conflict');
  };
