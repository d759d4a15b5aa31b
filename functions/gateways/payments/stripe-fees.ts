import Stripe from 'stripe';
import type { FeeAddress, FeeBackState, FeePayments } from './fees';
import { statusOf } from './stripe-checkout';
import { asked, askedFor, idOf, onceFor } from './stripe-client';

const states: Record<string, FeeBackState> = { succeeded: 'done', failed: 'failed', canceled: 'failed' };

/** Undefined for what is no fee. */
function addressIn(metadata: Stripe.Metadata | null | undefined): FeeAddress | undefined {
  const { organizationId, applicationId, screeningId } = metadata ?? {};
  if (!organizationId || !applicationId) return undefined;
  return { organizationId, applicationId, ...(screeningId && { screeningId }) };
}

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
    const address = addressIn(session?.metadata);
    if (!session || !address) return undefined;
    const paidBy = session.payment_status === 'paid' ? idOf(session.payment_intent) : undefined;
    return {
      ...address,
      status: statusOf(session.status),
      cents: session.amount_total ?? 0,
      ...(paidBy !== undefined && { paidBy }),
    };
  },

  feeBack: async (intentId) => {
    const intent = await askedFor(() => stripe.paymentIntents.retrieve(intentId));
    const address = addressIn(intent?.metadata);
    if (!address) return undefined;
    const { data } = await asked(() => stripe.refunds.list({ payment_intent: intentId, limit: 1 }));
    const [refund] = data;
    return refund && { ...address, state: states[refund.status ?? ''] ?? 'asked' };
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
