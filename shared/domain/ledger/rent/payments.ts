import { defined } from '../../defined';
import type { Day } from '../../leases/moments';
import { accounts, addLines, type FeeBearer, firstBank, payeeOf } from '../accounts';
import { clawBack } from '../clawback';
import type { Book, Cover, Draft, OpenCharge, Payment, PaymentMethod } from '../entry';
import { followedBy } from '../fold';
import { isAmount, isRefused, type LedgerRefused } from '../refusals';
import { inOrder } from './allocation';
import { type Bearing, borneBy } from './borne';
import { type Answer, applied, type By, charge } from './charges';
import { centsOf, coverInTurn, recognized, type SharesOn, takeBack, takeBackAll } from './covers';

/** Cents that the person lays on one open charge, the only way into a deposit charge (D23). */
export type Chosen = { readonly charge: number; readonly cents: number };

/** Where the money of a payment came to lie. */
function moneyAt(method: Exclude<PaymentMethod, 'deposit'>, account: string): string {
  if (method === 'opening') return accounts.opening;
  return method === 'card' || method === 'bank' ? accounts.clearing : accounts.cash(account);
}

type Source = Pick<Payment, 'method' | 'deposit' | 'account'>;

/** Money goes back out of the account it came into (D51). */
const sourceOf = ({ method, deposit = '', account = firstBank }: Source): string =>
  method === 'deposit' ? accounts.deposit(deposit) : moneyAt(method, account);

/** As a payment and an entry name their bank account: the first one has no name. */
export const namedAccount = (account: string | undefined): string | undefined =>
  account === firstBank ? undefined : account;

type Receive = {
  readonly payment: string;
  readonly cents: number;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly payer: string;
  /** Of an online payment. */
  readonly begun?: Day | undefined;
  readonly clears?: Day | undefined;
  /** Whose deposit is used. */
  readonly deposit?: string | undefined;
  /** The code of the bank account that it comes into; the first one where none is named. */
  readonly account?: string | undefined;
  readonly chosen: readonly Chosen[];
  /** False: what is not chosen stays prepayment. */
  readonly isAutomatic: boolean;
  readonly shares: SharesOn;
};

const withoutCovered = (open: readonly OpenCharge[], covers: readonly Cover[]): OpenCharge[] =>
  open.filter((one) => !covers.some((cover) => cover.charge === one.charge));

function chosenCovers({ head }: Book, by: By, { cents, chosen, shares }: Receive): Cover[] | LedgerRefused {
  const covers: Cover[] = [];
  for (const one of chosen) {
    const left = cents - centsOf(covers);
    const open = withoutCovered(head.open, covers).find((each) => each.charge === one.charge);
    const limit = Math.min(open?.cents ?? 0, left);
    if (!open || !isAmount(one.cents) || one.cents > limit) return { refused: 'more-than-open', limit };
    covers.push(...coverInTurn([open], { cents: one.cents, shares: shares(by.on) }).covers);
  }
  return covers;
}

/**
 * Settled money (D27). Covers what is chosen, then the oldest, or rent first (D20, D21); the rest is
 * prepayment (D13, D22). Refuses `bad-amount`, `more-than-open` (D24).
 */
export function receive(book: Book, by: By, received: Receive): Answer {
  const { payment, cents, method, reference, payer, isAutomatic, shares } = received;
  const { begun, clears, deposit } = received;
  const account = namedAccount(received.account);
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  const chosen = chosenCovers(book, by, received);
  if (isRefused(chosen)) return chosen;
  const isRentFirst = shares.isRentFirst?.(by.on);
  const open = isAutomatic ? inOrder(withoutCovered(book.head.open, chosen), isRentFirst) : [];
  const rest = coverInTurn(open, { cents: cents - centsOf(chosen), shares: shares(by.on) });
  const covers = [...chosen, ...rest.covers];
  const lines = addLines(
    { [sourceOf(received)]: cents, [accounts.prepayment]: -rest.rest },
    recognized(covers),
  );
  return [
    {
      ...by,
      type: 'payment',
      payment,
      received: { method, reference, payer, cents, ...defined({ begun, clears, deposit, account }) },
      covers,
      prepaid: rest.rest,
      lines,
    },
  ];
}

/** Prepayments laid at once, so that a transaction holds them; the rent job lays the rest. */
const prepaymentsAtOnce = 20;

/** Lays held money, oldest first, on what is due by the day (D22). No drafts when nothing is to do. */
export function applyPrepayments(book: Book, by: Omit<By, 'source'>, shares: SharesOn): readonly Draft[] {
  let drafts: readonly Draft[] = [];
  for (const { payment } of book.head.prepayments.slice(0, prepaymentsAtOnce)) {
    const next = followedBy(book, drafts, (then) => {
      const held = then.payments[payment]?.prepaid ?? 0;
      const isRentFirst = shares.isRentFirst?.(by.on);
      const due = inOrder(then.head.open, isRentFirst).filter((one) => one.due <= by.on);
      const { covers } = coverInTurn(due, { cents: held, shares: shares(by.on) });
      return applied(then, { ...by, paymentId: payment, covers });
    });
    if (isRefused(next)) return drafts;
    drafts = next;
  }
  return drafts;
}

/** What of a payment has not been given back, in cents (D29). */
export const leftToRefund = ({ cents, refunded, sentBack = 0 }: Payment): number =>
  cents - refunded - sentBack;

type Refund = {
  readonly payment: string;
  readonly cents: number;
  /** Where a deposit that was used is paid from; any other money goes back out of its own account (D51). */
  readonly account?: string | undefined;
};

/** Gives back a part of a settled payment (D29). Refuses `not-settled`, `more-than-paid`, `deposit-used`. */
export function refund(book: Book, by: By, { payment: id, cents, account = firstBank }: Refund): Answer {
  const payment = book.payments[id];
  if (!isAmount(cents)) return { refused: 'bad-amount' };
  if (payment?.state !== 'settled') return { refused: 'not-settled' };
  const limit = leftToRefund(payment);
  if (cents > limit) return { refused: 'more-than-paid', limit };
  const taken = takeBack(book, payment, cents);
  if (isRefused(taken)) return taken;
  // A deposit that was used stays so: what it gives back is paid out.
  const from = payment.method === 'deposit' ? accounts.cash(account) : sourceOf(payment);
  const lines = addLines(taken.lines, { [from]: -cents });
  return [{ ...by, type: 'refund', payment: id, ...taken, refunded: cents, lines }];
}

type ReturnedFee = { readonly payment: string; readonly cents: number; readonly bearer: FeeBearer };

/** The tenants' fee for a payment that came back: a charge of its own, once a payment; cents. */
export function returnedFee(by: Omit<By, 'source'>, { payment, cents, bearer }: ReturnedFee): Answer {
  const to = payeeOf('nsf', { bearer });
  return charge({ ...by, source: `nsf:${payment}` }, { kind: 'nsf', label: '', due: by.on, to, cents });
}

type Return = Bearing & {
  readonly payment: string;
  /** The tenants' fee for it, in cents; 0 for none. */
  readonly fee: number;
};

/**
 * A check that bounced, or a payment entered by mistake: all of it goes, and what it paid is open again (D25,
 * D28). What was refunded before, or of a deposit that is not held any more, is a loss, and the tenants owe
 * it to who bears it (D64, D66). A fee is a charge of its own, once a payment. Refuses `not-settled`,
 * `deposit-settled`.
 */
export function returnPayment(
  book: Book,
  by: Omit<By, 'source'>,
  { payment: id, fee, ...bearing }: Return,
): Answer {
  const payment = book.payments[id];
  if (payment?.state !== 'settled') return { refused: 'not-settled' };
  if (payment.method === 'deposit') return { refused: 'deposit-settled' };
  const { gone, ...taken } = takeBackAll(book, payment);
  const { bearer } = bearing;
  const cents = payment.refunded + gone;
  const loss = borneBy(bearing, { kind: 'loss', cents, on: by.on });
  const lines = addLines(taken.lines, loss.lines, { [sourceOf(payment)]: -payment.cents });
  const returned: Answer = [
    { ...by, ...loss, source: `return:${id}`, type: 'return', payment: id, ...taken, lines },
  ];
  const clawed = { ...by, source: `clawback:${id}` };
  const owed = followedBy(book, returned, () => clawBack(clawed, { cents, bearer }));
  if (fee === 0) return owed;
  return followedBy(book, owed, () => returnedFee(by, { payment: id, cents: fee, bearer }));
}
