import type { LeaseAt } from '../../common/leases/lease-at';
import { applyOnline } from '../../common/ledger/apply-online';
import { ledgerKeyOf } from '../../common/ledger/ledger-place';
import type { Deps } from '../../runtime/deps/deps';
import type { OnlinePayment } from '../../table/ledger/record';
import { outcomeUrl } from './rent-page';

type Paying = { readonly online: OnlinePayment; readonly at: LeaseAt; readonly now: Date };

/**
 * Hands a reserved payment with a saved method to the provider, and takes over what it says. Answers the
 * bank's page where it asks for one, else where the site says what became of it. A repeat pays nothing again.
 */
export async function payWithMethod({ online, at, now }: Paying, deps: Deps) {
  const { organizationId, leaseId, paymentId, customerId, methodId = '', cents, state } = online;
  const returnUrl = outcomeUrl(online, deps);
  const answer = (url: string) => ({ success: 1 as const, data: { payment_id: paymentId, url } });
  if (state !== 'initiated') return answer(returnUrl);
  const address = { organizationId, leaseId, paymentId };
  const { url, failure } = await deps.payments.payWithMethod({
    ...address,
    customerId,
    methodId,
    cents,
    returnUrl,
  });
  if (failure !== undefined) await deps.ledgers.keepFailure(online, failure);
  await applyOnline({ ...ledgerKeyOf(at), now }, deps);
  return answer(url ?? returnUrl);
}
