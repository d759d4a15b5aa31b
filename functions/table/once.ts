import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import type { Write } from './transact';

/**
 * A creating call that may be sent twice (an `Idempotency-Key`). `scope` is the caller and the row, `hash` the SHA-256 of the body: the same
 * key with another body is refused `key-reused`. Kept for 24 hours.
 */
export type Once = {
  readonly organizationId: string;
  readonly scope: string;
  readonly key: string;
  readonly hash: string;
};

export type OnceRecords = {
  /** The reply of the first time, or undefined. Refuses `key-reused`. */
  reply(once: Once): Promise<{ reply: unknown } | undefined>;
};

/** What stands under a key: the first reply, or the add past 100 items that is still under way. Refuses `key-reused`. */
export async function readOnce(table: TableClient, once: Once) {
  const { Item } = await organizationEntities(table)
    .once.build(GetItemCommand)
    .key({ organizationId: once.organizationId, scope: once.scope, key: once.key })
    .options({ consistent: true })
    .send();
  if (Item && Item.hash !== once.hash) throw refuse('key-reused');
  return Item;
}

/** How long a reply is kept. */
const onceSeconds = 24 * 3600;

/** The first use of a key, done in the transaction it is part of: `propertyId` is what the change is about. None without a key. */
export const onceWrites = (
  table: TableClient,
  { once, reply, now, propertyId }: { once: Once | undefined; reply: unknown; now: Date; propertyId: string },
): Write<'once'>[] =>
  once
    ? [
        {
          name: 'once',
          write: organizationEntities(table)
            .once.build(PutTransaction)
            .item({
              ...once,
              done: true,
              reply,
              propertyId,
              startedAt: now.toISOString(),
              ttl: Math.ceil(now.getTime() / 1000) + onceSeconds,
            })
            .options({ condition: { attr: 'hash', exists: false } }),
        },
      ]
    : [];

export const onceStore = (table: TableClient): OnceRecords => ({
  reply: async (once) => {
    const record = await readOnce(table, once);
    return record?.done ? { reply: record.reply } : undefined;
  },
});
