import { addDays } from '../../../shared/domain/dates';
import type {
  Statement,
  StatementBefore,
  StatementBook,
} from '../../../shared/domain/ledger/owners/statement';
import { statementOf } from '../../../shared/domain/ledger/owners/statement';
import type { Deps } from '../../runtime/deps/deps';
import { mapAll } from '../../runtime/map-all';
import type { StoredHead } from '../../table/ledger/record';

/** Before every day. */
const always = '0000';

type Asked = {
  readonly organizationId: string;
  readonly owner: string;
  readonly propertyIds: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly before: StatementBefore | undefined;
  /** The books as they were when it was issued; absent: as they are. */
  readonly seqs?: Readonly<Record<string, number>>;
};

/**
 * One book as of its head. Numbers have no gaps: when fewer entries are found than were written since the
 * last statement, the others were posted for earlier days, and the whole book is read. A first statement
 * reads it whole.
 */
async function readBook(head: StoredHead, { from, before, seqs }: Asked, deps: Deps): Promise<StatementBook> {
  const { leaseId: bookId, propertyId, balances } = head;
  const seq = seqs ? (seqs[bookId] ?? 0) : head.seq;
  const known = before?.books[bookId] ?? 0;
  const found = await deps.ledgers.entriesAfter({ ...head, day: addDays(from, -1) });
  const written = found.filter((entry) => entry.seq > known && entry.seq <= seq);
  const all =
    written.length < seq - known ? await deps.ledgers.entriesAfter({ ...head, day: always }) : found;
  const entries = all.filter((entry) => entry.seq <= seq);
  return { bookId, propertyId, head: { seq, balances }, entries };
}

type Since = {
  readonly organizationId: string;
  readonly propertyIds: readonly string[];
  /** Absent: from the first entry on. */
  readonly from?: string;
};

/** The books of these properties with every entry from a local date on, and the unit of each. */
export async function readBooksSince({ organizationId, propertyIds, from }: Since, deps: Deps) {
  const found = await mapAll(propertyIds, (propertyId) =>
    deps.ledgers.headsOfProperty({ organizationId, propertyId }),
  );
  const heads = found.flat();
  const day = from === undefined ? always : addDays(from, -1);
  const books = await mapAll(heads, async (head): Promise<StatementBook> => {
    const { leaseId: bookId, propertyId, seq, balances } = head;
    const entries = await deps.ledgers.entriesAfter({ ...head, day });
    // What was posted after the head was read is not in it.
    return { bookId, propertyId, head: { seq, balances }, entries: entries.filter((one) => one.seq <= seq) };
  });
  return { books, units: new Map(heads.map(({ leaseId, shown }) => [leaseId, shown.unitNumber])) };
}

/** An owner's figures from the books of their properties, and the unit of each book. */
export async function readStatement(
  asked: Asked,
  deps: Deps,
): Promise<Statement & { readonly units: ReadonlyMap<string, string> }> {
  const { organizationId, propertyIds } = asked;
  const found = await mapAll(propertyIds, (propertyId) =>
    deps.ledgers.headsOfProperty({ organizationId, propertyId }),
  );
  const heads = found.flat();
  const books = await mapAll(heads, (head) => readBook(head, asked, deps));
  const units = new Map(heads.map(({ leaseId, shown }) => [leaseId, shown.unitNumber]));
  return { ...statementOf(books, asked), units };
}
