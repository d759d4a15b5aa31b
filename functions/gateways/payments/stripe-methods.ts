import Stripe from 'stripe';
import { refuse } from '../../../shared/wire/refusals';
import type { RentMethods } from './rent';
import { asked, onceFor } from './stripe-client';
import { listedMethod } from './stripe-debits';

/** More than anybody saves for one home. */
const mostListed = 100;

/** The provider's own answer has an id of ours in it, and nothing that a payer could act on. */
const notTaken = 'Our payment provider did not accept this payment method. Choose another one.';

/** Methods that tenants saved, used while they are there. */
export const stripeMethods = (stripe: Stripe): RentMethods => ({
  savedMethods: (customerId) =>
    asked(async () => {
      const { data } = await stripe.customers.listPaymentMethods(customerId, { limit: mostListed });
      return data.filter(({ type }) => type === 'card' || type === 'us_bank_account').map(listedMethod);
    }),

  removeMethod: (methodId) =>
    asked(async () => {
      try {
        await stripe.paymentMethods.detach(methodId);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    }),

  payWithMethod: ({ customerId, methodId, cents, returnUrl, ...metadata }) =>
    asked(async () => {
      const { organizationId, leaseId, paymentId } = metadata;
      const payment = {
        amount: cents,
        currency: 'usd',
        customer: customerId,
        payment_method: methodId,
        metadata,
        confirm: true,
        off_session: false,
        return_url: returnUrl,
        payment_method_types: ['card', 'us_bank_account'],
      };
      try {
        const { next_action: next } = await stripe.paymentIntents.create(
          payment,
          onceFor('rent-method-payment', organizationId, leaseId, paymentId),
        );
        const url = next?.redirect_to_url?.url;
        return url ? { url } : {};
      } catch (error) {
        // A declined payment is on record at the provider.
        if (error instanceof Stripe.errors.StripeCardError) return {};
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return { failure: notTaken };
        throw error;
      }
    }),

  endRentPayment: (intentId) =>
    asked(async () => {
      try {
        await stripe.paymentIntents.cancel(intentId);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) throw refuse('conflict');
        throw error;
      }
    }),
});
