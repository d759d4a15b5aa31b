import { addDays } from '../../dates';
import type { Lease } from '../../leases/lease';
import type { Day } from '../../leases/moments';
import type { Book, Charge, Entry } from '../entry';
import type { By } from './charges';
import type { SharesOn } from './covers';
import { rentProcess } from './rent-sources';

export type RentAsked = {
  readonly lease: Lease;
  /** Today at the property (D6). */
  readonly today: Day;
  /** What was due before this day is in the opening balance. */
  readonly since: Day;
  readonly shares: SharesOn;
  /** The book lacks payments that cover something: what may move them is refused. */
  readonly isPartlyRead?: boolean;
};

/** A posting of what the lease charges, with what it asks for. */
export type Standing = Entry & { readonly charge: Charge };

export const reversalOf = (book: Book, { source }: Pick<Entry, 'source'>): Entry | undefined =>
  book.entries[`${source}:reversal`];

/** A day that is not in a locked period (D7). */
export const openDay = ({ head }: Book, on: Day): Day => (on <= head.locked ? addDays(head.locked, 1) : on);

/** What the job says when it takes back what it charged. */
export const byLeaseChange = (book: Book, today: Day): Omit<By, 'source'> => ({
  on: openDay(book, today),
  why: 'The lease changed',
  process: rentProcess,
});

/** Whether a person reversed or edited it. */
export const isEdited = (book: Book, entry: Entry): boolean => {
  const reversal = reversalOf(book, entry);
  return reversal !== undefined && reversal.process !== rentProcess;
};

/** The postings that were not taken back, as posted. */
export const standingOf = (book: Book, postings: readonly Entry[]): Standing[] =>
  postings
    .flatMap((entry): Standing[] =>
      entry.charge && !reversalOf(book, entry) ? [{ ...entry, charge: entry.charge }] : [],
    )
    .toSorted((entry, other) => entry.seq - other.seq);
