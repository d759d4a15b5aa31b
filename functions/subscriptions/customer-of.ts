import { refuse } from '../../shared/wire/refusals';
import { subscriptionEntry } from '../common/billing/subscription-audit';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Organization } from '../table/organizations/record';

type By = Pick<ViewerCall, 'viewer' | 'now' | 'requestId'>;

/** The organization's customer at the provider, made and stored the first time. */
export async function customerOf(organization: Organization, call: By, deps: Deps): Promise<string> {
  const { organizationId, name, subscription, adminUserId } = organization;
  if (subscription.customerId !== undefined) return subscription.customerId;
  const head = await deps.accounts.byId(adminUserId);
  if (!head) throw new Error('An organization’s head has no account');
  const { email } = head.account;
  const customerId = await deps.payments.customerFor({ organizationId, email, name });
  const change = { organization, to: { ...subscription, customerId }, now: call.now };
  const audit = subscriptionEntry(change, { actor: { call }, plan: '', ids: deps.ids });
  if (await deps.subscriptions.change({ ...change, audit })) return customerId;
  // Someone else was faster, so their customer counts.
  const other = (await deps.organizations.byId(organizationId))?.subscription.customerId;
  if (other === undefined) throw refuse('conflict');
  return other;
}
