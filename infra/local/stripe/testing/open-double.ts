import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { type LocalClock, localClock } from '../../clock';
import { openStripeDouble, type StripeDouble } from '../stripe-double';

export const testSecret = 'sk_test_localabcdefghijklmnop';
export const testWebhookSecret = 'whsec_localabcdefghijklmnop';
const start = new Date('2026-11-21T10:00:00Z');

export type Opened = {
  readonly double: StripeDouble;
  /** The `stripe` package as a client of the double. */
  readonly stripe: Stripe;
  readonly clock: LocalClock;
  readonly folder: string;
  readonly url: string;
  readonly port: number;
  /** The webhook events that arrived, verified by the `stripe` package. */
  readonly events: Stripe.Event[];
  /** Sets the answer to webhook events. */
  answerWith(status: number): void;
  moveTo(day: string): Promise<number>;
  close(): Promise<void>;
};

/** Opens a double on its own port. Its clock and its webhook events move only when the test says so. */
export async function openDouble(options: { folder?: string } = {}): Promise<Opened> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'keystead-stripe-')));
  let real = start.getTime();
  const clock = localClock(() => real++);
  const events: Stripe.Event[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    double.answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const stripe = new Stripe(testSecret, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const double = await openStripeDouble({
    folder,
    clock,
    secret: testSecret,
    webhookSecret: testWebhookSecret,
    webhookUrl: `${url}/nowhere`,
    publicUrl: url,
    mount: '',
    automatic: false,
    send: async ({ body, signature }) => {
      const at = clock.now().getTime();
      const event = stripe.webhooks.constructEvent(body, signature, testWebhookSecret, 300, undefined, at);
      if (status === 200) events.push(event);
      return status;
    },
  });
  return {
    double,
    stripe,
    clock,
    folder,
    url,
    port,
    events,
    answerWith: (next) => {
      status = next;
    },
    moveTo: (day) => {
      clock.set(new Date(day));
      return double.advance();
    },
    close: async () => {
      await double.stop();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      if (!options.folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
