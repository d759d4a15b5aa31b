import { openBilling } from './stand/billing';

/** An organization with a head, that has just paid at the provider; on our side nobody has looked yet. */
export async function payingOrganization() {
  const stand = await openBilling();
  const organizationId = 'org_one';
  await stand.organization({ limits: { properties: 10, units: 50 } });
  await stand.head();
  const { payments } = stand.deps;
  const customerId = await payments.customerFor({ organizationId, email: 'h@demo.test', name: 'H' });
  const { checkoutId } = await payments.startCheckout({
    ...{ customerId, organizationId, planId: 2, annual: false, attempt: 'first' },
    ...{ successUrl: 'https://a.test', cancelUrl: 'https://b.test' },
  });
  return { ...stand, subscriptionId: stand.life.payCheckout(checkoutId) };
}
