import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { type LocalClock, localClock } from '../../clock';
import type { StripeDouble } from '../settings';
import { stripeDouble } from '../stripe';

export const testSecret = 'sk_test_localabcdefghijklmnop';
export const testWebhookSecret = 'whsec_localabcdefghijklmnop';
export const start = new Date('2026-11-21T10:00:00Z');

export type Opened = {
  readonly double: StripeDouble;
  /** The provider's own package against the double. */
  readonly stripe: Stripe;
  readonly clock: LocalClock;
  readonly folder: string;
  readonly url: string;
  readonly port: number;
  /** What the product would have received, checked by the provider's own code. */
  readonly events: Stripe.Event[];
  /** What the product answers to a notice. */
  answerWith(status: number): void;
  moveTo(day: string): Promise<number>;
  close(): Promise<void>;
};

/** A double on a port of its own, with the clock in the test's hand. Nothing is sent until the test says so. */
export async function openDouble(given: { folder?: string; secret?: string } = {}): Promise<Opened> {
  const folder = given.folder ?? (await mkdtemp(join(tmpdir(), 'keystead-stripe-')));
  let real = start.getTime();
  const clock = localClock(() => real++);
  const events: Stripe.Event[] = [];
  let status = 200;
  const stripe = new Stripe(given.secret ?? testSecret, {
    maxNetworkRetries: 0,
    telemetry: false,
    host: 'localhost',
  });
  const server = createServer((request, response) => {
    double.answer(request, response).catch((problem: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(problem));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const double = await stripeDouble({
    folder,
    clock,
    secret: testSecret,
    webhookSecret: testWebhookSecret,
    webhookUrl: `${url}/nowhere`,
    publicUrl: url,
    mount: '',
    automatic: false,
    send: async ({ body, signature }) => {
      const at = Math.floor(clock.now().getTime());
      const event = stripe.webhooks.constructEvent(body, signature, testWebhookSecret, 300, undefined, at);
      if (status === 200) events.push(event);
      return status;
    },
  });
  const client = new Stripe(given.secret ?? testSecret, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    double,
    stripe: client,
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
      if (!given.folder) await rm(folder, { recursive: true, force: true });
    },
  };
}
