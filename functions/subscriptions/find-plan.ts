import { isSold } from '../../shared/domain/subscriptions/plan-changes';
import type { Plan } from '../../shared/domain/subscriptions/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';

/** A plan that can be bought. The trial's plan and a missing one are the same `not-found`. */
export async function findSoldPlan(planId: number, { plans }: Pick<Deps, 'plans'>): Promise<Plan> {
  const plan = (await plans.all()).find(({ id }) => id === planId);
  if (!plan || !isSold(plan)) throw refuse('not-found');
  return plan;
}
