import Stripe from 'stripe';
import type { FeePayments } from './payments-fees';
import { statusOf } from './payments-stripe-checkout';
import { asked, askedFor, idOf, onceFor } from './payments-stripe-client';

/** The platform buys the reports; no fee leaves its balance by itself. */
export const stripeFees = (stripe: Stripe): FeePayments => ({
  startFeeCheckout: ({ attempt, cents, name, payer, successUrl, cancelUrl, ...fee }) =>
    asked(async () => {
      const { organizationId, applicationId, screeningId } = fee;
      const about = screeningId ?? applicationId;
      const address = { organizationId, applicationId, ...(screeningId !== undefined && { screeningId }) };
      const customer = await stripe.customers.create(
        { ...payer, metadata: address },
        onceFor('fee-payer', about, payer.name, payer.email),
      );
      const price_data = { currency: 'usd', unit_amount: cents, product_data: { name } };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer: customer.id,
          // Settled at once: a bank debit would leave the screening unpaid for days.
          allowed_payment_method_types: ['card'],
          line_items: [{ quantity: 1, price_data }],
          payment_intent_data: { metadata: address },
          metadata: address,
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        onceFor('fee', about, attempt, customer.id, cents, name, successUrl, cancelUrl),
      );
      if (!session.url) throw new Error('The provider opened a page without an address');
      return { checkoutId: session.id, url: session.url };
    }),

  feeCheckout: async (checkoutId) => {
    const session = await askedFor(() => stripe.checkout.sessions.retrieve(checkoutId));
    const { organizationId, applicationId, screeningId } = session?.metadata ?? {};
    if (!session || !organizationId || !applicationId) return undefined;
    const paidBy = session.payment_status === 'paid' ? idOf(session.payment_intent) : undefined;
    return {
      ...{ organizationId, applicationId, status: statusOf(session.status) },
      ...(screeningId && { screeningId }),
      cents: session.amount_total ?? 0,
      ...(paidBy !== undefined && { paidBy }),
    };
  },

  refundFee: (intentId) =>
    asked(async () => {
      try {
        await stripe.refunds.create({ payment_intent: intentId }, onceFor('fee-refund', intentId));
      } catch (error) {
        const isDone = error instanceof Stripe.errors.StripeInvalidRequestError;
        if (!isDone || error.code !== 'charge_already_refunded') throw error;
      }
    }),
});
