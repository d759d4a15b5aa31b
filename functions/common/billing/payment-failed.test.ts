import { expect, it } from 'vitest';
import { payingOrganization } from '../../../test/support/paying-organization';
import { logger } from '../../runtime/logger';
import { applyProviderState } from './apply-subscription';

logger.setLogLevel('SILENT');

it('is told once, also when the payment was seen to fail before the plan was [SUB-01]', async () => {
  const { deps, now, life, subscriptionId, mailed } = await payingOrganization();
  const look = () => applyProviderState({ subscriptionId, now: now() }, deps);
  const failures = async () => (await mailed()).filter((subject) => subject.endsWith('failed'));
  await look();

  life.bill(subscriptionId, { paid: false });
  await look();
  expect(await failures()).toEqual([]);
  life.change(subscriptionId, { status: 'past_due' });
  await look();
  await look();
  expect(await failures()).toHaveLength(1);
});
