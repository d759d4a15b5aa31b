import { addDays, later } from '../../../shared/domain/dates';
import { mostAfterDue, nextDebitDay } from '../../../shared/domain/ledger/rent/autopay';
import { type AutopayTerms, autopayProblems } from '../../../shared/domain/ledger/rent/autopay-terms';
import { leastOnline } from '../../../shared/domain/ledger/rent/online-modes';
import { toFields } from '../../../shared/domain/problem';
import { refuse } from '../../../shared/wire/refusals';
import { dueOn } from '../../common/autopay/autopay-at';
import type { MyAutopayAt } from '../../common/autopay/find-my-autopay';

/** More days to choose from help nobody. */
const mostDays = 14;

type Body = {
  readonly after_due: number;
  readonly ceiling_cents: number;
  readonly announce_above_cents: number;
  readonly up_to: boolean;
};

/** Debit days that are looked at: rent may be paid months ahead. */
const daysAhead = 13;

/** The first debit day from one on with anything to debit; that one itself without. */
function firstWithMoney(at: MyAutopayAt, { first, afterDue }: { first: string; afterDue: number }): string {
  let day: string | undefined = first;
  for (let looked = 0; day !== undefined && looked < daysAhead; looked += 1) {
    if (dueOn(at, day) >= leastOnline) return day;
    day = nextDebitDay(at.read.lease, { past: day, afterDue });
  }
  return first;
}

/** The days to choose from, each with its first debit: a day from today without one, and with rent due. */
export function debitDays(at: MyAutopayAt): { after_due: number; on: string; cents: number }[] {
  const { lease } = at.read;
  const past = later(addDays(at.on, -1), at.autopay?.debited ?? '');
  const most = Math.min(mostDays, mostAfterDue(lease, at.on));
  return Array.from({ length: most + 1 }).flatMap((_, afterDue) => {
    const first = nextDebitDay(lease, { past, afterDue });
    if (first === undefined) return [];
    const on = firstWithMoney(at, { first, afterDue });
    return [{ after_due: afterDue, on, cents: dueOn(at, on) }];
  });
}

/** Terms agreed to, and the debit shown with them, now announced. Refuses `invalid`, `no-rent-ahead`. */
export function agreedTerms(body: Body, at: MyAutopayAt) {
  const {
    after_due: afterDue,
    ceiling_cents: ceiling,
    announce_above_cents: announceAbove,
    up_to: upTo,
  } = body;
  const terms: AutopayTerms = { afterDue, ceiling, announceAbove, ...(upTo && { upTo }) };
  const days = debitDays(at);
  const chosen = days.find(({ after_due }) => after_due === afterDue);
  const problems = autopayProblems(terms, { mostDays: days.at(-1)?.after_due ?? 0, least: leastOnline });
  if (days.length === 0) throw refuse('no-rent-ahead');
  if (problems.length > 0 || !chosen) throw refuse('invalid', { fields: toFields(problems) });
  return { terms, announced: { day: chosen.on, cents: chosen.cents } };
}
