import type { Pending } from '../../../shared/domain/ledger/entry';
import {
  type PromiseState,
  paidFor,
  paymentsFor,
  promiseState,
  type RentPromise,
} from '../../../shared/domain/ledger/rent/promise';
import type { Deps } from '../../runtime/deps/deps';
import type { LedgerKey } from '../../table/ledger/record';

type Of = {
  readonly ledger: LedgerKey;
  readonly pending: readonly Pending[];
  /** Local day of the property. */
  readonly today: string;
};

/** Where promises of one lease stand today, in their order: by what was paid since each (promise.md). */
export async function promiseStates(
  promises: readonly RentPromise[],
  { ledger: { organizationId, leaseId }, pending, today }: Of,
  deps: Deps,
): Promise<PromiseState[]> {
  const [from] = promises.map(({ madeOn }) => madeOn).toSorted();
  if (from === undefined) return [];
  const entries = await deps.ledgers.entriesBetween({ organizationId, leaseId, from });
  const named = promises.map((promise) => paymentsFor(promise, entries));
  const read = await deps.ledgers.paymentsOf({ organizationId, leaseId, payments: named.flat() });
  return promises.map((promise, at) => {
    const payments = read.filter(({ paymentId }) => named[at]?.includes(paymentId));
    return promiseState(promise, { paid: paidFor(promise, { payments, pending }), today });
  });
}
