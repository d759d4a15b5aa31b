import * as z from 'zod';
import { addDays, addMonths, addToMonth, monthOf } from '../../dates';
import { limits } from '../../limits';
import { changeDraft } from '../draft/write-draft';
import type { Done, Given } from '../given';
import { isRefused, type Refused, refused } from '../refusals';
import { roundedRatio } from '../rent/proration';
import type { RentLine } from '../rent/rent-terms';
import { newestTerm } from '../status/current-term';
import { previousTerm, renew } from './renew';

/** A renewal's rent rule; other lines stay. `percent` is in hundredths: 250 is 2.5 %; `cents` are added. */
export const RentRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same') }),
  z.object({ kind: z.literal('percent'), hundredths: z.number().int().min(-5_000).max(10_000) }),
  z.object({
    kind: z.literal('amount'),
    cents: z.number().int().min(-limits.rentCents).max(limits.rentCents),
  }),
]);
export type RentRule = z.infer<typeof RentRule>;

/** The longest renewal offered in one step, in months. */
export const maxOfferMonths = 60;

const changed = (cents: number, rule: RentRule): number => {
  if (rule.kind === 'same') return cents;
  const next =
    rule.kind === 'amount' ? cents + rule.cents : roundedRatio(cents * (10_000 + rule.hundredths), 10_000);
  return Math.min(limits.rentCents, Math.max(0, next));
};

/** The rent lines after a rule, in cents, rounded once (D1). */
export const rentAfter = (lines: readonly RentLine[], rule: RentRule): RentLine[] =>
  lines.map((line) => (line.kind === 'rent' ? { ...line, cents: changed(line.cents, rule) } : line));

/**
 * Drafts a renewal for so many months, rent by a rule (D37). It begins the day after the term; if that day is
 * past and the lease is month-to-month, on the first of the month after next. Refuses as `renew`.
 */
export function draftOffer(
  given: Given,
  { months, rent }: { months: number; rent: RentRule },
): Done | Refused {
  const drafted = renew(given);
  if (isRefused(drafted)) return drafted;
  const term = newestTerm(drafted.lease);
  if (!term) return refused('wrong-status');
  const { on } = given.now;
  const goesOn = term.from <= on && previousTerm(given.lease, on)?.rollsOver === true;
  const from = goesOn ? `${addToMonth(monthOf(on), 2)}-01` : term.from;
  const fields = {
    from,
    to: addDays(addMonths(from, months), -1),
    rentLines: rentAfter(term.rentLines, rent),
  };
  return changeDraft({ ...given, ...drafted }, { term: term.number, fields });
}
