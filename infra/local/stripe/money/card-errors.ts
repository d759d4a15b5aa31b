import { StripeError } from '../core/errors';
import type { PaymentIntent } from '../core/wire';

/** Why a bank declines, in Stripe's codes and words. */
export type Decline = { readonly code: string; readonly declineCode: string; readonly message: string };

export const genericDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
export const expiredCard: Decline = {
  code: 'expired_card',
  declineCode: 'expired_card',
  message: 'Your card has expired.',
};
export const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Why the last attempt of a payment was declined. */
export function declineOf(intent: PaymentIntent | undefined, otherwise = genericDecline): Decline {
  const error = intent?.last_payment_error;
  if (!error) return otherwise;
  return {
    code: error.code ?? genericDecline.code,
    declineCode: error.decline_code ?? genericDecline.declineCode,
    message: error.message ?? genericDecline.message,
  };
}

type Options = {
  /** Additional fields of the error's body. */
  readonly more?: object;
  readonly keepsWrites?: boolean;
};

/** A card error as Stripe sends it: 402 with the bank's reason. */
export const cardError = (decline: Decline, { more = {}, keepsWrites = false }: Options = {}): StripeError =>
  new StripeError(
    402,
    {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      ...more,
    },
    keepsWrites,
  );
