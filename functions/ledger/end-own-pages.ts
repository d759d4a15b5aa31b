import { applyOnline } from '../common/ledger/apply-online';
import { ledgerKeyOf } from '../common/ledger/ledger-place';
import { findMyLedger, type MyLedgerAt } from '../common/tenants/my-balance';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';

/**
 * Closes the caller's own pages that are still unpaid, so that their amount is free again, and takes over
 * what the provider says of everyone's. What was paid meanwhile stays paid.
 */
export async function endOwnPages(
  at: MyLedgerAt,
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
  deps: Deps,
): Promise<MyLedgerAt> {
  if (at.ledger.pending.length === 0) return at;
  const key = ledgerKeyOf(at);
  for (const { state, payer, checkoutId } of await deps.ledgers.onlineOf(key))
    if (state === 'initiated' && payer.userRoleId === viewer.userRoleId && checkoutId !== undefined)
      await deps.payments.endRentCheckout(checkoutId);
  await applyOnline({ ...key, now }, deps);
  return findMyLedger({ viewer, now, leaseId: key.leaseId }, deps);
}
