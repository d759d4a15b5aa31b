import { absent, present } from '../db/conditions';
import type { Db } from '../db/db';
import { last } from '../db/keys';
import { put, remove, update } from '../db/writes';
import { PaymentEvent, PendingPaymentEvent, pendingEventsPartition, pendingPlace } from './record';
import { pendingEventWrite } from './writes';

const keptSeconds = 365 * 86_400;
const endOfKeeping = (now: Date): number => Math.floor(now.getTime() / 1000) + keptSeconds;

/** Stores an event once per id [D31]; a repeat writes nothing. Returns the stored event. */
export const saveEvent =
  (db: Db) =>
  async (event: PaymentEvent): Promise<PaymentEvent> => {
    const isPending = event.status === 'pending';
    const ttl = isPending ? undefined : endOfKeeping(new Date(event.receivedAt));
    const failure = await db.transact([
      put(PaymentEvent, { ...event, ttl }, absent),
      ...(isPending ? [pendingEventWrite(event)] : []),
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

/** Events that wait since this UTC instant or longer, or all, longest waiting first, at most `limit`. */
export const pendingEvents =
  (db: Db) =>
  ({
    dueUntil = '',
    limit,
  }: {
    dueUntil?: string | undefined;
    limit: number;
  }): Promise<PendingPaymentEvent[]> =>
    db.list(PendingPaymentEvent, {
      partition: pendingEventsPartition,
      index: 'byOrder',
      // Includes every id of that instant, which follows it after a separator.
      range: { lt: `${dueUntil}${last}` },
      limit,
    });

/** Counts a try and moves the event behind the others until `dueAt`; does nothing for a handled one. */
export const tryLater =
  (db: Db) =>
  async ({ eventId, tries }: PendingPaymentEvent, { dueAt }: { dueAt: string }): Promise<void> => {
    const derived = { order: pendingPlace({ dueAt, eventId }) };
    const set = { dueAt, tries: tries + 1 };
    await db.write(update(PendingPaymentEvent, { key: { eventId }, set, derived, condition: present }));
  };
