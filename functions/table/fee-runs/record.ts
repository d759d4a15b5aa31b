import * as z from 'zod';
import { organizationPartition, separator } from '../db/keys';
import { type RecordOf, record } from '../db/record';

export const feeRunsPartition = (organizationId: string): string =>
  `${organizationPartition(organizationId)}#FEE_RUNS`;

/** One charging of fees, by a person or by itself (late-fee-runs.md). */
export const FeeRun = record({
  name: 'fee-run',
  fields: () => ({
    organizationId: z.string(),
    runId: z.string(),
    kind: z.enum(['late', 'returned']),
    isAutomatic: z.boolean(),
    /** A user id; empty for the job. */
    by: z.string(),
    /** UTC instant at which it began. */
    at: z.string(),
  }),
  key: ({ organizationId, runId }: RunKey) => ({ pk: feeRunsPartition(organizationId), sk: runId }),
  derived: ({ at, runId }) => ({ order: [at, runId].join(separator) }),
});
export type FeeRun = RecordOf<typeof FeeRun>;
export type RunKey = { readonly organizationId: string; readonly runId: string };

export const runPartition = ({ organizationId, runId }: RunKey): string =>
  `${organizationPartition(organizationId)}#FEE_RUN#${runId}`;
export const feesOfLease = (leaseId: string): string => [leaseId, ''].join(separator);

/** One fee of a run; or a rent whose fee was left out, and why. Cents; names as they were. */
export const RunFee = record({
  name: 'run-fee',
  fields: () => ({
    organizationId: z.string(),
    runId: z.string(),
    leaseId: z.string(),
    propertyId: z.string(),
    /** The entry's source; of one that was left out the rent's. */
    source: z.string(),
    label: z.string(),
    cents: z.number().int(),
    shown: z.object({ unitNumber: z.string(), propertyTitle: z.string(), tenants: z.array(z.string()) }),
    /** UTC instant at which it was reversed with its run. */
    undone: z.string().optional(),
    /** Why it was left out. */
    why: z.string().optional(),
  }),
  key: ({ source, leaseId, ...run }: RunKey & { leaseId: string; source: string }) => ({
    pk: runPartition(run),
    sk: [leaseId, source].join(separator),
  }),
});
export type RunFee = RecordOf<typeof RunFee>;

export const feeWatchPartition = 'FEES';

/** That the job charges fees in an organization. Each time zone has the last day that is done. */
export const FeeWatch = record({
  name: 'fee-watch',
  fields: () => ({
    organizationId: z.string(),
    done: z.record(z.string(), z.string()),
    /** UTC instant through which fees are reported. */
    reported: z.string(),
    version: z.number(),
  }),
  key: ({ organizationId }: { organizationId: string }) => ({ pk: feeWatchPartition, sk: organizationId }),
});
export type FeeWatch = RecordOf<typeof FeeWatch>;
