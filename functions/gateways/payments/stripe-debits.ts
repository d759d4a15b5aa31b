import Stripe from 'stripe';
import type { ListedMethod, RentDebits } from './rent';
import { asked, askedFor, onceFor } from './stripe-client';
import { secondsOf, whole } from './stripe-rent';

/** `Visa •••• 4242` */
function methodName({ card, us_bank_account: bank }: Stripe.PaymentMethod): string {
  const kind = card?.display_brand ?? card?.brand ?? bank?.bank_name ?? 'Bank account';
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} •••• ${card?.last4 ?? bank?.last4 ?? ''}`;
}

const monthOf = ({ exp_month: month, exp_year: year }: Stripe.PaymentMethod.Card): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** A saved method in our words. */
export const listedMethod = (method: Stripe.PaymentMethod): ListedMethod => ({
  methodId: method.id,
  name: methodName(method),
  kind: method.type === 'card' ? 'card' : 'bank',
  ...(method.card && { until: monthOf(method.card) }),
});

/** Methods that tenants save for autopay, and their debits. */
export const stripeDebits = (stripe: Stripe): RentDebits => ({
  startMethodPage: ({ customerId, until, successUrl, cancelUrl, attempt, ...metadata }) =>
    asked(async () => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          currency: 'usd',
          customer: customerId,
          metadata,
          expires_at: secondsOf(until),
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        onceFor('rent-method', attempt, customerId, until, successUrl, cancelUrl),
      );
      if (!session.url) throw new Error('The provider opened a page without an address');
      return { checkoutId: session.id, url: session.url };
    }),

  savedMethod: async (checkoutId) => {
    const expand = ['setup_intent.payment_method'];
    const session = await askedFor(() => stripe.checkout.sessions.retrieve(checkoutId, { expand }));
    const setup = session?.status === 'complete' ? whole(session.setup_intent) : undefined;
    const method = setup?.status === 'succeeded' ? whole(setup.payment_method) : undefined;
    return method && listedMethod(method);
  },

  debitRent: ({ customerId, methodId, cents, ...metadata }) =>
    asked(async () => {
      const { organizationId, leaseId, paymentId } = metadata;
      const debit = {
        amount: cents,
        currency: 'usd',
        customer: customerId,
        payment_method: methodId,
        metadata,
        confirm: true,
        off_session: true,
        // Named, since other types could ask for a page to return to. The provider takes it, its types lack
        // it.
        payment_method_types: ['card', 'us_bank_account'],
      };
      try {
        await stripe.paymentIntents.create(
          debit,
          // Without amount and method: the provider refuses the same payment with others.
          onceFor('rent-debit', organizationId, leaseId, paymentId),
        );
      } catch (error) {
        // A declined payment is on record at the provider.
        if (error instanceof Stripe.errors.StripeCardError) return {};
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return { failure: error.message };
        throw error;
      }
      return {};
    }),
});
