import { randomInt } from 'node:crypto';
import { webhookModeOf } from '../core/emit-event';
import type { Delivery, WebhookMode } from '../core/kinds';
import type { Store } from '../core/store';
import { type SendEvent, signatureOf } from './send-event';

/** Seconds until the next attempt. After the last one, about three days later, a delivery is given up. */
const retryDelays = [1, 5, 15, 60, 300, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 86_400, 86_400] as const;

/** Like Stripe, sends the next events without waiting for each answer. */
const batchSize = 4;

export type Deliveries = {
  /** Sends everything that is due and waits for the answers. */
  deliverDue(): Promise<number>;
  /** Schedules every undelivered event for now. */
  redeliver(): number;
  setMode(mode: WebhookMode): void;
  /** Newest first. */
  list(): Delivery[];
  /** When the next one is due, in seconds. */
  nextAt(): number | undefined;
};

type Options = {
  readonly store: Store;
  readonly secret: string;
  readonly send: SendEvent;
  /** Seconds, by the product's clock. */
  readonly now: () => number;
};

function afterAttempt(delivery: Delivery, status: number, now: number): Delivery {
  const attempts = [...delivery.attempts, { at: now, status }];
  if (status >= 200 && status < 300) return { ...delivery, attempts, state: 'delivered' };
  const delay = retryDelays[attempts.length - 1];
  if (delay === undefined) return { ...delivery, attempts, state: 'given-up' };
  return { ...delivery, attempts, nextAt: now + delay };
}

/** Sends signed webhook events to the product, with retries. A restart resumes the stored deliveries. */
export function openDeliveries({ store, secret, send, now }: Options): Deliveries {
  const platform = store.objectsOf('');
  const pending = () => platform.all('delivery').filter(({ state }) => state === 'pending');
  let running: Promise<unknown> = Promise.resolve();

  const nextBatch = (): Delivery[] => {
    const due = pending().filter(({ nextAt }) => nextAt <= now());
    if (webhookModeOf(platform) !== 'shuffle' || due.length === 0) return due.slice(0, batchSize);
    const first = randomInt(due.length);
    return due.slice(first, first + 1);
  };

  async function sendOne({ id, body }: Delivery): Promise<void> {
    const status = await send({ body, signature: signatureOf(body, secret, now()) });
    const current = platform.get('delivery', id);
    if (current) platform.put('delivery', afterAttempt(current, status, now()));
  }

  async function sendAll(): Promise<number> {
    let sent = 0;
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      await Promise.all(batch.map(sendOne));
      sent += batch.length;
    }
    if (sent > 0) await store.save();
    return sent;
  }

  return {
    deliverDue: () => {
      const delivering = running.catch(() => undefined).then(sendAll);
      running = delivering;
      return delivering;
    },
    redeliver: () => {
      const missed = platform.all('delivery').filter(({ state }) => state !== 'delivered');
      for (const delivery of missed)
        platform.put('delivery', { ...delivery, state: 'pending', nextAt: now(), attempts: [] });
      return missed.length;
    },
    setMode: (mode) => void platform.put('switches', { id: 'switches', webhooks: mode }),
    list: () => platform.all('delivery').toReversed(),
    nextAt: () =>
      pending().reduce<number | undefined>(
        (least, { nextAt }) => Math.min(least ?? nextAt, nextAt),
        undefined,
      ),
  };
}
