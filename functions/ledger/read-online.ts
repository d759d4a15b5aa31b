import type { OnlinePayment as Shown } from '../../shared/contract/ledger-shapes';
import type { OnlinePayment } from '../table/ledger/record';

export const readOnline = (one: OnlinePayment): Shown => ({
  ...{ payment_id: one.paymentId, state: one.state, cents: one.cents, payer: one.payer.name },
  ...{ begun: one.begun, at: one.settledAt ?? one.startedAt, failure: one.failure ?? '' },
  ...(one.method && { method: one.method }),
});

/** What is on its way, and what failed after the last payment that settled; the newest first. */
export function onlineShown(payments: readonly OnlinePayment[]): Shown[] {
  const settled = payments.findLastIndex(({ settledAt }) => settledAt !== undefined);
  return payments
    .filter(
      ({ state }, at) => ['initiated', 'pending'].includes(state) || (state === 'failed' && at > settled),
    )
    .toReversed()
    .map(readOnline);
}
