import { present } from '../db/conditions';
import type { Db } from '../db/db';
import { last, separator } from '../db/keys';
import { put, remove } from '../db/writes';
import { type NewNotification, notificationWrites } from '../notifications/writes';
import { HeldLetter } from '../tenants/record';
import { OutboxEntry, outboxPartitions } from './record';

type Asked = { readonly now: Date; readonly limit: number };

/** Jumps from organization to organization. The last one of a page may get less than its share. */
async function dueIn(db: Db, partition: string, { now, limit }: Asked): Promise<OutboxEntry[]> {
  const found: OutboxEntry[] = [];
  let range: { gt: string } | undefined;
  for (;;) {
    const read = await db.list(OutboxEntry, { partition, range, limit });
    found.push(...read.filter(({ dueAt }) => dueAt <= now.toISOString()));
    const lastRead = read.at(-1);
    if (!lastRead || read.length < limit) return found;
    range = { gt: [lastRead.organizationId, last].join(separator) };
  }
}

/** A job claims what is due, sends it and marks it done; an interrupted one becomes due again. */
export const outboxStore = (db: Db) => ({
  /** Due at `now`, longest waiting first, at most `limit` of each organization. */
  due: async (asked: Asked): Promise<OutboxEntry[]> => {
    const found = await Promise.all(outboxPartitions.map((partition) => dueIn(db, partition, asked)));
    return found.flat().toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  },
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
  /**
   * Drops a letter whose reader was not invited, and keeps that it was held. Does nothing when done before.
   */
  hold: async (entry: OutboxEntry, held: HeldLetter): Promise<void> => {
    await db.transact([remove(OutboxEntry, entry, present), put(HeldLetter, held)]);
  },
});
export type Outbox = ReturnType<typeof outboxStore>;
