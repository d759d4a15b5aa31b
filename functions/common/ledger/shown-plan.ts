import type { Plan } from '../../../shared/contract/ledger-shapes';
import type { Head } from '../../../shared/domain/ledger/entry';
import { type PaymentPlan, partsLeft, planStanding } from '../../../shared/domain/ledger/rent/payment-plan';
import type { LedgerRead } from '../../table/ledger/read';

type Seen = {
  readonly head: Pick<Head, 'open'>;
  readonly pending: LedgerRead['pending'];
  readonly today: string;
};

/** A payment plan as the contract shows it, with where it stands today. */
export function shownPlan(plan: PaymentPlan, seen: Seen): Plan {
  const { state, left, paid } = planStanding(plan, seen);
  return {
    made_on: plan.madeOn,
    debt: plan.debt,
    left,
    state,
    parts: partsLeft(plan, paid).map(({ due, cents, left: open }) => ({ due_on: due, cents, left: open })),
    note: plan.note,
  };
}

/** The same for a tenant. */
export function tenantsPlan(plan: PaymentPlan | undefined, seen: Seen): Omit<Plan, 'note'> | undefined {
  if (!plan) return undefined;
  const { note: _, ...shown } = shownPlan(plan, seen);
  return shown;
}
