import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StripeOptions } from '../../../functions/gateways/payments/stripe-client';
import type { LocalClock } from '../clock';
import { paymentKeysFrom } from '../payments';
import type { Secrets } from '../secrets';
import { openStripeDouble, type StripeDouble } from './stripe-double';

/** The double's path on the product's own origin. */
export const stripeMount = '/local/stripe';

type Options = {
  readonly dataDir: string;
  readonly clock: LocalClock;
  readonly secrets: Secrets;
  /** The origin that browsers use. */
  readonly url: string;
  /** The host that our own process uses. */
  readonly host: string;
  readonly port: number;
  /** A first start empties the provider, like the database. */
  readonly isFirst: boolean;
};

/** Opens the double and returns how handlers reach it. STRIPE_KEYS selects Stripe's test mode instead. */
export async function paymentsForProduct({
  dataDir,
  clock,
  secrets,
  url,
  host,
  port,
  isFirst,
}: Options): Promise<{ double: StripeDouble; options: StripeOptions }> {
  const folder = join(dataDir, 'stripe');
  if (isFirst) await rm(folder, { recursive: true, force: true });
  const keys = { secretKey: secrets.stripeSecretKey, webhookSecret: secrets.stripeWebhookSecret };
  const double = await openStripeDouble({
    folder,
    clock,
    secret: keys.secretKey,
    webhookSecret: keys.webhookSecret,
    webhookUrl: `http://${host}:${port}/api/stripe/webhook`,
    publicUrl: url,
    mount: stripeMount,
  });
  const realKeys = paymentKeysFrom(process.env);
  if (realKeys) return { double, options: realKeys };
  // The SDK adds the brackets of an IPv6 host itself.
  const api = { host: host.replace(/^\[|\]$/g, ''), port, protocol: 'http', basePath: stripeMount } as const;
  return { double, options: { ...keys, api } };
}
