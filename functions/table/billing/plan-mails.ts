import type { Db } from '../db/db';
import type { PlanMail } from '../outbox/record';
import { PlanMailGuard, planMailsPartition } from './record';
import { planMailWrites } from './writes';

/** Names of plan mails that were sent to the organization in recent months or wait in the outbox. */
export const planMailNames =
  (db: Db) =>
  async (organizationId: string): Promise<string[]> => {
    const guards = await db.list(PlanMailGuard, { partition: planMailsPartition(organizationId) });
    return guards.map(({ name }) => name);
  };

type Mailing = { readonly organizationId: string; readonly mail: PlanMail; readonly now: Date };

/** Adds a mail to the outbox, unless one of its name was added before. */
export const addPlanMail =
  (db: Db) =>
  async (mailing: Mailing): Promise<void> => {
    await db.transact(planMailWrites(mailing));
  };
