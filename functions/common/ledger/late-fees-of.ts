import type { Book } from '../../../shared/domain/ledger/entry';
import { capOn } from '../../../shared/domain/ledger/rent/late-fee-caps';
import type { LateFeesAsked } from '../../../shared/domain/ledger/rent/late-fees';
import { heldThrough } from '../../../shared/domain/ledger/rent/payment-plan';
import type { LedgerRead } from '../../table/ledger/read';
import { type LeaseAt, momentAt } from '../leases/lease-at';

type At = Pick<LeaseAt, 'head' | 'read'> & {
  readonly ledger: Pick<LedgerRead, 'pending' | 'plan'> & { readonly book: Pick<Book, 'head'> };
};

/** What decides a lease's late fees: its terms, day and state's law (D15), and money on its way (D17). */
export function lateFeesAsked({ head, read, ledger }: At, now: Date): LateFeesAsked {
  const { on } = momentAt({ head }, now);
  const { pending, plan, book } = ledger;
  const held = heldThrough(plan, { head: book.head, pending, today: on });
  const begun = pending.map(({ begun: day, cents }) => ({ on: day, cents }));
  return { lease: read.lease, on, cap: capOn(head.property.state, on), begun, heldThrough: held };
}
