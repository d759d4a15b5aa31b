import type { Db } from '../db/db';
import {
  beginRun,
  feeRun,
  feesOfRun,
  feeWatch,
  feeWatches,
  finishDays,
  latestRuns,
  runsSince,
  saveLeftOut,
} from './runs';

/** Charging of fees, run by run, and where the job stands (late-fee-runs.md). */
export const feeRunStore = (db: Db) => ({
  begin: beginRun(db),
  byId: feeRun(db),
  latest: latestRuns(db),
  since: runsSince(db),
  feesOf: feesOfRun(db),
  leaveOut: saveLeftOut(db),
  watches: feeWatches(db),
  watch: feeWatch(db),
  finish: finishDays(db),
});
