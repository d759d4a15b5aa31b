import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { Organization } from './record';

type Rename = {
  /** As read before the change. */
  readonly organization: Organization;
  readonly name: string;
  readonly trace: Trace;
};

/** Refuses `conflict` when the name or the head changed since it was read. */
export const renameOrganization =
  (db: Db) =>
  async ({ organization, name, trace }: Rename): Promise<void> => {
    const isAsRead = {
      and: [
        { attr: 'name', eq: organization.name },
        { attr: 'adminUserId', eq: organization.adminUserId },
      ],
    } as const;
    const renamed = update(Organization, { key: organization, set: { name }, condition: isAsRead });
    if (await db.transact([...traceWrites(trace), renamed])) throw refuse('conflict');
  };
