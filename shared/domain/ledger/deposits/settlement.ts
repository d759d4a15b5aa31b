import { splitByWeights } from '../../portfolio/shares';
import { accounts, type FeeBearer, firstBank, payeeOf } from '../accounts';
import { type AssignedAccounts, firstAccounts } from '../bank/assigned-accounts';
import type { Book, Draft, PaidOut, Payment, PaymentMethod } from '../entry';
import { followedBy } from '../fold';
import { inOrder } from '../rent/allocation';
import { type Answer, applied, type By, charge, credit } from '../rent/charges';
import { centsOf, coverInTurn, type SharesOn } from '../rent/covers';
import { applyDeposit, heldDeposits } from './deposits';
import type { finalKinds } from './settlement-facts';

/** What is asked for at the end: of damage, or of anything else; in cents. */
export type FinalCharge = {
  readonly kind: (typeof finalKinds)[number];
  readonly label: string;
  readonly reason: string;
  readonly cents: number;
};

/** What is let go of an open charge, by its number; in cents. */
export type Waiver = { readonly charge: number; readonly cents: number; readonly reason: string };

export type Settling = {
  readonly charges: readonly FinalCharge[];
  readonly waivers: readonly Waiver[];
  /** Who gets what is refunded, and how. */
  readonly paidOut?: PaidOut | undefined;
  /** Where deposits are paid from, and prepayments that did not come into a bank account (D51). */
  readonly accounts?: AssignedAccounts | undefined;
  readonly shares: SharesOn;
  readonly bearer: FeeBearer;
};

/** Every entry of a settlement begins so; a lease is settled once. */
const settlementSource = (what: string): string => `settlement:${what}`;

/** What is owed of deposits that were never paid is let go. */
const unpaidDeposits = ({ head }: Book): Waiver[] =>
  head.open
    .filter(({ kind }) => kind === 'deposit')
    .map((one) => ({ charge: one.charge, cents: one.cents, reason: 'The deposit was not paid' }));

/** Held money on everything that is open, also what is due later. */
const applyPrepaid = (book: Book, on: string, shares: SharesOn): Answer =>
  book.head.prepayments.reduce<Answer>(
    (drafts, { payment: paymentId, cents }) =>
      followedBy(book, drafts, (then) => {
        const { covers } = coverInTurn(inOrder(then.head.open, shares.isRentFirst?.(on)), {
          cents,
          shares: shares(on),
        });
        return applied(then, { on, paymentId, covers });
      }),
    [],
  );

/** Of each tenant's deposit a part by what is held for them. */
function applyDeposits(book: Book, on: string, shares: SharesOn): Answer {
  const held = heldDeposits(book.head);
  const total = Math.min(centsOf(inOrder(book.head.open)), centsOf(held));
  if (total === 0) return [];
  const parts = splitByWeights(
    total,
    held.map(({ cents }) => BigInt(cents)),
  );
  return held.reduce<Answer>((drafts, { tenant }, at) => {
    const cents = parts[at] ?? 0;
    if (cents === 0) return drafts;
    const by = { source: settlementSource(`deposit:${tenant}`), on };
    const payment = `pay_settlement_${at + 1}`;
    return followedBy(book, drafts, (then) => applyDeposit(then, by, { payment, tenant, cents, shares }));
  }, []);
}

const atBank: readonly PaymentMethod[] = ['cash', 'check', 'transfer'];

/** The bank account that a payment came into; undefined for none. */
const bankOf = (payment: Payment | undefined): string | undefined =>
  payment && atBank.includes(payment.method) ? (payment.account ?? firstBank) : undefined;

/** The rest of the deposits and prepayments goes to the tenants in one payment. */
function refundRest({ head, payments }: Book, on: string, settling: Settling): Answer {
  const { paidOut, accounts: at = firstAccounts } = settling;
  const given = (what: string, { cents, from, code }: { cents: number; from: string; code: string }) => ({
    source: settlementSource(`refund:${what}`),
    on,
    paidOut,
    lines: { [from]: cents, [accounts.cash(code)]: -cents },
  });
  const drafts = [
    ...heldDeposits(head).map(({ tenant, cents }): Draft => {
      const from = accounts.deposit(tenant);
      return { ...given(tenant, { cents, from, code: at.deposits }), type: 'deposit-refund' };
    }),
    ...head.prepayments.map(({ payment, cents }): Draft => {
      const refund = { type: 'refund', payment, prepaid: -cents, refunded: cents } as const;
      const from = accounts.prepayment;
      const code = bankOf(payments[payment]) ?? at.money;
      return { ...given(payment, { cents, from, code }), ...refund };
    }),
  ];
  return drafts.length > 0 && !paidOut ? { refused: 'refund-missing' } : drafts;
}

/**
 * Settles a lease's money in one go (D40): final charges, waivers, held money and deposits on what is open,
 * the rest refunded. Refuses `bad-amount`, `more-than-open`, `refund-missing`.
 */
export function settleLedger(book: Book, { on }: Pick<By, 'on'>, settling: Settling): Answer {
  const { charges, waivers, shares, bearer } = settling;
  const steps = [
    ...charges.map(({ reason: why, ...one }, at) => (): Answer => {
      const by = { source: settlementSource(`charge:${at + 1}`), on, why };
      return charge(by, { ...one, due: on, to: payeeOf(one.kind, { bearer }) });
    }),
    ...[...waivers, ...unpaidDeposits(book)].map(({ reason: why, ...one }, at) => (then: Book): Answer => {
      const by = { source: settlementSource(`waiver:${at + 1}`), on, why };
      return credit(then, by, one);
    }),
    (then: Book) => applyPrepaid(then, on, shares),
    (then: Book) => applyDeposits(then, on, shares),
    (then: Book) => refundRest(then, on, settling),
  ];
  return steps.reduce<Answer>((drafts, step) => followedBy(book, drafts, step), []);
}
