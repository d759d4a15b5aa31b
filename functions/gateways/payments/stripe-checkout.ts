import type Stripe from 'stripe';
import type { Payments } from './payments';
import { asked, askedFor, idOf, onceFor } from './stripe-client';
import { priceOf } from './stripe-prices';

type CheckoutCalls = Pick<Payments, 'customerFor' | 'startCheckout' | 'checkout' | 'openPortal'>;

export function statusOf(status: string | null): 'open' | 'complete' | 'expired' {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}

const addressOf = (session: { readonly url: string | null }): string => {
  if (!session.url) throw new Error('The provider opened a page without an address');
  return session.url;
};

/** In whole seconds, as the provider counts. */
const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** Customers, and the provider's own payment pages. */
export const stripeCheckout = (stripe: Stripe): CheckoutCalls => ({
  customerFor: ({ organizationId, email, name }) =>
    asked(async () => {
      const { id } = await stripe.customers.create(
        { email, name, metadata: { organizationId } },
        onceFor('customer', organizationId, email, name),
      );
      return id;
    }),

  startCheckout: ({ customerId, organizationId, successUrl, cancelUrl, attempt, freeUntil, ...plan }) =>
    asked(async () => {
      const price = await priceOf(stripe, plan);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: organizationId,
          line_items: [{ price: price.id, quantity: 1 }],
          subscription_data: {
            metadata: { organizationId },
            ...(freeUntil !== undefined && { trial_end: secondsOf(freeUntil) }),
          },
          metadata: { organizationId },
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        onceFor('checkout', attempt, customerId, price.id, successUrl, cancelUrl, freeUntil ?? ''),
      );
      return { checkoutId: session.id, url: addressOf(session) };
    }),

  checkout: async (checkoutId) => {
    const session = await askedFor(() => stripe.checkout.sessions.retrieve(checkoutId));
    if (!session) return undefined;
    const subscriptionId = idOf(session.subscription);
    return {
      organizationId: session.metadata?.organizationId ?? '',
      status: statusOf(session.status),
      paid: session.payment_status !== 'unpaid',
      ...(subscriptionId !== undefined && { subscriptionId }),
    };
  },

  // Every call opens a new page; the SDK adds an idempotency key per call.
  openPortal: ({ customerId, returnUrl }) =>
    asked(async () => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return { url };
    }),
});
