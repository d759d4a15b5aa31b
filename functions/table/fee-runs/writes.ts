import { absent } from '../db/conditions';
import { put, type Write } from '../db/writes';
import { FeeRun, FeeWatch, RunFee } from './record';

/** For the transaction of the entries that a run's fees are, or that reverse them. */
export const runFeeWrites = (fees: readonly RunFee[]): Write<'run-fee'>[] =>
  fees.map((fee) => put(RunFee, fee));

/** A run that has one fee alone, in the transaction of that fee. */
export const feeRunWrite = (run: FeeRun): Write<'fee-run'> => put(FeeRun, run, absent);

/** The job looks at the organization from now on; what was charged before is nobody's report. */
export const feeWatchWrite = (organizationId: string, now: Date): Write<'fee-watch'> =>
  put(FeeWatch, { organizationId, done: {}, reported: now.toISOString(), version: 1 }, absent);
