import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import type { Db } from '../db/db';
import { shownWrites } from '../organizations/writes';
import type { NewOwner } from './record';
import { addOwnerAlone, takeEmails } from './writes';

type Add = { readonly owner: NewOwner; readonly trace: Trace };

/** Adds an owner who has no property yet. Refuses `owner-email-taken`, `conflict`. */
export const addOwner =
  (db: Db) =>
  async ({ owner, trace }: Add): Promise<void> => {
    const failure = await db.transact([
      ...traceWrites(trace),
      ...shownWrites(owner.organizationId, { owners: 1 }),
      ...takeEmails([owner]),
      ...addOwnerAlone(owner),
    ]);
    if (failure) throw refuse(failure.name === 'owner-email-guard' ? 'owner-email-taken' : 'conflict');
  };
