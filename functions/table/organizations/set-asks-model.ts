import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { Organization } from './record';

type Chosen = {
  /** As read before the change. */
  readonly organization: Organization;
  readonly asksModel: boolean;
  readonly trace: Trace;
};

/** Refuses `conflict` when the head changed since it was read. */
export const setAsksModel =
  (db: Db) =>
  async ({ organization, asksModel, trace }: Chosen): Promise<void> => {
    const condition = { attr: 'adminUserId', eq: organization.adminUserId } as const;
    const chosen = update(Organization, { key: organization, set: { asksModel }, condition });
    if (await db.transact([...traceWrites(trace), chosen])) throw refuse('conflict');
  };
