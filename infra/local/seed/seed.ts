import type { Deps } from '../../../functions/runtime/deps/deps';
import { putPlans } from '../../../functions/table/billing/plans';
import type { Db } from '../../../functions/table/db/db';
import { seedWriter } from '../../../functions/table/seed';
import { plans } from '../../plans';
import { demoPassword } from './accounts';
import { writePeople } from './people';
import { writeProperties } from './properties';
import { seededIds } from './seeded-ids';
import type { Seeded } from './subscriptions';

/** Writes the initial plans on every start, because nobody changes them locally. */
export const writePlans = (db: Db): Promise<void> => putPlans(db, plans);

const year = 365 * 24 * 60 * 60 * 1000;

/**
 * Four organizations, all roles, sixty units in the largest; only dates differ between machines. The double
 * knows the paying ones (`writeSubscriptions`); with a real provider, their plans are paid for a year.
 */
export async function seed(
  { deps, db }: { deps: Deps; db: Db },
  { paysAtDouble }: { paysAtDouble: boolean },
): Promise<Seeded> {
  const ids = seededIds();
  const now = deps.clock.now();
  const passwordHash = await deps.passwords.hash(demoPassword);
  const paidUntil = paysAtDouble ? undefined : new Date(now.getTime() + year);
  const people = await writePeople({ writer: seedWriter(db), ids, plans, passwordHash, now, paidUntil });
  const photos = await writeProperties({ deps, ids, people, now });
  return { people, ids, now, photos };
}
