import { expect, it, vi } from 'vitest';
import { payingOrganization } from '../../../test/support/paying-organization';
import { logger } from '../../runtime/logger';
import { applyProviderState } from './apply-subscription';

logger.setLogLevel('SILENT');

it.each([
  ['that goes on is stopped', {}, 1],
  ['that is over is left alone', { status: 'canceled' }, 0],
  ['that ends with its period is left alone', { cancelAtPeriodEnd: true }, 0],
] as const)('the older of two subscriptions %s', async (_, part, stops) => {
  const { deps, now, wait, life, subscriptionId: older } = await payingOrganization();
  const look = (subscriptionId: string) => applyProviderState({ subscriptionId, now: now() }, deps);
  await look(older);
  const { organizationId, customerId } = life.subscription(older);
  const { checkoutId } = await deps.payments.startCheckout({
    customerId,
    organizationId,
    planId: 3,
    annual: false,
    attempt: 'second',
    successUrl: 'https://a.test',
    cancelUrl: 'https://b.test',
  });
  wait(60);
  const newer = life.payCheckout(checkoutId);
  life.change(older, part);
  const stopped = vi.spyOn(deps.payments, 'setAutopay');
  const organization = await look(newer);
  expect(organization?.subscription.providerSubscriptionId).toBe(newer);
  expect(stopped.mock.calls.map(([{ subscriptionId, on }]) => [subscriptionId, on])).toEqual(
    Array.from({ length: stops }, () => [older, false]),
  );
});
