import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import type { Handler } from '../runtime/handler';

/** The provider's page for cards and open invoices; it returns to My Subscription. */
export const openBillingPortal: Handler<Contract['subscriptions']['openBillingPortal']> = async (
  request,
  deps,
) => {
  const { customerId } = (await request.organization()).subscription;
  if (customerId === undefined) throw refuse('no-subscription');
  const { url } = await deps.payments.openPortal({
    customerId,
    returnUrl: `${deps.settings.siteUrl}/user-subscription`,
  });
  return { success: 1, data: { url } };
};
