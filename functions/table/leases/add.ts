import { refuse } from '../../../shared/wire/refusals';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { put, update } from '../db/writes';
import { shownWrites } from '../organizations/writes';
import type { PropertyHead } from '../properties/record';
import { summaryWrites } from '../properties/writes';
import { Unit } from '../units/record';
import { Lease } from './record';

/** Also sets the unit's lease status and all copies of the count. Refuses `unit-has-lease`, `conflict`. */
export const addLease =
  (db: Db) =>
  async (lease: Lease, { head }: { head: PropertyHead }): Promise<void> => {
    const failure = await db.transact([
      update(Unit, { key: lease, set: { leaseStatus: 1 }, condition: { attr: 'leaseStatus', eq: 0 } }),
      put(Lease, lease, absent),
      ...summaryWrites(head, { leased: 1 }),
      ...shownWrites(lease.organizationId, { leased: 1 }),
    ]);
    if (failure) throw refuse(failure.name === 'unit' ? 'unit-has-lease' : 'conflict');
  };
