import type { OnlinePayment as Shown } from '../../../shared/contract/ledger-shapes';
import type { OnlinePayment } from '../../table/ledger/record';
import type { ReadPaid } from '../tenants/paid-for-tenant';

/** Who reads: one of a lease's tenants; absent for staff. */
type Reader = { readonly userRoleId: string; readonly readPaid: ReadPaid } | undefined;
const isOf = ({ payer }: OnlinePayment, reader: Reader): boolean =>
  reader === undefined || payer.userRoleId === reader.userRoleId;

const payerFor = (one: OnlinePayment, reader: Reader): string =>
  reader && !isOf(one, reader) ? reader.readPaid(one.payer.name, '')[0] : one.payer.name;

/** Why a payment failed is for the payer and for staff, not for roommates. */
export const readOnline = (one: OnlinePayment, reader?: Reader): Shown => ({
  payment_id: one.paymentId,
  state: one.state,
  cents: one.cents,
  payer: payerFor(one, reader),
  begun: one.begun,
  at: one.settledAt ?? one.startedAt,
  failure: isOf(one, reader) ? (one.failure ?? '') : '',
  ...(one.method && { method: one.method }),
});

/**
 * What is on its way, and what the reader's own failed after the last payment that settled; the newest first.
 */
export function onlineShown(payments: readonly OnlinePayment[], reader?: Reader): Shown[] {
  const settled = payments.findLastIndex(({ settledAt }) => settledAt !== undefined);
  return payments
    .filter(
      (one, at) =>
        ['initiated', 'pending'].includes(one.state) ||
        (one.state === 'failed' && at > settled && isOf(one, reader)),
    )
    .toReversed()
    .map((one) => readOnline(one, reader));
}
