import type { Plan } from '../../../shared/domain/subscriptions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { PlanRow, plansPartition } from './record';

const keptMilliseconds = 60_000;

/**
 * All plans, read once a minute at most (decisions, Plans). `sinceStart` is any clock that only moves on, in milliseconds: how long a process
 * keeps them has nothing to do with the product's date.
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

/** Writes plan rows as they are given, for seeds and deployments. A plan that is not named stays as it stands. */
export const putPlans = (db: Db, plans: readonly Plan[]): Promise<void> =>
  db.writeAll(plans.map((plan) => put(PlanRow, plan)));
