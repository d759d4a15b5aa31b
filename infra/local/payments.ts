import { isLiveKey, type PaymentKeys, paymentKeysIn } from '../../functions/gateways/payments/keys';
import { rotatingPayments } from '../../functions/gateways/payments/rotating-payments';
import { stripePayments } from '../../functions/gateways/payments/stripe';
import type { StripeOptions } from '../../functions/gateways/payments/stripe-client';
import type { Deps } from '../../functions/runtime/deps/deps';
import { env } from '../env';
import { StartProblem } from './start-problem';

/** Test keys of the real provider, instead of the double. Refuses live keys, which move real money. */
export function paymentKeysFrom(
  environment: Readonly<Record<string, string | undefined>>,
): PaymentKeys | undefined {
  const text = environment[env.stripeKeys];
  if (!text) return undefined;
  const keys = paymentKeysIn(text);
  if (!keys)
    throw new StartProblem(`${env.stripeKeys} is not {"secretKey":"sk_test_…","webhookSecret":"whsec_…"}.`);
  if (isLiveKey(keys))
    throw new StartProblem(`${env.stripeKeys} holds a live key; on one machine only a test key is taken.`);
  return keys;
}

/** The provider for the local handlers; without options, every call fails. */
export function paymentsOf(options: StripeOptions | undefined): Deps['payments'] {
  if (options === undefined)
    return rotatingPayments(() => Promise.reject(new Error('No payment provider was set up here')));
  if (isLiveKey(options)) throw new StartProblem('A live key of the payment provider is refused here.');
  return stripePayments(options);
}
