import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StripeOptions } from '../../../functions/gateways/payments-stripe-client';
import type { LocalClock } from '../clock';
import { paymentKeysFrom } from '../payments';
import type { Secrets } from '../secrets';
import type { StripeDouble } from './settings';
import { stripeDouble } from './stripe';

/** The double's place on the product's own origin; hosted pages and the API below it. */
export const stripeMount = '/local/stripe';
/** Where it lies in the data folder. */
export const stripeFolder = 'stripe';

export type ProductPlace = {
  readonly dataDir: string;
  readonly clock: LocalClock;
  readonly secrets: Secrets;
  /** The origin that browsers use. */
  readonly url: string;
  /** Where our own process reaches the product. */
  readonly host: string;
  readonly port: number;
  /** A first start begins with an empty provider, as with an empty database. */
  readonly isFirst: boolean;
};

/** The provider of this machine's product, and how its handlers reach it. STRIPE_KEYS, if set, leads to the real one's test mode instead. */
export async function paymentsForProduct({
  dataDir,
  clock,
  secrets,
  url,
  host,
  port,
  isFirst,
}: ProductPlace): Promise<{ double: StripeDouble; options: StripeOptions }> {
  const folder = join(dataDir, stripeFolder);
  if (isFirst) await rm(folder, { recursive: true, force: true });
  const keys = { secretKey: secrets.stripeSecretKey, webhookSecret: secrets.stripeWebhookSecret };
  const double = await stripeDouble({
    folder,
    clock,
    secret: keys.secretKey,
    webhookSecret: keys.webhookSecret,
    webhookUrl: `http://${host}:${port}/api/stripe/webhook`,
    publicUrl: url,
    mount: stripeMount,
  });
  const real = paymentKeysFrom(process.env);
  if (real) return { double, options: real };
  // The SDK writes the host into an address itself, so that an IPv6 one stands there without its brackets.
  const api = { host: host.replace(/^\[|\]$/g, ''), port, protocol: 'http', basePath: stripeMount } as const;
  return { double, options: { ...keys, api } };
}
