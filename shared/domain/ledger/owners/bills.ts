import type { LocalDate } from '../../dates';
import { accounts, addLines, negated, sumOf } from '../accounts';
import type { Book, Entry } from '../entry';
import { isAmount } from '../refusals';
import type { Answer, By } from '../rent/charges';
import type { SharesOn } from '../rent/covers';
import type { Bill, OwnerMoney } from './owner-money';
import { expense, reverseMoney } from './property-book';

export const billStates = ['open', 'paid', 'void'] as const;
export type BillState = (typeof billStates)[number];
type Entries = Book['entries'];

/** Every bill of a property's book, with its payments and reversals, begins so. */
export const billSources = 'bill:';

/** A vendor's bill, in cents: owed, and no money of an owner's until it is paid. Refuses `bad-amount`. */
export function recordBill(
  by: By,
  { bill, ...facts }: Pick<OwnerMoney, 'vendor' | 'category' | 'reference'> & { readonly bill: Bill },
): Answer {
  if (!isAmount(bill.cents)) return { refused: 'bad-amount' };
  const lines = { [accounts.unpaid]: bill.cents, [accounts.payable]: -bill.cents };
  return [{ ...by, type: 'bill', owners: { parts: {}, ...facts, bill }, lines }];
}

/** The payment that a bill has; one that was reversed does not count. `of` is the bill's source. */
export const billPayment = (entries: Entries, of: string): Entry | undefined =>
  Object.values(entries).find(
    ({ source, reverses }) =>
      source.startsWith(`${of}:paid:`) && reverses === undefined && !entries[`${source}:reversal`],
  );

/** `entries` holds every entry whose source begins with the bill's. */
export function billState(entries: Entries, of: string): BillState {
  if (entries[`${of}:reversal`]) return 'void';
  return billPayment(entries, of) ? 'paid' : 'open';
}

/** Bills so many days ahead are kept back of what owners can be paid (D58). */
export const billDaysAhead = 7;

/** Cents of open bills that are due by a day. */
export const billsDueBy = (entries: Entries, day: LocalDate): number =>
  sumOf(
    Object.values(entries).map(({ source, type, owners }) => {
      const isDue = type === 'bill' && owners?.bill !== undefined && owners.bill.due <= day;
      return isDue && billState(entries, source) === 'open' ? (owners?.bill?.cents ?? 0) : 0;
    }),
  );

type Pay = Pick<OwnerMoney, 'method' | 'reference' | 'check'> & {
  readonly of: string;
  readonly shares: SharesOn;
  readonly account?: string | undefined;
};

/**
 * Pays an open bill in full, from cash; the owners bear it by that day's shares (D45). Refuses
 * `bill-not-open`.
 */
export function payBill({ entries }: Book, by: By, { of, shares, ...how }: Pay): Answer {
  const billed = entries[of];
  const { bill, vendor, category } = billed?.owners ?? {};
  if (!billed || !bill || billState(entries, of) !== 'open') return { refused: 'bill-not-open' };
  const paid = expense(by, { cents: bill.cents, shares, vendor, category, ...how });
  return 'refused' in paid
    ? paid
    : paid.map((draft) => ({ ...draft, lines: addLines(draft.lines, negated(billed.lines)) }));
}

/** Takes an open bill back. `of` is its source. Refuses `bill-not-open`. */
export const voidBill: typeof reverseMoney = (book, by, { of }) =>
  billState(book.entries, of) === 'open' ? reverseMoney(book, by, { of }) : { refused: 'bill-not-open' };
