import { applyAccount } from '../common/billing/apply-account';
import { applyProviderState } from '../common/billing/apply-subscription';
import type { Deps } from '../runtime/deps/deps';
import type { Applies } from './handle-event';

/** What each kind of webhook event leads to. A thing that is nobody's here is left alone: another product may share the provider's account. */
export const appliesWith = (deps: Deps): Applies => ({
  subscription: async ({ subscriptionId, customerId }, { now }) => {
    await applyProviderState({ subscriptionId, customerId, now }, deps);
  },
  account: async ({ accountId }, { now }) => {
    const owner = accountId && (await deps.connectedAccounts.ownerOf(accountId));
    if (owner) await applyAccount({ ...owner, now }, deps);
  },
});
