import type Stripe from 'stripe';
import type { ConnectedAccount, Payments } from './payments';
import { asked, askedFor, onceFor } from './stripe-client';

type AccountCalls = Pick<Payments, 'connectedAccountFor' | 'connectedAccount' | 'startOnboarding'>;

/** We read only the bank's name and the last four digits. */
function bankOf({ external_accounts }: Stripe.Account): ConnectedAccount['bank'] {
  const bank = external_accounts?.data.find((account) => account.object === 'bank_account');
  return bank?.object === 'bank_account'
    ? { name: bank.bank_name ?? 'Bank account', last4: bank.last4 }
    : undefined;
}

function toAccount(account: Stripe.Account): ConnectedAccount {
  const { currently_due, past_due, disabled_reason } = account.requirements ?? {};
  const bank = bankOf(account);
  return {
    accountId: account.id,
    organizationId: account.metadata?.organizationId ?? '',
    ownerId: account.metadata?.ownerId ?? '',
    detailsSubmitted: account.details_submitted ?? false,
    payoutsEnabled: account.payouts_enabled ?? false,
    missing: [...new Set([...(past_due ?? []), ...(currently_due ?? [])])],
    ...(disabled_reason && { disabledReason: disabled_reason }),
    ...(bank && { bank }),
  };
}

/** Owners enter bank details on the provider's own pages: account numbers never reach us. */
export const stripeAccounts = (stripe: Stripe): AccountCalls => ({
  connectedAccountFor: ({ organizationId, ownerId, email }) =>
    asked(async () => {
      const { id } = await stripe.accounts.create(
        {
          type: 'express',
          country: 'US',
          email,
          capabilities: { transfers: { requested: true } },
          metadata: { organizationId, ownerId },
        },
        onceFor('account', organizationId, ownerId, email),
      );
      return id;
    }),

  connectedAccount: async (accountId) => {
    const account = await askedFor(() => stripe.accounts.retrieve(accountId));
    return account && toAccount(account);
  },

  // A link works once, so every call makes a new one; the SDK adds an idempotency key per call.
  startOnboarding: ({ accountId, returnUrl, refreshUrl }) =>
    asked(async () => {
      const { url } = await stripe.accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        return_url: returnUrl,
        refresh_url: refreshUrl,
      });
      return { url };
    }),
});
