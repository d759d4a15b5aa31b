import type { InputOf } from '../../shared/contract/endpoint';
import { ledger as rows } from '../../shared/contract/ledger';
import { sumOf } from '../../shared/domain/ledger/accounts';
import { assessLateFees as assess, lastFeeOf } from '../../shared/domain/ledger/late-fees';
import { isRefused } from '../../shared/domain/ledger/refusals';
import { momentAt } from '../common/leases/lease-at';
import type { LedgerAt } from '../common/ledger/find-ledger';
import { lateFeesAsked } from '../common/ledger/late-fees-of';
import { change } from '../runtime/change';
import { findEach, type LeaseStep, postEach } from './post-each';

type Lease = InputOf<typeof rows.assessLateFees>['body']['leases'][number];

const stepOf = ({ lease_id: leaseId, entry_ids: sources }: Lease, now: Date): LeaseStep => {
  const feesOf = (found: LedgerAt) => {
    const fees = assess(found.ledger.book, lateFeesAsked(found, now), { sources });
    return isRefused(fees) ? [] : fees;
  };
  const source = (found: LedgerAt) =>
    feesOf(found)[0]?.source ?? lastFeeOf(found.ledger.book, sources[0] ?? '');
  return {
    ...{ leaseId, wanted: { rent: true, late: true }, source },
    // Nothing is due any more because a lost call charged it today.
    earlier: (found) => {
      const last = found.ledger.book.entries[source(found)];
      return last?.on === momentAt(found, now).on ? 'same' : undefined;
    },
    posting: (found) => {
      const fees = feesOf(found);
      return {
        action: 'ledger.late',
        facts: { amount: sumOf(fees.map(({ charge }) => charge?.cents ?? 0)) },
        command: () => (fees.length === 0 ? { refused: 'no-fee-due' } : fees),
      };
    },
  };
};

/** Charges leases the late fees of some of their rents, as the preview shows them, dated today (D19). */
export const assessLateFees = change(rows.assessLateFees, {
  read: ({ viewer, now, body }, deps) =>
    findEach(
      body.leases.map((lease) => stepOf(lease, now)),
      { viewer, now },
      deps,
    ),
  act: async (request, deps) => {
    const steps = request.body.leases.map((lease) => stepOf(lease, request.now));
    return { success: 1, data: await postEach(steps, request, deps) };
  },
});
