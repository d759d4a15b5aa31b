import { refuse } from '../../../shared/wire/refusals';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import { put } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import {
  FeeRun,
  FeeWatch,
  feeRunsPartition,
  feesOfLease,
  feeWatchPartition,
  RunFee,
  type RunKey,
  runPartition,
} from './record';

/** Writes a run before its first fee; one that began before stays as it is. Answers the run as it stands. */
export const beginRun =
  (db: Db) =>
  async (run: FeeRun): Promise<FeeRun> => {
    if (await db.write(put(FeeRun, run, absent))) return run;
    return (await db.get(FeeRun, run)) ?? run;
  };

/** Undefined when there is none. */
export const feeRun =
  (db: Db) =>
  (key: RunKey): Promise<FeeRun | undefined> =>
    db.get(FeeRun, key);

/** The latest runs, the newest first. */
export const latestRuns =
  (db: Db) =>
  ({ organizationId, limit }: { organizationId: string; limit: number }): Promise<FeeRun[]> =>
    db.list(FeeRun, {
      partition: feeRunsPartition(organizationId),
      index: 'byOrder',
      descending: true,
      limit,
    });

/** The runs that began after a UTC instant, the oldest first. */
export const runsSince =
  (db: Db) =>
  ({ organizationId, after }: { organizationId: string; after: string }): Promise<FeeRun[]> =>
    db.list(FeeRun, {
      partition: feeRunsPartition(organizationId),
      index: 'byOrder',
      range: { gt: [after, last].join(separator) },
    });

/** The fees of a run, of one lease or all; also those that were left out. */
export const feesOfRun =
  (db: Db) =>
  ({ leaseId, ...run }: RunKey & { readonly leaseId?: string }): Promise<RunFee[]> =>
    db.list(RunFee, {
      partition: runPartition(run),
      ...(leaseId !== undefined && { range: { beginsWith: feesOfLease(leaseId) } }),
    });

/** What the job left out of its run, with the reason. */
export const saveLeftOut =
  (db: Db) =>
  async (fee: RunFee): Promise<void> => {
    await db.write(put(RunFee, fee));
  };

/** Every organization in which the job charges fees. */
export const feeWatches = (db: Db) => (): Promise<FeeWatch[]> =>
  db.list(FeeWatch, { partition: feeWatchPartition });

/** Whether the job looks at an organization. */
export const feeWatch =
  (db: Db) =>
  (organizationId: string): Promise<FeeWatch | undefined> =>
    db.get(FeeWatch, { organizationId });

/** Marks days as done, with their report, once. Refuses `conflict` when another run of the job did. */
export const finishDays =
  (db: Db) =>
  async ({ watch, told }: { watch: FeeWatch; told: readonly NewNotification[] }): Promise<void> => {
    const written = put(FeeWatch, watch, isVersion(watch.version - 1));
    if (await db.transact<string>([written, ...notificationWrites(told)])) throw refuse('conflict');
  };
