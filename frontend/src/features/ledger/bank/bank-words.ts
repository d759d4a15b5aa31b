import type { BankAccount, BankLine, CashEntry } from '../../../../../shared/contract/bank';
import { displayDate } from '../../../../../shared/domain/dates';
import { type Candidate, outstanding } from '../../../../../shared/domain/ledger/bank/propose';
import type { EntryType } from '../../../../../shared/domain/ledger/entry';
import { methodWords } from '../parts/ledger-words';

export const toBanks = { to: '/bank-accounts', label: 'Bank accounts' } as const;

export const bankName = ({ name, last4 }: Pick<BankAccount, 'name' | 'last4'>): string =>
  last4 === '' ? name : `${name} ••${last4}`;

export const linesText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'}`;

const words: Partial<Record<EntryType, string>> = {
  payment: 'Payment',
  return: 'Payment returned',
  refund: 'Refund',
  'deposit-refund': 'Deposit refunded',
  expense: 'Expense',
  contribution: 'Contribution',
  distribution: 'Distribution',
  payout: 'Payout of the payment provider',
  reversal: 'Reversal',
};

/** `Payment: Nora Whitaker`. */
export const entryName = ({ type, who, tenants }: CashEntry): string =>
  [words[type] ?? 'Entry', who || tenants.join(', ')].filter(Boolean).join(': ');

/** How the provider moved money is said by its other words. */
const methods: Partial<Record<string, string>> = methodWords;

export const entryNote = (entry: CashEntry): string => {
  const { unit_number: unit, property_title: title, method, reference, on } = entry;
  const place = unit === '' ? title : `Unit ${unit}, ${title}`;
  return [displayDate(on), [methods[method]?.toLowerCase(), reference].filter(Boolean).join(' '), place]
    .filter(Boolean)
    .join(' · ');
};

/** A bank may say nothing of a line. */
export const lineTitle = ({ text }: Pick<BankLine, 'text'>): string => text || 'No description';

export const lineNote = ({ on, check }: BankLine): string =>
  [displayDate(on), check && `Check ${check}`].filter(Boolean).join(' · ');

export type Known = Candidate & { readonly entry: CashEntry };

const keyOf = (bookId: string, entryId: string): string => `${bookId} ${entryId}`;

/** An entry as the rule of proposals reads it. */
export const knownOf = (entry: CashEntry): Known => {
  const { book_id, entry_id, undoes, who, tenants, unit_number, property_title } = entry;
  return {
    ...{ key: keyOf(book_id, entry_id), on: entry.on, cents: entry.cents, reference: entry.reference },
    words: [who, ...tenants, unit_number, property_title].join(' '),
    isMatched: entry.is_matched,
    ...(undoes !== undefined && { undoes: keyOf(book_id, undoes) }),
    entry,
  };
};

/** Entries still to be found at the bank. */
export const freeEntries = (entries: readonly CashEntry[]): Known[] => outstanding(entries.map(knownOf));

export const refOf = ({ book_id, property_id, entry_id }: CashEntry) => ({ book_id, property_id, entry_id });
