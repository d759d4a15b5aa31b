import { type OpeningLine, openingLineKey } from '../../../shared/domain/ledger/openings/sheet';
import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove } from '../db/writes';
import { ClosedBooks } from '../ledger/record';
import { OpeningSheet, StoredOpeningLine } from './record';

type Change = {
  /** As it will be, at its next version. */
  readonly sheet: OpeningSheet;
  readonly put?: readonly OpeningLine[];
  /** The keys of lines that go. */
  readonly remove?: readonly string[];
  /** The closed books at their next version, when it is signed off. */
  readonly books?: ClosedBooks | undefined;
  readonly trace?: Trace | undefined;
};

/** One change of the sheet with its lines. Refuses `conflict` when it changed since it was read. */
export const changeOpening =
  (db: Db) =>
  async ({ sheet, put: lines = [], remove: gone = [], books, trace }: Change): Promise<void> => {
    const { organizationId, version } = sheet;
    const failure = await db.transact([
      ...(trace ? traceWrites(trace) : []),
      put(OpeningSheet, sheet, version === 1 ? absent : isVersion(version - 1)),
      ...lines.map((line) => put(StoredOpeningLine, { organizationId, key: openingLineKey(line), line })),
      ...gone.map((key) => remove(StoredOpeningLine, { organizationId, key })),
      ...(books
        ? [put(ClosedBooks, books, books.version === 1 ? absent : isVersion(books.version - 1))]
        : []),
    ]);
    if (failure) throw refuse('conflict');
  };
