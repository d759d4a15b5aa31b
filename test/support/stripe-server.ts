import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { Payments } from '../../functions/gateways/payments/payments';
import { stripePayments } from '../../functions/gateways/payments/stripe';

export type StripeCall = {
  readonly method: string;
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};
export type StripeAnswer = { readonly status?: number; readonly body: unknown };
export type StripeAnswers = Record<string, (call: StripeCall) => StripeAnswer>;

/** Stripe's HTTP API with canned answers. It records requests and answers an unknown call with 400. */
export async function stripeServer() {
  const calls: StripeCall[] = [];
  let answers: StripeAnswers = {};
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const text = request.method === 'GET' ? query : Buffer.concat(chunks).toString();
      const call: StripeCall = {
        method: request.method ?? '',
        path,
        form: Object.fromEntries(new URLSearchParams(text)),
        headers: request.headers,
      };
      calls.push(call);
      const missing = { status: 400, body: { error: { type: 'invalid_request_error', message: path } } };
      const { status = 200, body } = answers[`${call.method} ${path}`]?.(call) ?? missing;
      // The SDK retries by itself unless the answer says not to.
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    api: { host: '127.0.0.1', port, protocol: 'http' as const },
    answer: (next: StripeAnswers) => {
      calls.length = 0;
      answers = next;
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

export const listOf = (...data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' });
export const missingResource: StripeAnswer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } },
};

/** Opens the gateway over canned answers for a test file, and closes it after the last test. */
export function useStripe(
  use: (open: {
    readonly stripe: Awaited<ReturnType<typeof stripeServer>>;
    readonly payments: Payments;
  }) => void,
): void {
  const running: { stripe?: Awaited<ReturnType<typeof stripeServer>> } = {};
  beforeAll(async () => {
    const stripe = await stripeServer();
    running.stripe = stripe;
    use({
      stripe,
      payments: stripePayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', api: stripe.api }),
    });
  });
  afterAll(() => running.stripe?.close());
}
