import { accounts, addLines } from '../accounts';
import type { Book, Cover, Payment } from '../entry';
import { isAmount, isRefused, type LedgerRefused } from '../refusals';
import type { Answer, By } from './charges';
import { centsOf, coverInTurn, partOf, recognized, type SharesOn, undone } from './covers';
import type { Chosen } from './payments';

type Reallocate = {
  readonly payment: string;
  /** All that the payment is to cover from now on, each charge once. */
  readonly chosen: readonly Chosen[];
  readonly shares: SharesOn;
};

/** What no longer lies where it lay, at the split that it had (D45). */
const lessOf = ({ covers }: Payment, wanted: ReadonlyMap<number, number>): Cover[] =>
  covers.flatMap((cover) => {
    const less = cover.cents - (wanted.get(cover.charge) ?? 0);
    return less > 0 ? [partOf(cover, less)] : [];
  });

function moreOf({ head }: Book, by: By, { covers }: Payment, { chosen, shares }: Reallocate) {
  const found: Cover[] = [];
  for (const { charge, cents } of chosen) {
    const has = covers.find((cover) => cover.charge === charge)?.cents ?? 0;
    const open = head.open.find((one) => one.charge === charge);
    const limit = has + (open?.cents ?? 0);
    if (!isAmount(cents) || cents > limit) return { refused: 'more-than-open', limit } as LedgerRefused;
    if (open) found.push(...coverInTurn([open], { cents: cents - has, shares: shares(by.on) }).covers);
  }
  return found;
}

/**
 * Applies a settled payment to the charges chosen, in cents; the rest is prepayment. One entry holds what
 * moves (D22, D25). Refuses `not-settled`, `deposit-settled`, `more-than-open` (D24), `more-than-paid`,
 * `deposit-used` (D33), `deposit-kept` (D72), `nothing-moved`.
 */
export function reallocate(book: Book, by: By, asked: Reallocate): Answer {
  const payment = book.payments[asked.payment];
  if (payment?.state !== 'settled') return { refused: 'not-settled' };
  if (payment.method === 'deposit') return { refused: 'deposit-settled' };
  // What went back of a deposit was this payment's: it cannot lie elsewhere.
  if (payment.sentBack) return { refused: 'deposit-used', limit: 0 };
  const wanted = new Map(asked.chosen.map(({ charge, cents }) => [charge, cents]));
  if (wanted.size < asked.chosen.length) return { refused: 'more-than-open', limit: 0 };
  const stands = payment.prepaid + centsOf(payment.covers);
  if (centsOf(asked.chosen) > stands) return { refused: 'more-than-paid', limit: stands };
  const less = lessOf(payment, wanted);
  if (less.some(({ kind }) => kind === 'deposit')) return { refused: 'deposit-kept' };
  const more = moreOf(book, by, payment, asked);
  if (isRefused(more)) return more;
  const covers = [...undone(less), ...more];
  if (covers.length === 0) return { refused: 'nothing-moved' };
  const cents = centsOf(covers);
  const lines = addLines({ [accounts.prepayment]: cents }, recognized(covers));
  return [{ ...by, type: 'reallocation', payment: payment.paymentId, covers, prepaid: 0 - cents, lines }];
}
