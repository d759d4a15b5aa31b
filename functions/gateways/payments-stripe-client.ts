import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { type Refusal, refuse } from '../../shared/wire/refusals';

export type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the local double answers; Stripe's own address when absent. `basePath` stands before `/v1`. */
  readonly api?: {
    readonly host: string;
    readonly port: number;
    readonly protocol: 'http' | 'https';
    readonly basePath?: string;
  };
};

/** Together under Lambda's and API Gateway's own limits, a repeat included. */
const timeoutMilliseconds = 8_000;
const repeats = 1;

/** The SDK knows no path before `/v1`, which the double has: it shares the product's origin. */
function clientUnder(basePath: string): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, ...rest) => ask(host, port, `${basePath}${path}`, ...rest);
  return client;
}

export function openStripe({ secretKey, api }: StripeOptions): Stripe {
  const { basePath, ...place } = api ?? {};
  return new Stripe(secretKey, {
    ...place,
    ...(basePath && { httpClient: clientUnder(basePath) }),
    timeout: timeoutMilliseconds,
    maxNetworkRetries: repeats,
    telemetry: false,
    appInfo: { name: 'Keystead' },
  });
}

const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

const isAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError;

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Stripe.errors.StripeCardError) return refuse('payment-declined');
  return isAway(error) ? refuse('payments-away') : undefined;
}

/** One piece of work with the provider: a declined card and a provider that is away become refusals, the rest stays a surprise. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** The same for what may not be there. */
export const askedFor = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  asked(async () => {
    try {
      return await work();
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  });

/**
 * The key under which the provider does a write once. Parameters that may differ belong in it: the same key with others would be refused.
 */
export const onceFor = (what: string, ...parts: readonly (string | number | boolean)[]) => ({
  idempotencyKey: `${what}:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`,
});

/** The provider's seconds as a UTC instant. */
export const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The id of what the provider sends as an id or, expanded, whole. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;
