import type { Payments } from './payments';
import { stripeAccounts } from './payments-stripe-accounts';
import { stripeCheckout } from './payments-stripe-checkout';
import { openStripe, type StripeOptions } from './payments-stripe-client';
import { stripeDebits } from './payments-stripe-debits';
import { stripeEvents } from './payments-stripe-events';
import { stripeFees } from './payments-stripe-fees';
import { stripeInvoices } from './payments-stripe-invoices';
import { stripePrices } from './payments-stripe-prices';
import { stripeRent } from './payments-stripe-rent';
import { stripeSubscriptions } from './payments-stripe-subscriptions';
import { stripeTransfers } from './payments-stripe-transfers';

/** With `api` set, the same code talks to the local test double. */
export function stripePayments(options: StripeOptions): Payments {
  const stripe = openStripe(options);
  return {
    ...stripePrices(stripe),
    ...stripeCheckout(stripe),
    ...stripeSubscriptions(stripe),
    ...stripeInvoices(stripe),
    ...stripeRent(stripe),
    ...stripeFees(stripe),
    ...stripeDebits(stripe),
    ...stripeTransfers(stripe),
    ...stripeAccounts(stripe),
    ...stripeEvents(options.webhookSecret),
  };
}
