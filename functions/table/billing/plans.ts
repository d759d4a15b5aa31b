import type { Plan } from '../../../shared/domain/subscriptions/subscriptions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { PlanRow, plansPartition } from './record';

const keptMilliseconds = 60_000;

/**
 * All plans, cached for a minute (decisions, Plans). `sinceStart` is a monotonic clock in milliseconds: the
 * cache must not depend on the product's date.
 */
export function allPlans(db: Db, sinceStart = () => performance.now()): () => Promise<Plan[]> {
  let kept: { plans: Plan[]; at: number } | undefined;
  return async () => {
    if (kept === undefined || sinceStart() - kept.at >= keptMilliseconds) {
      const plans = await db.list(PlanRow, { partition: plansPartition });
      kept = { plans, at: sinceStart() };
    }
    return kept.plans.map((plan) => ({ ...plan }));
  };
}

/** Writes plan rows for seeds and deployments; leaves other plans unchanged. */
export const putPlans = (db: Db, plans: readonly Plan[]): Promise<void> =>
  db.writeAll(plans.map((plan) => put(PlanRow, plan)));
