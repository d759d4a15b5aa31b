import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../../functions/gateways/clock';
import { answerRequest } from './answer-request';
import { type PastSubscriber, type SeededSubscriber, seedSubscribers } from './billing/seed-subscribers';
import { finishOnboarding } from './connect/accounts';
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
  /** The secret key that calls must send: `sk_test_…`. */
  readonly secret: string;
  /** The key that signs webhook events: `whsec_…`. */
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  /** The origin of the hosted pages, without a trailing slash. */
  readonly publicUrl: string;
  /** The double's path, without a trailing slash. */
  readonly mount: string;
  /** Replaces HTTP in tests. */
  readonly send?: SendEvent;
  /** False sends webhook events only when `advance` or `deliverDue` is called. */
  readonly automatic?: boolean;
};

export type StripeDouble = {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Runs the tasks and sends the webhook events that are due. Returns how many tasks ran. */
  advance(): Promise<number>;
  /** For demo data: subscriptions that started in the past, with their invoices since then. */
  seedSubscribers(people: readonly PastSubscriber[]): Promise<SeededSubscriber[]>;
  /** For demo data: an owner's account with everything entered. */
  finishOnboarding(accountId: string): Promise<void>;
  readonly webhooks: Deliveries;
  stop(): Promise<void>;
};

/**
 * Stripe on one machine, with its protocol and the types of the `stripe` package. Refuses unknown calls.
 * Each call and each clock change first runs due tasks. `POST <mount>/webhooks {mode}` disturbs events.
 * No taxes or discounts; invoices finalize at once.
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
    finishOnboarding: async (accountId) => {
      store.transaction(() => finishOnboarding(contextAt(now()), accountId));
      await store.save();
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
