import { sumOf } from '../accounts';
import type { Book, Entry, OpenCharge, Payment } from '../entry';
import { inTurn } from '../fold';
import { chargedFor, standingFee } from '../late-fee-keys';
import { firstFeeDay, listed, standingRents, termsOf } from '../late-rents';
import { type Answer, credit } from './charges';
import type { LateFeesAsked } from './late-fees';
import { writtenOffOf } from './write-off';

const process = 'late-fee';
const why = 'Its rent was paid in time, or is not asked for any more';

/** Cents that were laid on a charge by money of its first fee day or later: it was late with them (D17). */
const laidLate = (payments: readonly Payment[], charge: number, first: string): number =>
  sumOf(
    payments
      .filter(({ on, begun = on }) => begun >= first)
      .flatMap(({ covers }) => covers.map((cover) => (cover.charge === charge ? cover.cents : 0))),
  );

/** Whether a month has rent that is late, was paid late, or was written off (D67). */
function isLateMonth(book: Book, period: string, { lease, cap }: LateFeesAsked): boolean {
  const payments = Object.values(book.payments);
  return standingRents(book).some((entry) => {
    const { kind, due } = entry.charge;
    const terms = termsOf(lease, due);
    if (entry.charge.period !== period || !terms || !listed(terms, kind)) return false;
    const open = book.head.open.find(({ charge }) => charge === entry.seq)?.cents ?? 0;
    const first = firstFeeDay(book, { entry, due }, { terms, cap });
    const off = writtenOffOf(book, entry.seq);
    return open + off + laidLate(payments, entry.seq, first) > 0;
  });
}

/** What a fee asks for now, if nothing lies on it, and nothing of it was waived. */
export function untouched(book: Book, fee: Entry): OpenCharge | undefined {
  const standing = standingFee(book, fee);
  const open = book.head.open.find(({ charge }) => charge === standing?.seq);
  return open?.cents === standing?.charge?.cents ? open : undefined;
}

/**
 * Credits late fees whose month has no late rent left: it was received in time and written down later, or its
 * rent was reversed (D62). A fee with money on it is left for a person. The book holds all payments, rents,
 * late fees and write-offs.
 */
export function creditOverFees(book: Book, asked: LateFeesAsked): Answer {
  const { on, lease } = asked;
  const periods = [...new Set(periodsOf(book))].filter((period) => !isLateMonth(book, period, asked));
  const over = periods.flatMap((period) => chargedFor(book, { lease: lease.leaseId, period }));
  return inTurn(
    book,
    over.map((fee) => (then: Book) => {
      const open = untouched(then, fee);
      if (!open) return [];
      const by = { source: `credit:${fee.source}`, on, process, why };
      return credit(then, by, { charge: open.charge, cents: open.cents });
    }),
  );
}

/** The months of all rents, also of those that were taken back. */
const periodsOf = ({ entries }: Book): string[] =>
  Object.values(entries).flatMap(({ source, charge }) =>
    source.startsWith('rent:') && charge ? [charge.period] : [],
  );
