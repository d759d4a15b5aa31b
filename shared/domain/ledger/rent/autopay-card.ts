import { addDays, endOfMonth, later } from '../../dates';
import type { Lease } from '../../leases/lease';
import type { Day } from '../../leases/moments';
import { type AutopayPlan, nextDebitDay } from './autopay';

/** A card is good through the last day of its month, `2028-04`. */
export const lastDayOfCard = (until: string): Day => endOfMonth(until);

/** Days before the first debit that a card cannot pay, from which on its owner is told. */
export const cardToldDays = 30;

/**
 * The first debit day of an autopay, in the property's days, that a card with this last month cannot pay.
 * Undefined when no rent is to come after it.
 */
export const debitAfterCard = (
  { next, terms: { afterDue } }: Pick<AutopayPlan, 'next' | 'terms'>,
  { lease, until }: { readonly lease: Lease; readonly until: string },
): Day | undefined => nextDebitDay(lease, { past: later(lastDayOfCard(until), addDays(next, -1)), afterDue });

/** That debit's day once its owner is to be told: in good time to save another card. */
export function cardToTell(
  plan: Pick<AutopayPlan, 'next' | 'terms'>,
  { today, ...of }: { readonly lease: Lease; readonly until: string; readonly today: Day },
): Day | undefined {
  const day = debitAfterCard(plan, of);
  return day !== undefined && today >= addDays(day, -cardToldDays) ? day : undefined;
}
