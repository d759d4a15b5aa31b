import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put, update } from '../db/writes';
import { ClosedBooks, StoredHead } from './record';

/** Through which day an organization closed its books; undefined while it never did. */
export const closedBooks =
  (db: Db) =>
  (organizationId: string): Promise<ClosedBooks | undefined> =>
    db.get(ClosedBooks, { organizationId });

/** `trace` is absent for days that a reconciliation locks before it closes: its own transaction is logged. */
type Close = { readonly books: ClosedBooks; readonly trace?: Trace };

/** Writes the days, at the version before `books.version`. Refuses `conflict`. */
export const closeBooks =
  (db: Db) =>
  async ({ books, trace }: Close): Promise<void> => {
    const condition = books.version === 1 ? absent : isVersion(books.version - 1);
    const failure = await db.transact([
      ...(trace ? traceWrites(trace) : []),
      put(ClosedBooks, books, condition),
    ]);
    if (failure) throw refuse('conflict');
  };

/** Copies the days to a ledger's head as it was read. False when the ledger changed meanwhile. */
export const lockHead =
  (db: Db) =>
  (
    head: StoredHead,
    { through, reconciled }: Pick<ClosedBooks, 'through' | 'reconciled'>,
  ): Promise<boolean> =>
    db.write(
      update(StoredHead, {
        key: head,
        set: { locked: through, ...(reconciled && { reconciled }), version: head.version + 1 },
        condition: isVersion(head.version),
      }),
    );
