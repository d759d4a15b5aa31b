import type { InputOf } from '../../../shared/contract/endpoint';
import { ledger as rows } from '../../../shared/contract/ledger';
import { type FeeBearer, sumOf } from '../../../shared/domain/ledger/accounts';
import { lastFeeOf } from '../../../shared/domain/ledger/late-fee-keys';
import { isRefused } from '../../../shared/domain/ledger/refusals';
import { assessLateFees as assess } from '../../../shared/domain/ledger/rent/late-fees';
import { feeBearerIn } from '../../common/ledger/bank-money';
import type { LedgerAt } from '../../common/ledger/find-ledger';
import { lateFeesAsked } from '../../common/ledger/late-fees-of';
import { shownOf } from '../../common/ledger/ledger-place';
import { runFeesOf } from '../../common/ledger/run-fees';
import { change } from '../../runtime/change';
import { findEach, type LeaseStep, postEach } from '../books/post-each';

type Lease = InputOf<typeof rows.assessLateFees>['body']['leases'][number];

const wanted = { rent: true, late: true } as const;

type Assessing = { readonly now: Date; readonly run: string; readonly bearer: FeeBearer };

const stepOf = (
  { lease_id: leaseId, entry_ids: sources }: Lease,
  { now, run, bearer }: Assessing,
): LeaseStep => {
  const feesOf = (found: LedgerAt) => {
    const asked = { ...lateFeesAsked(found, now), mayAgain: true };
    const fees = assess(found.ledger.book, asked, { sources, run, bearer });
    return isRefused(fees) ? [] : fees;
  };
  const source = (found: LedgerAt) =>
    feesOf(found)[0]?.source ?? lastFeeOf(found.ledger.book, sources[0] ?? '');
  return {
    leaseId,
    wanted,
    source,
    // Nothing is due any more because a lost call of this run charged it.
    earlier: (found) =>
      found.ledger.book.entries[lastFeeOf(found.ledger.book, sources[0] ?? '')]?.run === run
        ? 'same'
        : undefined,
    posting: (found) => {
      const fees = feesOf(found);
      const of = { key: found.ledger.key, shown: shownOf(found, now), runId: run };
      return {
        action: 'ledger.late',
        facts: { amount: sumOf(fees.map(({ charge }) => charge?.cents ?? 0)) },
        fees: { fees: runFeesOf(fees, of) },
        command: () => (fees.length === 0 ? { refused: 'no-fee-due' } : fees),
      };
    },
  };
};

/** Charges leases the late fees of some of their rents, as the preview shows them, dated today (D19). */
export const assessLateFees = change(rows.assessLateFees, {
  read: ({ viewer, now, body: { leases } }, deps) =>
    findEach(
      leases.map(({ lease_id: leaseId }) => ({ leaseId, wanted })),
      { viewer, now },
      deps,
    ),
  act: async (request, deps) => {
    const { viewer, now, body } = request;
    const { organizationId, userId: by } = viewer;
    const run = { organizationId, runId: body.run, by, at: now.toISOString() };
    await deps.feeRuns.begin({ ...run, kind: 'late', isAutomatic: false });
    const bearer = await feeBearerIn(organizationId, deps);
    const steps = body.leases.map((lease) => stepOf(lease, { now, run: body.run, bearer }));
    return { success: 1, data: await postEach(steps, request, deps) };
  },
});
