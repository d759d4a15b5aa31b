import { negated } from './accounts';
import type { Book, Draft } from './entry';
import { inTurn } from './fold';
import { openingSource } from './opening';
import { type Answer, type By, reverseCharge } from './rent/charges';
import { returnPayment } from './rent/payments';

/** The payment that an opening balance makes of what was paid ahead. */
const openingPayment = 'pay_opening';

/**
 * Whether a ledger has nothing but its opening balance and the rent that followed by itself: nobody entered,
 * paid or changed anything.
 */
export const hasOnlyOpening = ({ entries }: Book): boolean =>
  Object.values(entries).every(
    ({ source, payment, type }) =>
      source === openingSource ||
      source.startsWith(`${openingSource}:`) ||
      (source.startsWith('rent:') && (type === 'charge' || type === 'apply')) ||
      (type === 'apply' && payment === openingPayment),
  );

/** Nothing of it was given back, so nobody bears a loss. */
const withoutLoss = { payment: openingPayment, fee: 0, bearer: 'manager', shares: () => [] } as const;

/**
 * Takes an opening balance back, entry by entry: what was paid ahead, the old charges and the deposits. The
 * entries stay, each with its reversal. Rent that was charged since is taken back by the rent job. Needs all
 * entries.
 */
export function takeOpeningBack(book: Book, by: Omit<By, 'source'>): Answer {
  const opened = Object.values(book.entries).toSorted((one, other) => one.seq - other.seq);
  const isOpen = ({ source }: Draft): boolean =>
    source.startsWith(`${openingSource}:`) && !book.entries[`${source}:reversal`];
  return inTurn(book, [
    ...(book.payments[openingPayment]?.state === 'settled'
      ? [(then: Book) => returnPayment(then, by, withoutLoss)]
      : []),
    ...opened
      .filter((entry) => isOpen(entry) && entry.charge)
      .map(
        ({ source: of }) =>
          (then: Book) =>
            reverseCharge(then, by, { of }),
      ),
    ...opened
      .filter((entry) => isOpen(entry) && entry.type === 'opening')
      .map(
        ({ source, lines }) =>
          (): Answer => [
            {
              ...by,
              source: `${source}:reversal`,
              type: 'reversal',
              reverses: source,
              lines: negated(lines),
            },
          ],
      ),
  ]);
}
