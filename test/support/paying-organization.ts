import { openBilling } from './test-world/billing';

/** An organization that just paid at the provider; our side does not know yet. */
export async function payingOrganization() {
  const testWorld = await openBilling();
  const organizationId = 'org_one';
  await testWorld.organization({ limits: { properties: 10, units: 50 } });
  await testWorld.head();
  const { payments } = testWorld.deps;
  const customerId = await payments.customerFor({ organizationId, email: 'h@demo.test', name: 'H' });
  const { checkoutId } = await payments.startCheckout({
    customerId,
    organizationId,
    planId: 2,
    annual: false,
    attempt: 'first',
    successUrl: 'https://a.test',
    cancelUrl: 'https://b.test',
  });
  return { ...testWorld, subscriptionId: testWorld.life.payCheckout(checkoutId) };
}
