import { env } from '../../../infra/env';
import type { Payments } from '../../gateways/payments/payments';
import { rotatingPayments } from '../../gateways/payments/rotating-payments';
import { required } from './environment';

/** The provider, with the current keys from Secrets Manager. */
async function openPayments(secretId: string): Promise<Payments> {
  const [{ storedPaymentKeys }, { stripePayments }] = await Promise.all([
    import('../../gateways/payments/stored-payment-keys'),
    import('../../gateways/payments/stripe'),
  ]);
  const keys = await storedPaymentKeys({ secretId });
  // Never quote the value: half a key is still a secret.
  if (!keys) throw new Error(`The secret ${secretId} holds no payment keys (infra/RUNBOOKS.md, Payments)`);
  return stripePayments(keys);
}

export function payments(): Payments {
  const secretId = required(env.stripeKeysSecret);
  return rotatingPayments(() => openPayments(secretId));
}
