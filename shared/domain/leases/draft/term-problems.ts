import { addDays, addMonths, daysBetween, displayDate, farAhead, isFarAhead } from '../../dates';
import type { Problem } from '../../problem';
import type { Day } from '../moments';
import type { TermFields } from '../term';

/** The longest term, in years. */
export const maxTermYears = 99;

/** The term a renewal follows, and whether it continues after its last day. */
export type PreviousTerm = Pick<TermFields, 'to' | 'from'> & { readonly rollsOver: boolean };

/** A first term charges its rent since its first day: no more than one ledger holds. */
export const maxPastCharges = 1_200;

type Dates = Partial<TermFields> & Pick<TermFields, 'to' | 'atEnd' | 'from'>;

/** The wizard's first step, besides property and unit: what is wrong with a term's days. `on` is today. */
export function termProblems(term: Dates, { on, before }: { on: Day; before?: PreviousTerm }): Problem[] {
  const problems: Problem[] = [];
  const from = before ? renewalProblem(term.from, { on, before }) : firstDayProblem(term, on);
  if (from !== undefined) problems.push({ path: ['from'], message: from });
  const to = lastDayProblem(term, on);
  if (to !== undefined) problems.push({ path: ['to'], message: to });
  return problems;
}

function firstDayProblem({ from, rentLines = [] }: Dates, on: Day): string | undefined {
  if (from === '') return 'Choose the first day';
  if (isFarAhead(from, on)) return farAhead;
  const months = daysBetween(from, on) / 30;
  return months * rentLines.length > maxPastCharges
    ? 'Choose a later first day: rent is charged since then'
    : undefined;
}

function lastDayProblem({ from, to, atEnd }: Dates, on: Day): string | undefined {
  if (to === undefined) return undefined;
  if (to === '') return 'Choose the last day, or month-to-month';
  if (to < from) return 'The last day is before the first';
  if (from !== '' && to >= addMonths(from, maxTermYears * 12)) return `At most ${maxTermYears} years`;
  return atEnd === 'end' && to < on ? 'This term would already be over' : undefined;
}

/** A renewal begins the day after the previous term; if that one rolls over, also later (D37). */
function renewalProblem(
  from: TermFields['from'],
  { on, before }: { on: Day; before: PreviousTerm },
): string | undefined {
  if (from === '') return 'Choose the first day';
  const earliest = addDays(before.to || before.from, 1);
  if (from < earliest) return `Choose ${displayDate(earliest)} or a later day`;
  if (from === earliest && before.to !== undefined) return undefined;
  if (!before.rollsOver) return `This renewal begins on ${displayDate(earliest)}`;
  return from > on ? undefined : 'Choose a future day';
}
