import * as z from 'zod';
import { refuse } from '../../../shared/wire/refusals';
import { absent } from './conditions';
import type { Db } from './db';
import { organizationPartition, sha256 } from './keys';
import { type RecordOf, record } from './record';
import { put, type Write } from './writes';

// A creating call with an `Idempotency-Key`. `scope` is the caller and the endpoint, `hash` the body's
// SHA-256: the same key with another body is refused `key-reused`.
export type Once = {
  readonly organizationId: string;
  readonly scope: string;
  readonly key: string;
  readonly hash: string;
};

/** The key holds the caller's text only as a hash. */
const nameOf = ({ scope, key }: Pick<Once, 'scope' | 'key'>): string => sha256(JSON.stringify([scope, key]));

/** The reply to a key, or the id of what is still being made. Kept for 24 hours. */
export const OnceRecord = record({
  name: 'once',
  fields: () => ({
    organizationId: z.string(),
    scope: z.string(),
    key: z.string(),
    hash: z.string(),
    done: z.boolean(),
    reply: z.unknown().optional(),
    /** The id of what is being made. */
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

/** Records a key's first use, in the change's transaction; done only with a reply. Empty without a key. */
export const onceWrites = ({ once, ...rest }: Done): Write<'once'>[] =>
  once ? [put(OnceRecord, onceRecord(once, { done: rest.reply !== undefined, ...rest }), absent)] : [];

/** What a key was used for. Refuses `key-reused`. */
export async function readOnce(db: Db, once: Once): Promise<OnceRecord | undefined> {
  const found = await db.get(OnceRecord, once);
  if (found && found.hash !== once.hash) throw refuse('key-reused');
  return found;
}

export const onceStore = (db: Db) => ({
  /** The first call's reply; undefined when there was none. Refuses `key-reused`. */
  reply: async (once: Once): Promise<{ reply: unknown } | undefined> => {
    const found = await readOnce(db, once);
    return found?.done ? { reply: found.reply } : undefined;
  },
  /** The id of what the first call made. Refuses `key-reused`. */
  about: async (once: Once): Promise<string | undefined> => (await readOnce(db, once))?.about,
});
