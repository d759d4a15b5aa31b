import { negated } from '../accounts';
import type { Book, Draft, Entry } from '../entry';
import { billPayment } from '../owners/bills';
import { attemptBills, attemptSources } from './opening-sources';

/**
 * The entries of an attempt that stand in a book, oldest first. Needs all of the attempt and what followed
 * its bills.
 */
export function standingEntries({ entries }: Pick<Book, 'entries'>, attempt: number): Entry[] {
  const isOfAttempt = ({ source }: Entry) =>
    source.startsWith(attemptSources(attempt)) || source.startsWith(attemptBills(attempt));
  return Object.values(entries)
    .filter((one) => isOfAttempt(one) && (one.type === 'opening' || one.type === 'bill'))
    .filter(({ source }) => !entries[`${source}:reversal`])
    .toSorted((one, other) => one.seq - other.seq);
}

/**
 * Reversals of what stands, each on the day of its entry: as of no day was the money there twice (D56). Of a
 * bill that is paid there is none: it rests on the opening.
 */
export const openingTakenBack = (
  book: Pick<Book, 'entries'>,
  { attempt, why }: { readonly attempt: number; readonly why: string },
): Draft[] =>
  standingEntries(book, attempt)
    .filter(({ source }) => !billPayment(book.entries, source))
    .map(({ source, on, owners, lines }) => ({
      source: `${source}:reversal`,
      type: 'reversal',
      on,
      why,
      reverses: source,
      owners: { ...owners, parts: negated(owners?.parts ?? {}) },
      lines: negated(lines),
    }));

/** What rests on an opening, so that it cannot be undone. */
export const restingKinds = [
  'reconciled',
  'closed',
  'matched',
  'paid-bill',
  'distribution',
  'statement',
] as const;
export type RestingKind = (typeof restingKinds)[number];
/** `what` is an account, a day, a payee, a vendor or an owner, as they are called. */
export type Resting = { readonly kind: RestingKind; readonly what: string };

const words: Record<RestingKind, (what: string) => string> = {
  reconciled: (account) => `${account} was reconciled since. Reopen the reconciliation first.`,
  closed: (day) => `The books are closed through ${day}. Reopen them first.`,
  matched: (payee) => `${payee} is matched to a bank line. Reopen the line first.`,
  'paid-bill': (vendor) => `The bill of ${vendor} was paid. Reverse its payment first.`,
  distribution: (owner) => `${owner} was paid from this balance. Reverse the payment first.`,
  statement: (owner) => `${owner} has a statement with this balance. It stays.`,
};

export const restingWords = ({ kind, what }: Resting): string => words[kind](what);
