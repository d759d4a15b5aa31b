import * as z from 'zod';
import { bearer } from './endpoint';
import { leasesPerCall } from './ledger-bulk';
import { entryId } from './ledger-shapes';
import { answer, cents, id } from './parts';

/** A person's run has 32 hex digits; the job's and a returned payment's say what they are of. */
const runId = z.string().min(1).max(120);

/** `at` and `undo_until` are UTC instants; sums are cents, of the fees whose money the caller sees. */
const FeeRun = z.object({
  run: runId,
  kind: z.enum(['late', 'returned']),
  /** The person's name, or `Automatic`. */
  by: z.string(),
  at: z.string(),
  undo_until: z.string(),
  may_undo: z.boolean(),
  count: z.number().int(),
  cents,
  undone: z.number().int(),
  left_out: z.number().int(),
});
export type FeeRun = z.infer<typeof FeeRun>;

/**
 * `why`: it was left out for this reason. `undone`: the UTC instant at which it was reversed with its run.
 */
const RunFee = z.object({
  lease_id: id,
  unit_number: z.string(),
  property_title: z.string(),
  tenants: z.array(z.string()),
  entry_id: entryId,
  label: z.string(),
  cents,
  undone: z.string().optional(),
  why: z.string().optional(),
});
export type RunFee = z.infer<typeof RunFee>;

const OfRun = z.object({ lease_id: id, entry_id: entryId });

/** Runs of late fees and returned-payment fees, and their undo (late-fee-runs.md). */
export const feeRunRows = {
  listFeeRuns: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/listFeeRuns',
    summary: 'The latest runs of late fees and returned-payment fees, by a person or by themselves',
    reply: answer({ runs: z.array(FeeRun) }),
    refusals: [],
  },
  getFeeRun: {
    method: 'GET',
    auth: bearer('money'),
    path: '/api/ledger/getFeeRun',
    summary: 'One run with its fees, as far as the caller sees their money',
    query: z.object({ run: runId }),
    reply: answer({ run: FeeRun, fees: z.array(RunFee) }),
    refusals: ['not-found'],
  },
  undoFeeRun: {
    method: 'POST',
    auth: bearer('money', 'change'),
    path: '/api/ledger/undoFeeRun',
    summary:
      'Reverse the fees of a run, of several leases a call, within 24 hours; answers what stays and why',
    body: z.object({ run: runId, lease_ids: z.array(id).min(1).max(leasesPerCall) }),
    reply: answer({
      undone: z.array(OfRun),
      skipped: z.array(OfRun.extend({ why: z.string() })),
    }),
    refusals: ['not-found', 'conflict', 'undo-over'],
  },
} as const;
