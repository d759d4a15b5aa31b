import type { Plan } from '../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../shared/domain/dates';
import type { PlanState } from '../../../../shared/domain/ledger/rent/payment-plan';
import { displayDollars } from '../../../../shared/domain/money';

export const planWords: Readonly<Record<PlanState, string>> = {
  kept: 'Plan kept',
  broken: 'Plan broken',
  done: 'Plan paid',
};

type Parts = Pick<Plan, 'parts'>;

/** `$725.00 by Jul 10, 2026`, of the first part that is not paid; empty where all is. */
export function nextPart({ parts }: Parts): string {
  const next = parts.find(({ left }) => left > 0);
  return next ? `${displayDollars(next.left)} by ${displayDate(next.due_on)}` : '';
}
