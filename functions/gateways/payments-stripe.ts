import type { Payments } from './payments';
import { stripeAccounts } from './payments-stripe-accounts';
import { stripeCheckout } from './payments-stripe-checkout';
import { openStripe, type StripeOptions } from './payments-stripe-client';
import { stripeEvents } from './payments-stripe-events';
import { stripeInvoices } from './payments-stripe-invoices';
import { stripePrices } from './payments-stripe-prices';
import { stripeSubscriptions } from './payments-stripe-subscriptions';

/** With `api` set, the same code talks to the local test double. */
export function stripePayments(options: StripeOptions): Payments {
  const stripe = openStripe(options);
  return {
    ...stripePrices(stripe),
    ...stripeCheckout(stripe),
    ...stripeSubscriptions(stripe),
    ...stripeInvoices(stripe),
    ...stripeAccounts(stripe),
    ...stripeEvents(options.webhookSecret),
  };
}
