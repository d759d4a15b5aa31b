import type { BankLine, CashEntry, WaitingEntry } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import { cashName, placeName } from '../../../../../shared/domain/ledger/bank/cash-words';
import { type Candidate, outstanding } from '../../../../../shared/domain/ledger/bank/propose';
import { methodNames } from '../../../../../shared/domain/ledger/method-names';

export const toBanks = { to: '/bank-accounts', label: 'Bank accounts' } as const;

export const linesText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'}`;

const keyOf = (bookId: string, entryId: string): string => `${bookId} ${entryId}`;

/** `Payment: Nora Whitaker`. */
export const entryName = ({ type, who, tenants }: CashEntry): string =>
  cashName({ type, who: who || tenants.join(', ') });

export const waitingKey = ({ book_id, entry_id }: WaitingEntry): string => keyOf(book_id, entry_id);

/** How the provider moved money is said by its other words. */
const methods: Partial<Record<string, string>> = methodNames;

export const entryNote = (entry: CashEntry): string => {
  const { method, reference, on } = entry;
  return [
    displayDate(on),
    [methods[method]?.toLowerCase(), reference].filter(Boolean).join(' '),
    placeName(entry),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** A bank may say nothing of a line. */
export const lineTitle = ({ text }: Pick<BankLine, 'text'>): string => text || 'No description';

export const lineNote = ({ on, check }: BankLine): string =>
  [displayDate(on), check && `Check ${check}`].filter(Boolean).join(' · ');

export type Known = Candidate & { readonly entry: CashEntry };

/** An entry as the rule of proposals reads it. */
export const knownOf = (entry: CashEntry): Known => {
  const { book_id, entry_id, undoes, who, tenants, unit_number, property_title } = entry;
  return {
    key: keyOf(book_id, entry_id),
    on: entry.on,
    cents: entry.cents,
    reference: entry.reference,
    words: [who, ...tenants, unit_number, property_title].join(' '),
    isMatched: entry.is_matched,
    ...(undoes !== undefined && { undoes: keyOf(book_id, undoes) }),
    entry,
  };
};

/** Entries still to be found at the bank. */
export const freeEntries = (entries: readonly CashEntry[]): Known[] => outstanding(entries.map(knownOf));

export const refOf = ({ book_id, property_id, entry_id }: CashEntry) => ({ book_id, property_id, entry_id });

/** The entry of a line that nobody has claimed yet. */
export const unclaimedIn = (entries: readonly CashEntry[]): CashEntry | undefined =>
  entries.find(({ type, is_undone }) => type === 'unidentified' && !is_undone);
