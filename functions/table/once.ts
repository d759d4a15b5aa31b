import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { organisationEntities } from './entities/organisation';

/**
 * A creating call that may be sent twice (an `Idempotency-Key`). `scope` is the caller and the row, `hash` the SHA-256 of the body: the same
 * key with another body is refused `key-reused`. Kept for 24 hours.
 */
export type Once = {
  readonly organisationId: string;
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
  const { Item } = await organisationEntities(table)
    .once.build(GetItemCommand)
    .key({ organisationId: once.organisationId, scope: once.scope, key: once.key })
    .options({ consistent: true })
    .send();
  if (Item && Item.hash !== once.hash) throw refuse('key-reused');
  return Item;
}

export const onceStore = (table: TableClient): OnceRecords => ({
  reply: async (once) => {
    const record = await readOnce(table, once);
    return record?.done ? { reply: record.reply } : undefined;
  },
});
