import { expect, it } from 'vitest';
import { payingOrganization } from '../../test/support/paying-organization';
import { applyProviderState } from './apply-subscription';

it('is told once, also when the payment was seen to fail before the plan was [SUB-01]', async () => {
  const { deps, world, life, subscriptionId } = await payingOrganization();
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
