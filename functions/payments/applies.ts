import { finishSetup } from '../common/autopay/finish-setup';
import { applyAccount } from '../common/billing/apply-account';
import { applyProviderState } from '../common/billing/apply-subscription';
import { applyOnline } from '../common/ledger/apply-online';
import { applyTransfer } from '../common/ledger/apply-transfer';
import { followFeeBack } from '../common/screening/follow-fee-back';
import { takeFee } from '../common/screening/take-fee';
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
  rent: async ({ checkoutId, intentId }, { now }) => {
    const address = await deps.payments.rentOf({ checkoutId, intentId });
    if (!address) return;
    await applyOnline({ ...address, now }, deps);
    await finishSetup({ ...address, now }, deps);
  },
  transfer: async ({ transfer, providerTransferId = '' }, { now }) => {
    const address = transfer ?? (await deps.payments.transferNamed(providerTransferId));
    if (address) await applyTransfer({ ...address, now }, deps);
  },
  screening: async ({ checkoutId, intentId }, { now }) => {
    if (checkoutId !== undefined) await takeFee({ checkoutId, now }, deps);
    else if (intentId !== undefined) await followFeeBack({ intentId, now }, deps);
  },
});
