import { accounts, firstBank, sumOf } from '../accounts';
import type { Book, OnlineMethod, PaidOut, Payment } from '../entry';
import { isAmount } from '../refusals';
import type { Answer, By } from '../rent/charges';
import { leftToRefund } from '../rent/payments';
import { heldDeposits } from './deposits';

/** An online payment that a held deposit can go back to, and the most that it takes, in cents. */
export type DepositBack = {
  readonly tenant: string;
  readonly payment: string;
  readonly method: OnlineMethod;
  readonly on: string;
  readonly cents: number;
};

const isOnline = (method: Payment['method']): method is OnlineMethod =>
  method === 'card' || method === 'bank';

/** Settled online payments of held deposits, less what was given back (D29), the latest first. */
export const depositBacks = ({ head, payments }: Pick<Book, 'head' | 'payments'>): DepositBack[] =>
  heldDeposits(head).flatMap(({ tenant, cents: held }) =>
    Object.values(payments)
      .toSorted((one, other) => other.on.localeCompare(one.on))
      .flatMap((payment): DepositBack[] => {
        const { paymentId, method, state, on, covers, sentBack = 0 } = payment;
        const paid = sumOf(covers.map(({ to, cents }) => (to === `deposit:${tenant}` ? cents : 0)));
        const cents = Math.min(held, paid - sentBack, leftToRefund(payment));
        if (!isOnline(method) || state !== 'settled' || cents <= 0) return [];
        return [{ tenant, payment: paymentId, method, on, cents }];
      }),
  );

/** What of deposits went back through the provider, in cents. */
export const sentBackOf = ({ payments }: Pick<Book, 'payments'>) =>
  Object.values(payments).flatMap(({ method, sentBack = 0 }) =>
    isOnline(method) && sentBack > 0 ? [{ how: method, cents: sentBack }] : [],
  );

type PayingOut = {
  readonly tenant: string;
  readonly cents: number;
  readonly paidOut: PaidOut;
  /** The code of the bank account; the first one where none is named. */
  readonly account?: string | undefined;
};

/** A held deposit paid outside of the provider. Refuses `bad-amount`, `more-than-held` (D33). */
export function payDepositOut(
  book: Book,
  by: By,
  { tenant, cents, paidOut, account = firstBank }: PayingOut,
): Answer {
  const limit = heldDeposits(book.head).find((one) => one.tenant === tenant)?.cents ?? 0;
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  if (cents > limit) return { refused: 'more-than-held', limit };
  const lines = { [accounts.deposit(tenant)]: cents, [accounts.cash(account)]: -cents };
  return [{ ...by, type: 'deposit-refund', paidOut, lines }];
}
