import type { Deps } from '../../../functions/runtime/deps';
import type { TableClient } from '../../../functions/table/client';
import { putPlans } from '../../../functions/table/plans';
import { seedWriter } from '../../../functions/table/seed';
import { plans } from '../../plans';
import { demoPassword } from './accounts';
import { writePeople } from './people';
import { writeProperties } from './properties';
import { seededIds } from './seeded-ids';

/** The plans as every stage begins with them, at every start: one machine has nobody who changes them. */
export const writePlans = (table: TableClient): Promise<void> => putPlans(table, plans);

/** The demo data: four organisations, every role, twelve properties with sixty units in the largest. The same on every machine but for its dates. */
export async function seed({ deps, table }: { deps: Deps; table: TableClient }): Promise<void> {
  const ids = seededIds();
  const now = deps.clock.now();
  const passwordHash = await deps.passwords.hash(demoPassword);
  const people = await writePeople({ writer: seedWriter(table), ids, plans, passwordHash, now });
  await writeProperties({ deps, ids, people, now });
}
