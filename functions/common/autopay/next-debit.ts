import { addDays, later } from '../../../shared/domain/dates';
import { defined } from '../../../shared/domain/defined';
import { type AutopayPlan, autopayStep, nextDebitDay } from '../../../shared/domain/ledger/rent/autopay';
import { type AskReason, announceDays } from '../../../shared/domain/ledger/rent/autopay-terms';
import { type OnlineMode, pendingSum } from '../../../shared/domain/ledger/rent/online-modes';
import { type AutopayAt, headOn } from './autopay-at';

type At = AutopayAt & { readonly mode: OnlineMode };

/** A debit to come: `asks` why it would not be debited, `rest` what is due beside it. */
type NextDebit = {
  readonly on: string;
  readonly cents: number;
  readonly asks?: AskReason;
  readonly rest?: number;
};

/** Debit days that are looked at: rent may be paid months ahead. */
const mostDays = 13;

/** A day's debit as it stands now: exact unless something is charged, paid or credited before it. */
function debitOn(at: At, plan: AutopayPlan, next: string): NextDebit | undefined {
  const { lease } = at.read;
  const today = later(next, at.on);
  const { open, balances } = headOn(at, today);
  // What is on its way will have arrived, and what is to be announced will be.
  const prepayment = (balances.prepayment ?? 0) - pendingSum(at.ledger.pending);
  const announced =
    at.on <= addDays(next, -announceDays) ? { day: next, cents: plan.terms.ceiling } : plan.announced;
  const about = { lease, today, pending: [], mode: at.mode, isTenant: true };
  const step = autopayStep(
    { ...plan, next, announced },
    { ...about, head: { open, balances: { ...balances, prepayment } } },
  );
  if (step.do === 'debit') return { on: today, cents: step.cents, ...defined({ rest: step.rest }) };
  return step.do === 'ask' ? { on: today, cents: step.cents, asks: step.why } : undefined;
}

/** The next debit that screen, mail and job agree on: a day on which nothing is due has none. */
export function nextDebitOf(at: At, plan: AutopayPlan): NextDebit | undefined {
  const { afterDue } = plan.terms;
  let day: string | undefined = plan.next;
  // The day after the lease is looked at to end autopay, and has no debit.
  if (day > at.on && nextDebitDay(at.read.lease, { past: at.on, afterDue }) === undefined) return undefined;
  for (let looked = 0; day !== undefined && looked < mostDays; looked += 1) {
    const debit = debitOn(at, plan, day);
    if (debit) return debit;
    day = nextDebitDay(at.read.lease, { past: later(day, at.on), afterDue });
  }
  return undefined;
}
