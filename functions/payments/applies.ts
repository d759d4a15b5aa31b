import { defined } from '../../shared/domain/defined';
import { type AccountDeps, applyAccount } from '../billing/apply-account';
import { applyProviderState } from '../billing/apply-subscription';
import type { BillingDeps } from '../billing/billing-deps';
import type { Applies } from './handle-event';

/** What each kind of notice leads to. A thing that is nobody's here is left alone: another product may share the provider's account. */
export const appliesWith = (deps: AccountDeps & BillingDeps): Applies => ({
  subscription: async ({ subscriptionId, customerId }, { now }) => {
    const whose = defined({ subscriptionId, customerId });
    if (Object.keys(whose).length > 0) await applyProviderState({ ...whose, now }, deps);
  },
  account: async ({ accountId }, { now }) => {
    const owner = accountId && (await deps.connectedAccounts.ownerOf(accountId));
    if (owner) await applyAccount({ ...owner, now }, deps);
  },
});
