import { subscriptions } from '../../shared/contract/subscriptions';
import { blockerFields, blockersOf } from '../../shared/domain/subscriptions/plan-changes';
import { freeUntil, isPaidFor } from '../../shared/domain/subscriptions/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { customerOf } from './customer-of';
import { findSoldPlan } from './find-plan';

/** The provider's page to buy a plan, the same within an hour. In the trial, payment waits for its end. */
export const startCheckout = change(subscriptions.startCheckout, {
  act: async (request, deps) => {
    const { body, now } = request;
    const [plan, organization] = await Promise.all([findSoldPlan(body.planid, deps), request.organization()]);
    if (isPaidFor(organization.subscription, now)) throw refuse('already-subscribed');
    const blockers = blockersOf(plan, organization);
    if (blockers.length > 0) throw refuse('plan-too-small', { fields: blockerFields(blockers) });
    const { organizationId } = organization;
    const { siteUrl } = deps.settings;
    const choice = new URLSearchParams({ planid: String(plan.id), annual: String(body.annual) });
    const { url } = await deps.payments.startCheckout({
      planId: plan.id,
      annual: body.annual,
      freeUntil: freeUntil(organization.subscription, now),
      customerId: await customerOf(organization, request, deps),
      organizationId,
      successUrl: `${siteUrl}/subscriptionPayConfirmation?checkout={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${siteUrl}/subscriptionPay?${choice}`,
      attempt: `checkout ${organizationId} ${choice} ${now.toISOString().slice(0, 13)}`,
    });
    return { success: 1, data: { url } };
  },
});
