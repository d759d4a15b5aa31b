import { fakeDeps } from './fake-deps';
import { addHead } from './fake-notifications';
import { addOrganisation } from './fake-viewer';
import { ProviderLife } from './provider-life';

export const payingOrganisationId = 'org_one';

/** An organisation with a head, that has just paid at the provider; on our side nobody has looked yet. */
export async function payingOrganisation() {
  const organisationId = payingOrganisationId;
  const { deps, world } = fakeDeps();
  addOrganisation(world, { limits: { properties: 10, units: 50 } });
  addHead(world);
  const life = new ProviderLife(world.provider, world);
  const customerId = await deps.payments.customerFor({ organisationId, email: 'h@demo.test', name: 'H' });
  const { checkoutId } = await deps.payments.startCheckout({
    ...{ customerId, organisationId, planId: 2, annual: false, attempt: 'first' },
    ...{ successUrl: 'https://a.test', cancelUrl: 'https://b.test' },
  });
  return { deps, world, life, subscriptionId: life.payCheckout(checkoutId) };
}
