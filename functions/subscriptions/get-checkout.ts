import type { Contract } from '../../shared/contract';
import { defined } from '../../shared/domain/defined';
import { refuse } from '../../shared/wire/refusals';
import { applyProviderState } from '../common/billing/apply-subscription';
import type { Handler } from '../runtime/handler';

/** How a checkout ended. Applies the payment too: the payer is often back before the webhook event. */
export const getCheckout: Handler<Contract['subscriptions']['getCheckout']> = async (request, deps) => {
  const { viewer, params, now } = request;
  // This read may write, so it waits for the session check first.
  const [organization] = await Promise.all([request.organization(), request.session()]);
  const checkout = await deps.payments.checkout(params.id);
  if (!checkout || checkout.organizationId !== viewer.organizationId) throw refuse('not-found');
  const { organizationId, subscriptionId, status, paid } = checkout;
  const isPaid = status === 'complete' && paid;
  const applied =
    isPaid && subscriptionId !== undefined
      ? await applyProviderState({ organizationId, subscriptionId, now, actor: { call: request } }, deps)
      : undefined;
  const { subscription } = applied ?? organization;
  const plan = (await deps.plans.all()).find(({ id }) => id === subscription.planId)?.plan ?? '';
  const said = status === 'complete' ? (paid ? 'paid' : 'processing') : status;
  return { success: 1, data: { status: said, plan, ...defined({ free_until: subscription.freeUntil }) } };
};
