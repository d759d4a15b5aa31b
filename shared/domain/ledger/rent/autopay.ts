import { addDays, addToMonth, earlier, endOfMonth, later, monthOf } from '../../dates';
import type { Lease } from '../../leases/lease';
import type { Day } from '../../leases/moments';
import { rentOf } from '../../leases/rent/rent';
import { agreedDays } from '../../leases/rent/rent-days';
import { latestSigned, termInForce } from '../../leases/status/standing';
import { sumOf, totalOf } from '../accounts';
import type { Head, OnlineState, Pending } from '../entry';
import { type AskReason, type AutopayReason, type AutopayTerms, announceDays } from './autopay-terms';
import { leastOnline, type OnlineMode } from './online-modes';

/** Looked at two days before it has to be announced, so that a late run is in time. */
const announceFrom = announceDays + 2;

/** What the rules read: `next` is the day of the next debit, `announced` what a day's announcement said. */
export type AutopayPlan = {
  readonly terms: AutopayTerms;
  readonly next: Day;
  readonly announced?: { readonly day: Day; readonly cents: number } | undefined;
};

/** Money that is due on the day of a debit, in cents. */
type DueDebit = { readonly day: Day; readonly cents: number };

/** The most days after the due day: until the last one without a late fee (D17). */
export function mostAfterDue(lease: Lease, on: Day): number {
  const term = termInForce(lease, on) ?? latestSigned(lease, on);
  return Math.max(0, (term?.late.firstFeeDay ?? 1) - 1);
}

/** The last day with agreed rent; undefined when the lease goes on. */
const lastDay = (lease: Lease): Day | undefined => agreedDays(lease).at(-1)?.to;

type PastDay = { readonly past: Day; readonly afterDue: number };

/**
 * The first debit day past a day: rent's due day and the chosen days after it, within the days that this rent
 * is for, so that the last rent is paid before the lease ends (D39). Undefined when no rent is to come.
 */
export function nextDebitDay(lease: Lease, { past, afterDue }: PastDay): Day | undefined {
  const days = { from: `${monthOf(past)}-01`, to: endOfMonth(addToMonth(monthOf(past), 13)) };
  return rentOf(lease, days)
    .filter(({ isHoldover }) => !isHoldover)
    .map(({ dueOn, to }) => earlier(addDays(dueOn, afterDue), to) ?? dueOn)
    .filter((day) => day > past)
    .toSorted()[0];
}

/** After every day. */
const never = '9999-12-31';

/** The next debit day; without one the day after the lease, when autopay ends unless it was renewed. */
export function dayAfterDebit(lease: Lease, asked: PastDay): Day {
  const end = lastDay(lease);
  return nextDebitDay(lease, asked) ?? (end === undefined ? never : later(addDays(end, 1), asked.past));
}

/** The day on which the job looks at an autopay: that of the debit, or of its announcement. */
export const lookDay = ({ terms, next, announced }: AutopayPlan): Day =>
  terms.announceAbove < terms.ceiling && announced?.day !== next ? addDays(next, -announceFrom) : next;

/** What is due by a day less what is prepaid, in cents. A deposit is paid by hand alone (D23). */
export const dueBy = ({ open, balances }: Pick<Head, 'open' | 'balances'>, on: Day): number =>
  Math.max(
    0,
    sumOf(open.map(({ due, kind, cents: left }) => (due <= on && kind !== 'deposit' ? left : 0))) +
      totalOf(balances, 'prepayment'),
  );

/** The most that is debited on the next day, in cents. */
const allowedOn = ({ terms, next, announced }: AutopayPlan): number =>
  Math.min(terms.ceiling, Math.max(terms.announceAbove, announced?.day === next ? announced.cents : 0));

export type AutopayAsked = {
  readonly lease: Lease;
  readonly today: Day;
  /** As it will be on the later of today and the debit's day, with the rent that is posted by then. */
  readonly head: Pick<Head, 'open' | 'balances'>;
  readonly pending: readonly Pending[];
  readonly mode: OnlineMode;
  /** Whether the balance of the lease is still the payer's. */
  readonly isTenant: boolean;
};

export type AutopayStep =
  | { readonly do: 'wait' | 'end' | 'skip' }
  | { readonly do: 'announce'; readonly cents: number }
  /** `rest` is due, too, and above what may be debited. */
  | { readonly do: 'debit'; readonly cents: number; readonly rest?: number }
  | { readonly do: 'ask'; readonly cents: number; readonly why: AskReason };

function askWhy(plan: AutopayPlan, { head, mode, today }: AutopayAsked, due: number): AskReason | undefined {
  if (mode === 'off') return 'online-off';
  if (due > plan.terms.ceiling) return 'above-ceiling';
  if (due > allowedOn(plan)) return 'not-announced';
  const isDeposit = head.open.some((one) => one.kind === 'deposit' && one.due <= today);
  return mode === 'full' && isDeposit ? 'not-whole' : undefined;
}

/**
 * What autopay does on a day. It debits what is due, waits while any payment of the lease is on its way, asks
 * above what the tenant allowed, and ends with the lease. Twice, late or by two at once, a day has one debit:
 * its payment is named after `next`.
 */
export function autopayStep(plan: AutopayPlan, asked: AutopayAsked): AutopayStep {
  const { lease, today, head, pending, isTenant } = asked;
  if (!isTenant || today > (lastDay(lease) ?? today)) return { do: 'end' };
  if (today < plan.next) {
    const isInTime = today <= addDays(plan.next, -announceDays) && lookDay(plan) <= today;
    return isInTime ? { do: 'announce', cents: dueBy(head, plan.next) } : { do: 'wait' };
  }
  if (pending.length > 0) return { do: 'wait' };
  const due = dueBy(head, today);
  if (due < leastOnline) return { do: 'skip' };
  const why = askWhy(plan, asked, due);
  if (why === undefined) return { do: 'debit', cents: due };
  const allowed = allowedOn(plan);
  const isPart = plan.terms.upTo && (why === 'above-ceiling' || why === 'not-announced');
  return isPart && asked.mode === 'any' && allowed >= leastOnline
    ? { do: 'debit', cents: allowed, rest: due - allowed }
    : { do: 'ask', cents: due, why };
}

/** Months that rent is looked at ahead. */
const monthsAhead = 13;

/** The rents to come after a debit day, each on its own debit day; days of holdover are not agreed. */
function rentsAfter(lease: Lease, { past, afterDue }: PastDay): DueDebit[] {
  const days = { from: `${monthOf(past)}-01`, to: endOfMonth(addToMonth(monthOf(past), monthsAhead)) };
  const sums = new Map<Day, number>();
  for (const { dueOn, to, cents, isHoldover } of rentOf(lease, days)) {
    const day = earlier(addDays(dueOn, afterDue), to) ?? dueOn;
    if (!isHoldover && day > past) sums.set(day, (sums.get(day) ?? 0) + cents);
  }
  return [...sums]
    .map(([day, cents]) => ({ day, cents }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/**
 * The first debit day on which more is due than the tenant allows at most: the next one with all that is due
 * by then, later ones with the rent that is agreed. Undefined when none is known.
 */
export function firstAbove(
  { terms: { ceiling, afterDue }, next }: AutopayPlan,
  { lease, due }: { readonly lease: Lease; readonly due: number },
): DueDebit | undefined {
  if (due > ceiling) return { day: next, cents: due };
  return rentsAfter(lease, { past: next, afterDue }).find(({ cents }) => cents > ceiling);
}

/** The id of a day's debit: two runs make the same payment (D3). */
export const debitId = (day: Day): string => `auto:${day}`;

/** A debit that autopay began. */
export type Debit = { readonly paymentId: string; readonly state: OnlineState; readonly failure: string };

const failed = ({ state }: Debit): boolean => state === 'failed' || state === 'returned';
/** Failures in a row after which it pauses (D28). */
const mostFailures = 2;

/** The provider's reason when the account's holder denies the authorization: never tried again. */
const notAuthorized = 'debit_not_authorized';

/** Debits since it was turned on, earliest first: whether they pause it, or which is tried once more. */
export function afterDebits(debits: readonly Debit[]): { pause?: AutopayReason; retry?: string } {
  const over = debits.filter(({ state }) => !['initiated', 'pending', 'expired'].includes(state));
  if (over.some(({ state, failure }) => state === 'returned' && failure === notAuthorized))
    return { pause: 'not-authorized' };
  const inRow = over.slice(over.findLastIndex((one) => !failed(one)) + 1);
  if (inRow.length >= mostFailures) return { pause: 'failures' };
  const [last] = inRow;
  return last ? { retry: last.paymentId } : {};
}

/** Days until a failed debit is tried again. */
export const retryDays = 3;
