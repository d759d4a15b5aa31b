import { fakeDeps } from './fake-deps';
import { addHead } from './fake-notifications';
import { addOrganization } from './fake-viewer';
import { ProviderLife } from './provider-life';

export const payingOrganizationId = 'org_one';

/** An organization with a head, that has just paid at the provider; on our side nobody has looked yet. */
export async function payingOrganization() {
  const organizationId = payingOrganizationId;
  const { deps, world } = fakeDeps();
  addOrganization(world, { limits: { properties: 10, units: 50 } });
  addHead(world);
  const life = new ProviderLife(world.provider, world);
  const customerId = await deps.payments.customerFor({ organizationId, email: 'h@demo.test', name: 'H' });
  const { checkoutId } = await deps.payments.startCheckout({
    ...{ customerId, organizationId, planId: 2, annual: false, attempt: 'first' },
    ...{ successUrl: 'https://a.test', cancelUrl: 'https://b.test' },
  });
  return { deps, world, life, subscriptionId: life.payCheckout(checkoutId) };
}
