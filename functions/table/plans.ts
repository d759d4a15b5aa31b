import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { Plan } from '../../shared/domain/subscriptions';
import { batchWrite } from './batch';
import type { TableClient } from './client';
import { productEntities } from './entities/product';
import { plansPartition } from './keys';

/** The plans are rows of the table (decisions, Plans), read once a minute at most. */
export type Plans = { all(): Promise<Plan[]> };

const keptMilliseconds = 60_000;

/** `sinceStart` is any clock that only moves on, in milliseconds: how long a process keeps the plans has nothing to do with the product's date. */
export function planStore(table: TableClient, sinceStart = () => performance.now()): Plans {
  const { plan } = productEntities(table);
  let kept: { plans: Plan[]; at: number } | undefined;
  const read = async (): Promise<Plan[]> => {
    const { Items = [] } = await table
      .build(QueryCommand)
      .query({ partition: plansPartition })
      .entities(plan)
      .options({ consistent: true })
      .send();
    return Items;
  };
  return {
    all: async () => {
      if (kept === undefined || sinceStart() - kept.at >= keptMilliseconds)
        kept = { plans: await read(), at: sinceStart() };
      return kept.plans.map((row) => ({ ...row }));
    },
  };
}

/** Writes plan rows as they are given, for seeds and deployments. A plan that is not named stays as it stands. */
export async function putPlans(table: TableClient, plans: readonly Plan[]): Promise<void> {
  const { plan } = productEntities(table);
  await batchWrite(
    table,
    plans.map((row) => plan.build(BatchPutRequest).item(row)),
  );
}
