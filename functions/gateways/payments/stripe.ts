import type { Payments } from './payments';
import { stripeAccounts } from './stripe-accounts';
import { stripeCheckout } from './stripe-checkout';
import { openStripe, type StripeOptions } from './stripe-client';
import { stripeDebits } from './stripe-debits';
import { stripeEvents } from './stripe-events';
import { stripeFees } from './stripe-fees';
import { stripeInvoices } from './stripe-invoices';
import { stripeMethods } from './stripe-methods';
import { stripePrices } from './stripe-prices';
import { stripeRent } from './stripe-rent';
import { stripeSubscriptions } from './stripe-subscriptions';
import { stripeTransfers } from './stripe-transfers';

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
    ...stripeMethods(stripe),
    ...stripeTransfers(stripe),
    ...stripeAccounts(stripe),
    ...stripeEvents(options.webhookSecret),
  };
}
