import { traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { entryWrites, type LedgerPost, writeTogether } from './writes';

/**
 * What a command led to, in one transaction: new entries, the head at the version that was read, the
 * payments they change, and the log. A new head is locked as the organization's books are (D7).
 * Refuses `conflict` when the ledger changed meanwhile or has an entry of this source (D3): the caller
 * reads again. Refuses `too-many-payments`, before writing, for more than one transaction holds.
 */
export const postEntries =
  (db: Db) =>
  (post: LedgerPost): Promise<void> =>
    postTogether(db)([post]);

/** The same for several ledgers: all of it, or nothing (D34). At most one of them is new. */
export const postTogether =
  (db: Db) =>
  async (posts: readonly LedgerPost[]): Promise<void> =>
    writeTogether(
      db,
      posts.flatMap((post) => [...(post.trace ? traceWrites(post.trace) : []), ...entryWrites(post)]),
    );
