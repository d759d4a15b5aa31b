import type { Contract } from '../../shared/contract';
import { blockerFields, blockersOf } from '../../shared/domain/plan-changes';
import { isPaidFor } from '../../shared/domain/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { subscriptionEntry } from '../billing/subscription-audit';
import type { Deps } from '../runtime/deps';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { Organization } from '../table/organizations';
import { findSoldPlan } from './find-plan';

/** The provider's customer of this organization, made and remembered the first time. */
async function customerOf(organization: Organization, call: ViewerCall, deps: Deps): Promise<string> {
  const { organizationId, name, subscription, adminUserId } = organization;
  if (subscription.customerId !== undefined) return subscription.customerId;
  const head = await deps.accounts.byId(adminUserId);
  if (!head) throw new Error('An organization’s head has no account');
  const { email } = head.account;
  const customerId = await deps.payments.customerFor({ organizationId, email, name });
  const change = { organization, to: { ...subscription, customerId }, now: call.now };
  const audit = subscriptionEntry(change, { actor: { call }, plan: '', ids: deps.ids });
  if (await deps.subscriptions.change({ ...change, audit })) return customerId;
  // Somebody else was faster: theirs counts.
  const other = (await deps.organizations.byId(organizationId))?.subscription.customerId;
  if (other === undefined) throw refuse('conflict');
  return other;
}

/** The provider's page for a first payment, or one anew. The same choice within an hour leads to the same page, so that a double click opens one. */
export const startCheckout: Handler<Contract['subscriptions']['startCheckout']> = async (request, deps) => {
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
    customerId: await customerOf(organization, request, deps),
    organizationId,
    successUrl: `${siteUrl}/subscriptionPayConfirmation?checkout={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${siteUrl}/subscriptionPay?${choice}`,
    attempt: `checkout ${organizationId} ${choice} ${now.toISOString().slice(0, 13)}`,
  });
  return { success: 1, data: { url } };
};
