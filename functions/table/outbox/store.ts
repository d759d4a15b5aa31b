import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { put, remove } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import { OutboxEntry, outboxPartition } from './record';

/** A job claims what is due, sends it and marks it done; an interrupted one becomes due again. */
export const outboxStore = (db: Db) => ({
  /** Due at `now`, longest waiting first, at most `limit`. */
  due: ({ now, limit }: { now: Date; limit: number }): Promise<OutboxEntry[]> =>
    db.list(OutboxEntry, {
      partition: outboxPartition,
      range: { lt: `${now.toISOString()}${separator}~` },
      limit,
    }),
  /** Of several parallel callers one gets the entry, which is due again at `until` unless done by then. */
  claim: async (entry: OutboxEntry, { until }: { until: Date }): Promise<OutboxEntry | undefined> => {
    const claimed = { ...entry, dueAt: until.toISOString(), tries: entry.tries + 1 };
    const failure = await db.transact([remove(OutboxEntry, entry, present), put(OutboxEntry, claimed)]);
    return failure ? undefined : claimed;
  },
  /** For an entry sent or given up; notifies in the same transaction. Does nothing when done before. */
  done: async (entry: OutboxEntry, told: readonly NewNotification[] = []): Promise<void> => {
    const gone = remove(OutboxEntry, entry, present);
    if (told.length === 0) await db.write(gone);
    else await db.transact([gone, ...notificationWrites(told)]);
  },
});
export type Outbox = ReturnType<typeof outboxStore>;
