import { capOn } from '../../../shared/domain/ledger/late-fee-caps';
import type { LateFeesAsked } from '../../../shared/domain/ledger/late-fees';
import type { LedgerRead } from '../../table/ledger/read';
import { type LeaseAt, momentAt } from '../leases/lease-at';

type At = Pick<LeaseAt, 'head' | 'read'> & { readonly ledger: Pick<LedgerRead, 'pending'> };

/** What decides a lease's late fees: its terms, day and state's law (D15), and money on its way (D17). */
export function lateFeesAsked({ head, read, ledger }: At, now: Date): LateFeesAsked {
  const { on } = momentAt({ head }, now);
  const begun = ledger.pending.map(({ begun: day, cents }) => ({ on: day, cents }));
  return { lease: read.lease, on, cap: capOn(head.property.state, on), begun };
}
