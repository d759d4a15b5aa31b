import { applyAccount } from '../common/billing/apply-account';
import { applyProviderState } from '../common/billing/apply-subscription';
import type { Deps } from '../runtime/deps/deps';
import type { Applies } from './handle-event';

/** What each kind of webhook event triggers. Skips unknown ids: another product may share the account. */
export const appliesWith = (deps: Deps): Applies => ({
  subscription: async ({ subscriptionId, customerId }, { now }) => {
    await applyProviderState({ subscriptionId, customerId, now }, deps);
  },
  account: async ({ accountId }, { now }) => {
    const owner = accountId && (await deps.connectedAccounts.ownerOf(accountId));
    if (owner) await applyAccount({ ...owner, now }, deps);
  },
});
