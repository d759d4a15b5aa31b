import type { LeaseAt } from '../common/leases/lease-at';
import type { Deps } from '../runtime/deps/deps';
import type { OnlinePayment } from '../table/ledger/record';

const rentName = ({ unit, head }: LeaseAt): string => `Rent, unit ${unit.unitNumber}, ${head.property.title}`;

/**
 * The provider's page of a reserved payment, the same one each time; what became of it once there is nothing
 * left to pay.
 */
export async function openRentPage(online: OnlinePayment, at: LeaseAt, deps: Deps) {
  const { organizationId, leaseId, paymentId, customerId, cents, until, state, url: known } = online;
  const { siteUrl } = deps.settings;
  const place = new URLSearchParams({ id: leaseId, payment: paymentId });
  const successUrl = `${siteUrl}/paymentconfirmation?${place}`;
  const answer = (url: string) => ({ success: 1 as const, data: { payment_id: paymentId, url } });
  if (state !== 'initiated') return answer(successUrl);
  if (known !== undefined) return answer(known);
  const page = await deps.payments.startRentCheckout({
    ...{ organizationId, leaseId, paymentId, customerId, cents, until, successUrl },
    ...{ name: rentName(at), cancelUrl: `${siteUrl}/payrent?id=${encodeURIComponent(leaseId)}` },
  });
  await deps.ledgers.keepCheckout(online, page);
  return answer(page.url);
}
