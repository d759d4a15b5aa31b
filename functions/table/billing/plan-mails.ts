import type { Db } from '../db/db';
import type { PlanMail } from '../outbox/record';
import { PlanMailGuard, planMailsPartition } from './record';
import { planMailWrites } from './writes';

/** Names of the mails about its plan that an organization was sent in the last months, or that wait in the outbox. */
export const planMailNames =
  (db: Db) =>
  async (organizationId: string): Promise<string[]> => {
    const guards = await db.list(PlanMailGuard, { partition: planMailsPartition(organizationId) });
    return guards.map(({ name }) => name);
  };

type Mailing = { readonly organizationId: string; readonly mail: PlanMail; readonly now: Date };

/** Puts a mail into the outbox, unless one of its name was put there before. */
export const addPlanMail =
  (db: Db) =>
  async (mailing: Mailing): Promise<void> => {
    await db.transact(planMailWrites(mailing));
  };
