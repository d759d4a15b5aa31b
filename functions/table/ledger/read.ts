import { type Book, Entry, Head, newHead, Payment, type Pending } from '../../../shared/domain/ledger/entry';
import type { Db } from '../db/db';
import {
  ClosedBooks,
  entriesNamed,
  type LedgerKey,
  lateEntries,
  ledgerPartition,
  moveInEntries,
  paymentsOfLedger,
  rentEntries,
  StoredEntry,
  StoredHead,
  StoredPayment,
} from './record';

/** A lease's ledger as it was read: as much of the book as was asked for. A new one has version 0. */
export type LedgerRead = {
  readonly key: LedgerKey & { readonly propertyId: string };
  readonly version: number;
  readonly since: string;
  /** Version of the closed books that a new ledger takes its lock from. */
  readonly booksVersion: number;
  /** Money that is on its way online. */
  readonly pending: readonly Pending[];
  readonly refunding?: StoredHead['refunding'];
  readonly reminded?: string | undefined;
  readonly returned?: string | undefined;
  readonly plan?: StoredHead['plan'];
  readonly promise?: StoredHead['promise'];
  readonly book: Book;
  /** The entries as stored, for who wrote them. */
  readonly stored: readonly StoredEntry[];
};

type Asked = LedgerRead['key'] & {
  /** Entries by their sources. */
  readonly sources?: readonly string[];
  /** `held`: payments that cover nothing yet; else those named, or all. */
  readonly payments?: 'held' | 'all' | readonly string[];
  /** Every entry of rent, and of move-in charges. */
  readonly rent?: boolean;
  /** Every move-in charge. */
  readonly moveIn?: boolean;
  /** Every late fee. */
  readonly late?: boolean;
  /** Every entry whose source begins so. */
  readonly beginning?: string;
};

const byName = <T>(list: readonly T[], nameOf: (one: T) => string): Record<string, T> =>
  Object.fromEntries(list.map((one) => [nameOf(one), one]));

const bookOf = (head: Head, entries: readonly StoredEntry[], paid: readonly Payment[]): Book => ({
  head,
  entries: byName(
    entries.map((one) => Entry.parse(one)),
    ({ source }) => source,
  ),
  payments: byName(
    paid.map((one) => Payment.parse(one)),
    ({ paymentId }) => paymentId,
  ),
});

/** Entries and payments of a ledger under the head that was read before, whose version guards them. */
export const moreOfLedger =
  (db: Db) =>
  async (
    read: LedgerRead,
    { sources, payments }: { readonly sources: readonly string[]; readonly payments: readonly string[] },
  ): Promise<LedgerRead> => {
    const { key, book } = read;
    // One after the other: an entry that is read, and posted meanwhile, has its payment.
    const stored = await db.getAll(
      StoredEntry,
      sources.map((source) => ({ ...key, source })),
    );
    const paid = await db.getAll(
      StoredPayment,
      payments.map((paymentId) => ({ ...key, paymentId })),
    );
    return { ...read, book: bookOf(book.head, stored, paid), stored };
  };

/** The book of a lease for one command: head, and the entries and payments it asks for. */
export const ledgerBook =
  (db: Db) =>
  async ({
    sources = [],
    payments = [],
    rent = false,
    moveIn = false,
    late = false,
    beginning: start,
    ...key
  }: Asked): Promise<LedgerRead> => {
    const partition = ledgerPartition(key);
    const keys = [StoredHead.key(key), ...sources.map((source) => StoredEntry.key({ ...key, source }))];
    const listed = (beginsWith: string) => db.list(StoredEntry, { partition, range: { beginsWith } });
    const [found, rents, moveIns, fees, begun] = await Promise.all([
      db.getTogether(keys),
      rent ? listed(rentEntries) : [],
      rent || moveIn ? listed(moveInEntries) : [],
      late ? listed(lateEntries) : [],
      start ? listed(entriesNamed(start)) : [],
    ]);
    const [stored] = found.of(StoredHead);
    const books = stored ? undefined : await db.get(ClosedBooks, key);
    const isOpen = { ...newHead, locked: books?.through ?? '' };
    const fresh = books?.reconciled ? { ...isOpen, reconciled: books.reconciled } : isOpen;
    const head = stored ? Head.parse(stored) : fresh;
    // After the head, so that its version guards them; a batch read is not one moment.
    const paid =
      payments === 'all'
        ? await db.list(StoredPayment, { partition, range: { beginsWith: paymentsOfLedger } })
        : await db.getAll(
            StoredPayment,
            (payments === 'held' ? head.prepayments.map(({ payment }) => payment) : payments).map(
              (paymentId) => ({ ...key, paymentId }),
            ),
          );
    const entries = [...found.of(StoredEntry), ...rents, ...moveIns, ...fees, ...begun];
    return {
      key,
      version: stored?.version ?? 0,
      since: stored?.since ?? '',
      booksVersion: books?.version ?? 0,
      pending: stored?.pending ?? [],
      refunding: stored?.refunding,
      reminded: stored?.reminded,
      returned: stored?.returned,
      plan: stored?.plan,
      promise: stored?.promise,
      book: bookOf(head, entries, paid),
      stored: entries,
    };
  };
