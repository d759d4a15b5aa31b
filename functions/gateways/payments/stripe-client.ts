import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { type Refusal, refuse } from '../../../shared/wire/refusals';

export type StripeOptions = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The local test double's address; Stripe's own when absent. `basePath` comes before `/v1`. */
  readonly api?: {
    readonly host: string;
    readonly port: number;
    readonly protocol: 'http' | 'https';
    readonly basePath?: string;
  };
};

/** Timeout and retry together stay under the limits of Lambda and API Gateway. */
const timeoutMilliseconds = 8_000;
const repeats = 1;

/** The SDK cannot prefix `/v1`, but the test double shares the product's origin and needs a prefix. */
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

/** Turns a declined card and an unreachable provider into refusals; other errors pass through. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** Like `asked`, but undefined when the thing does not exist. */
export const askedFor = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  asked(async () => {
    try {
      return await work();
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  });

/** Put every parameter that may differ into the key: the provider refuses one key with other parameters. */
export const onceFor = (what: string, ...parts: readonly (string | number | boolean)[]) => ({
  idempotencyKey: `${what}:${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`,
});

/** The provider's Unix seconds as a UTC instant. */
export const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The provider sends an id or, when expanded, the whole object. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.id;
