import { blockersOf, type PlanChoice, planChangeKind } from '../../shared/domain/subscriptions/plan-changes';
import { isPaidFor, type Plan } from '../../shared/domain/subscriptions/subscriptions';
import type { Organization } from '../table/organizations/record';

type Asked = {
  readonly organization: Organization;
  readonly plan: Plan;
  readonly annual: boolean;
  readonly plans: readonly Plan[];
  readonly now: Date;
};

/** How and when a plan change happens, and what blocks it. `keeps` cancels a waiting change. */
export function planChange({ organization, plan, annual, plans, now }: Asked) {
  const { subscription } = organization;
  const { planId, nextPlanId, nextAnnual } = subscription;
  const to: PlanChoice = { planId: plan.id, annual };
  const from: PlanChoice = { planId, annual: subscription.annual };
  const kind = planChangeKind({ from, to, plans, isFree: subscription.freeUntil !== undefined });
  const isWaiting = nextPlanId === to.planId && nextAnnual === annual;
  return {
    to,
    kind: isPaidFor(subscription, now) ? (isWaiting ? ('none' as const) : kind) : ('checkout' as const),
    keeps: kind === 'none' && nextPlanId !== undefined,
    blockers: blockersOf(plan, organization),
  };
}
