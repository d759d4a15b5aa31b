import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { put, remove } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import { OutboxEntry, outboxPartition } from './record';

/** What waits to be sent. A job claims what is due, sends it and says when it is done; what broke off in between is due again. */
export const outboxStore = (db: Db) => ({
  /** What is due at `now`, the longest waiting first, at most `limit`. */
  due: ({ now, limit }: { now: Date; limit: number }): Promise<OutboxEntry[]> =>
    db.list(OutboxEntry, {
      partition: outboxPartition,
      range: { lt: `${now.toISOString()}${separator}~` },
      limit,
    }),
  /** One of many who would send it at once gets it, the others undefined. It is due again at `until`, unless it is done by then. */
  claim: async (entry: OutboxEntry, { until }: { until: Date }): Promise<OutboxEntry | undefined> => {
    const claimed = { ...entry, dueAt: until.toISOString(), tries: entry.tries + 1 };
    const failure = await db.transact([remove(OutboxEntry, entry, present), put(OutboxEntry, claimed)]);
    return failure ? undefined : claimed;
  },
  /** It was sent, or is given up; who is told of it under the bell is told in the same transaction. Nothing when it was done already. */
  done: async (entry: OutboxEntry, told: readonly NewNotification[] = []): Promise<void> => {
    const gone = remove(OutboxEntry, entry, present);
    if (told.length === 0) await db.write(gone);
    else await db.transact([gone, ...notificationWrites(told)]);
  },
});
export type Outbox = ReturnType<typeof outboxStore>;
