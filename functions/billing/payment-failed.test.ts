import { expect, it } from 'vitest';
import { fakeDeps } from '../../test/support/fake-deps';
import { addHead } from '../../test/support/fake-notifications';
import { addOrganisation } from '../../test/support/fake-viewer';
import { ProviderLife } from '../../test/support/provider-life';
import { applyProviderState } from './apply-subscription';

it('is told once, also when the payment was seen to fail before the plan was [SUB-01]', async () => {
  const { deps, world } = fakeDeps();
  const organisationId = 'org_one';
  addOrganisation(world, { limits: { properties: 10, units: 50 } });
  addHead(world);
  const life = new ProviderLife(world.provider, world);
  const customerId = await deps.payments.customerFor({ organisationId, email: 'h@demo.test', name: 'H' });
  const { checkoutId } = await deps.payments.startCheckout({
    ...{ customerId, organisationId, planId: 2, annual: false, attempt: 'first' },
    ...{ successUrl: 'https://a.test', cancelUrl: 'https://b.test' },
  });
  const subscriptionId = life.payCheckout(checkoutId);
  const look = () => applyProviderState({ subscriptionId, now: world.now }, deps);
  const failures = () => world.mails.filter(({ subject }) => subject.endsWith('did not go through'));
  await look();

  life.bill(subscriptionId, { paid: false });
  await look();
  expect(failures()).toEqual([]);
  life.change(subscriptionId, { status: 'past_due' });
  await look();
  await look();
  expect(failures()).toHaveLength(1);
});
