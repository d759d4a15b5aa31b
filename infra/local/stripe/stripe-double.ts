import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../../functions/gateways/clock';
import { answerRequest } from './answer-request';
import { type PastSubscriber, type SeededSubscriber, seedSubscribers } from './billing/seed-subscribers';
import type { Context } from './core/context';
import { openStore } from './core/store';
import { runDueTasks } from './run-due-tasks';
import { type Deliveries, openDeliveries } from './webhooks/deliver-events';
import { deliverOnTime } from './webhooks/deliver-on-time';
import { type SendEvent, sendTo } from './webhooks/send-event';

export type StripeDoubleOptions = {
  /** Everything is stored in `<folder>/state.json`. */
  readonly folder: string;
  readonly clock: Clock;
  /** The secret key that calls must bring: `sk_test_…`. */
  readonly secret: string;
  /** The key that webhook events are signed with: `whsec_…`. */
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  /** The origin of the hosted pages, without a slash at its end. */
  readonly publicUrl: string;
  /** The path of the double, without a slash at its end. */
  readonly mount: string;
  /** Replaces HTTP, for tests. */
  readonly send?: SendEvent;
  /** False sends webhook events only when `advance` or `deliverDue` is called. */
  readonly automatic?: boolean;
};

export type StripeDouble = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Runs the tasks and sends the webhook events that are due. Answers how many tasks ran. */
  advance(): Promise<number>;
  /** For demo data: subscriptions that began in the past, with their invoices since then. */
  seedSubscribers(people: readonly PastSubscriber[]): Promise<SeededSubscriber[]>;
  readonly webhooks: Deliveries;
  stop(): Promise<void>;
};

/**
 * Stripe on one machine, in its own protocol and in the shapes of the `stripe` package:
 *
 * - the API under `<mount>/v1/…`; an unknown call or parameter is refused, never ignored;
 * - hosted pages (Checkout, billing portal, onboarding, invoices), which say that they are a simulation;
 * - signed webhook events; `POST <mount>/webhooks {mode}` sends them twice, shuffled, late or never;
 * - time: each call, and each move of the product's clock, first runs the tasks that are due.
 *
 * It has no taxes, discounts, processing fees or balance transactions yet; invoices are finalized at once.
 */
export async function openStripeDouble(options: StripeDoubleOptions): Promise<StripeDouble> {
  const { clock, secret, webhookSecret, mount, automatic = true } = options;
  const store = await openStore(options.folder);
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const contextAt = (at: number, account = ''): Context => ({
    store,
    objects: store.objectsOf(account),
    platform: store.objectsOf(''),
    account,
    now: at,
    urls: { origin: options.publicUrl, mount },
  });
  const deliveries = openDeliveries({
    store,
    secret: webhookSecret,
    send: options.send ?? sendTo(options.webhookUrl),
    now,
  });
  const timer = deliverOnTime(deliveries, { automatic, now });
  const save = async () => {
    await store.save();
    timer.plan();
  };
  timer.plan();
  return {
    webhooks: deliveries,
    advance: async () => {
      const count = runDueTasks(contextAt, now());
      await store.save();
      await deliveries.deliverDue();
      timer.plan();
      return count;
    },
    seedSubscribers: async (people) => {
      const seeded = store.transaction(() => seedSubscribers(people, { contextAt, now: now() }));
      await store.save();
      return seeded;
    },
    stop: async () => {
      timer.stop();
      await store.save();
    },
    answer: async (request, response) => {
      runDueTasks(contextAt, now());
      const contextFor = (account?: string) => contextAt(now(), account);
      await answerRequest(request, response, { store, secret, mount, deliveries, contextFor, save });
    },
  };
}
