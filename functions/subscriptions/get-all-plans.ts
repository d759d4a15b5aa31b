import type { Contract } from '../../shared/contract';
import type { Handler } from '../runtime/handler';

/** API-23. Cheapest first. */
export const getAllPlans: Handler<Contract['subscriptions']['getAllPlans']> = async (_request, deps) => {
  const plans = await deps.plans.all();
  return { success: 1, data: { data: plans.toSorted((a, b) => a.price - b.price || a.id - b.id) } };
};
