import * as z from 'zod';
import { refuse } from '../../../shared/wire/refusals';
import { absent } from './conditions';
import type { Db } from './db';
import { organizationPartition, sha256 } from './keys';
import { type RecordOf, record } from './record';
import { put, type Write } from './writes';

/**
 * A creating call that may be sent twice (an `Idempotency-Key`). `scope` is the caller and the row, `hash` the SHA-256 of the body: the same
 * key with another body is refused `key-reused`.
 */
export type Once = {
  readonly organizationId: string;
  readonly scope: string;
  readonly key: string;
  readonly hash: string;
};

/** The caller's own text is in the key only as a hash. */
const nameOf = ({ scope, key }: Pick<Once, 'scope' | 'key'>): string => sha256(JSON.stringify([scope, key]));

/** What was done under a key: its reply, or the add past 100 items that is still under way. Kept for 24 hours. */
export const OnceRecord = record({
  name: 'once',
  fields: () => ({
    organizationId: z.string(),
    scope: z.string(),
    key: z.string(),
    hash: z.string(),
    done: z.boolean(),
    reply: z.unknown().optional(),
    /** What an add under way makes. */
    about: z.string().optional(),
    startedAt: z.string(),
    ttl: z.number(),
  }),
  key: (once: { organizationId: string; scope: string; key: string }) => ({
    pk: `${organizationPartition(once.organizationId)}#ONCE#${nameOf(once)}`,
    sk: 'ONCE',
  }),
});
export type OnceRecord = RecordOf<typeof OnceRecord>;

const keptSeconds = 24 * 3600;

/** The record of a key's first use. */
export const onceRecord = (
  once: Once,
  { now, ...rest }: Pick<OnceRecord, 'done' | 'about'> & { now: Date; reply?: unknown },
) => ({
  ...once,
  reply: undefined,
  ...rest,
  startedAt: now.toISOString(),
  ttl: Math.ceil(now.getTime() / 1000) + keptSeconds,
});

type Done = {
  readonly once?: Once | undefined;
  readonly reply?: unknown;
  readonly about?: string | undefined;
  readonly now: Date;
};

/** The first use of a key, in the transaction of what it does; nothing without a key. Only what left a reply is done for its repeats. */
export const onceWrites = ({ once, ...rest }: Done): Write<'once'>[] =>
  once ? [put(OnceRecord, onceRecord(once, { done: rest.reply !== undefined, ...rest }), absent)] : [];

/** What stands under a key. Refuses `key-reused`. */
export async function readOnce(db: Db, once: Once): Promise<OnceRecord | undefined> {
  const found = await db.get(OnceRecord, once);
  if (found && found.hash !== once.hash) throw refuse('key-reused');
  return found;
}

export const onceStore = (db: Db) => ({
  /** The reply of the first time; undefined when there was none. Refuses `key-reused`. */
  reply: async (once: Once): Promise<{ reply: unknown } | undefined> => {
    const found = await readOnce(db, once);
    return found?.done ? { reply: found.reply } : undefined;
  },
});
