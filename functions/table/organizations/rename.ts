import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { update } from '../db/writes';
import { Organization } from './record';

type Rename = {
  /** As it was read. */
  readonly organization: Organization;
  readonly name: string;
  readonly trace: Trace;
};

/** Another name. Refuses `conflict` when it is called otherwise by now, or has another head. */
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
