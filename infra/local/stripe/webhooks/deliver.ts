import { randomInt } from 'node:crypto';
import type { Delivery, WebhookMode } from '../core/kinds';
import type { Store } from '../core/store';
import { modeOf } from '../core/work';
import { type Send, signatureOf } from './send';

/** Seconds until the next try, growing; after the last one a notice is given up, about three days on. */
const waits = [1, 5, 15, 60, 300, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 86_400, 86_400] as const;

/** Sent side by side, as the real one does not wait for one answer before the next notice either. */
const atOnce = 4;

export type Deliveries = {
  /** Sends everything that is due by now and waits for the answers. */
  deliverDue(): Promise<number>;
  /** Plans those that did not arrive again, for now. */
  redeliver(): number;
  setMode(mode: WebhookMode): void;
  list(): Delivery[];
  /** When the next one is due, in seconds. */
  nextAt(): number | undefined;
};

type Setting = {
  readonly store: Store;
  readonly secret: string;
  readonly send: Send;
  /** Seconds, by the product's clock. */
  readonly now: () => number;
};

const isOk = (status: number): boolean => status >= 200 && status < 300;

function afterTry(delivery: Delivery, status: number, now: number): Delivery {
  const attempts = [...delivery.attempts, { at: now, status }];
  if (isOk(status)) return { ...delivery, attempts, state: 'delivered' };
  const wait = waits[attempts.length - 1];
  if (wait === undefined) return { ...delivery, attempts, state: 'given-up' };
  return { ...delivery, attempts, nextAt: now + wait };
}

/** Signed notices to the product: retried with growing waits, kept on disk, so that a restart goes on where it stopped. */
export function deliveries({ store, secret, send, now }: Setting): Deliveries {
  const book = store.book('');
  const pending = () => book.all('delivery').filter(({ state }) => state === 'pending');
  const due = () => pending().filter(({ nextAt }) => nextAt <= now());
  let running: Promise<unknown> = Promise.resolve();

  const nextBatch = (): Delivery[] => {
    const waiting = due();
    const first = modeOf(book) === 'shuffle' && waiting.length > 0 ? randomInt(waiting.length) : 0;
    return [...waiting.slice(first), ...waiting.slice(0, first)].slice(
      0,
      modeOf(book) === 'shuffle' ? 1 : atOnce,
    );
  };

  async function sendOne({ id, body }: Delivery): Promise<void> {
    const status = await send({ body, signature: signatureOf(body, secret, now()) });
    const current = book.get('delivery', id);
    if (!current) return;
    const after = afterTry(current, status, now());
    store.attempt(() => void book.put('delivery', after));
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
      const mine = running.catch(() => undefined).then(sendAll);
      running = mine;
      return mine;
    },
    redeliver: () =>
      store.attempt(() => {
        const again = book.all('delivery').filter(({ state }) => state !== 'delivered');
        for (const delivery of again)
          book.put('delivery', { ...delivery, state: 'pending', nextAt: now(), attempts: [] });
        return again.length;
      }),
    setMode: (mode) => store.attempt(() => void book.put('switches', { id: 'switches', webhooks: mode })),
    list: () => book.all('delivery').toReversed(),
    nextAt: () =>
      pending().reduce<number | undefined>(
        (least, { nextAt }) => Math.min(least ?? nextAt, nextAt),
        undefined,
      ),
  };
}
