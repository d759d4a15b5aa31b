import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { hexDigits } from '../leases/record';
import type { LedgerKey } from '../ledger/record';
import { Autopay, autopaysPartition } from './record';
import { type AutopayChange, autopayWrites } from './writes';

export const autopayOf =
  (db: Db) =>
  (key: LedgerKey): Promise<Autopay | undefined> =>
    db.get(Autopay, key);

/** The autopays of some leases, in any order. */
export const autopaysOf =
  (db: Db) =>
  (keys: readonly LedgerKey[]): Promise<Autopay[]> =>
    db.getAll(Autopay, keys);

/** Those of all organizations, for the job. */
export const everyAutopay = (db: Db) => async (): Promise<Autopay[]> => {
  const ofDigit = (digit: string) => db.list(Autopay, { partition: autopaysPartition(digit) });
  return (await Promise.all(hexDigits.map(ofDigit))).flat();
};

/** Writes an autopay at its next version, with its log entry. True unless it changed meanwhile. */
export const saveAutopay =
  (db: Db) =>
  async ({ trace, ...change }: AutopayChange & { readonly trace?: Trace | undefined }): Promise<boolean> => {
    const writes = [...(trace ? traceWrites(trace) : []), ...autopayWrites(change)];
    return (await db.transact(writes)) === undefined;
  };
