import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { last } from '../db/keys';
import { put, remove, update } from '../db/writes';
import { PaymentEvent, PendingPaymentEvent, pendingEventsPartition } from './record';

const keptSeconds = 365 * 86_400;
const endOfKeeping = (now: Date): number => Math.floor(now.getTime() / 1000) + keptSeconds;

/** Stores an event once per id [D31]; a repeat writes nothing. Returns the stored event. */
export const keepEvent =
  (db: Db) =>
  async (event: PaymentEvent): Promise<PaymentEvent> => {
    const isPending = event.status === 'pending';
    const ttl = isPending ? undefined : endOfKeeping(new Date(event.receivedAt));
    const failure = await db.transact([
      put(PaymentEvent, { ...event, ttl }, absent),
      ...(isPending ? [put(PendingPaymentEvent, event)] : []),
    ]);
    if (!failure) return event;
    const before = failure.found(PaymentEvent);
    if (!before) throw new Error('An event was there and is not there');
    return before;
  };

/** Does nothing for an event already handled. A handled event expires after a year. */
export const markHandled =
  (db: Db) =>
  async (event: PaymentEvent, { now }: { now: Date }): Promise<void> => {
    const set = { status: 'handled', handledAt: now.toISOString(), ttl: endOfKeeping(now) } as const;
    await db.transact([
      update(PaymentEvent, { key: event, set, condition: { attr: 'status', eq: 'pending' } }),
      remove(PendingPaymentEvent, event),
    ]);
  };

/** Ids of pending events received at or before this UTC instant, oldest first, at most `limit`. */
export const pendingEvents =
  (db: Db) =>
  async ({ receivedUntil, limit }: { receivedUntil: string; limit: number }): Promise<string[]> => {
    // Includes every id of that instant, which follows it after a separator.
    const range = { lt: `${receivedUntil}${last}` };
    const found = await db.list(PendingPaymentEvent, { partition: pendingEventsPartition, range, limit });
    return found.map(({ eventId }) => eventId);
  };
