import { addDays, addToMonth, dayOfMonth, type LocalDate, monthOf } from '../../dates';
import { sumOf } from '../accounts';
import type { Entry, OpenCharge, Payment, PaymentMethod } from '../entry';
import { rentKinds } from './rent-months';

/** The lease's rent, as a book has it: charges that stand, what is open of them, and every payment. */
export type PayingBook = {
  readonly charges: readonly Entry[];
  readonly open: readonly OpenCharge[];
  readonly payments: readonly Payment[];
  /** Days after the due day on which a payment is still on time. */
  readonly graceDays: number;
};

/** `due`: open, and still on time. */
export type MonthPaid = 'on-time' | 'late' | 'open' | 'due';

export type PayingRecord = {
  /** The last twelve months with rent due, the oldest first: `2026-11`. */
  readonly months: readonly { readonly month: string; readonly state: MonthPaid }[];
  /** Cents paid of late fees in that time. */
  readonly lateFees: number;
  /** How and on which day of the month it is mostly paid; absent before the first payment. */
  readonly usual?: { readonly method: PaymentMethod; readonly day: number };
};

const monthsShown = 12;

/** A debit counts from the day on which it was begun (D17). */
const paidOn = ({ on, begun }: Payment): LocalDate => begun ?? on;

/** How one charge was paid as of a day. */
function stateOf(
  { seq, charge }: Entry,
  { open, payments, graceDays }: PayingBook,
  today: LocalDate,
): MonthPaid {
  const last = addDays(charge?.due ?? today, graceDays);
  if (open.some((one) => one.charge === seq && one.cents > 0)) return today > last ? 'open' : 'due';
  const isLate = payments.some(
    (payment) => paidOn(payment) > last && payment.covers.some((cover) => cover.charge === seq),
  );
  return isLate ? 'late' : 'on-time';
}

const worst: readonly MonthPaid[] = ['open', 'late', 'due', 'on-time'];

/** The middle one of some days. */
const middle = (days: readonly number[]): number => days.toSorted((a, b) => a - b)[days.length >> 1] ?? 1;

function usualOf(payments: readonly Payment[]): PayingRecord['usual'] {
  const byHand = payments.filter(({ method }) => method !== 'opening' && method !== 'deposit');
  const counts = new Map<PaymentMethod, number>();
  for (const { method } of byHand) counts.set(method, (counts.get(method) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!most) return undefined;
  return { method: most[0], day: middle(byHand.map((payment) => dayOfMonth(paidOn(payment)))) };
}

/**
 * How the rent of some leases of one tenant was paid in the twelve months up to a day. A month is as late as
 * its latest charge; months without rent are left out.
 */
export function payingRecord(books: readonly PayingBook[], today: LocalDate): PayingRecord {
  const first = addToMonth(monthOf(today), 1 - monthsShown);
  const states = new Map<string, MonthPaid>();
  for (const book of books)
    for (const entry of book.charges) {
      const { charge } = entry;
      if (!charge || !rentKinds.includes(charge.kind) || charge.cents <= 0) continue;
      const month = monthOf(charge.due);
      if (month < first || charge.due > today) continue;
      const state = stateOf(entry, book, today);
      const known = states.get(month);
      if (!known || worst.indexOf(state) < worst.indexOf(known)) states.set(month, state);
    }
  const paid = books
    .flatMap(({ payments }) => payments)
    .filter((payment) => payment.state !== 'returned' && monthOf(paidOn(payment)) >= first);
  const usual = usualOf(paid);
  return {
    months: [...states]
      .map(([month, state]) => ({ month, state }))
      .toSorted((one, other) => one.month.localeCompare(other.month)),
    lateFees: sumOf(
      paid.flatMap(({ covers }) => covers.filter(({ kind }) => kind === 'late').map(({ cents }) => cents)),
    ),
    ...(usual && { usual }),
  };
}
