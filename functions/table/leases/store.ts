import type { Db } from '../db/db';
import { propertyPartition } from '../properties/record';
import { propertyIdOfUnit } from '../units/record';
import { addLease } from './add';
import { Lease, leasesOf } from './record';

type OfUnit = { readonly organizationId: string; readonly unitId: string };

export const leaseStore = (db: Db) => ({
  /** Empty also for what is no unit id. */
  ofUnit: async ({ organizationId, unitId }: OfUnit): Promise<Lease[]> => {
    const propertyId = propertyIdOfUnit(unitId);
    if (propertyId === undefined) return [];
    const partition = propertyPartition(organizationId, propertyId);
    return db.list(Lease, { partition, range: { beginsWith: leasesOf(unitId) } });
  },
  byId: async ({ unitId, ...key }: OfUnit & { leaseId: string }): Promise<Lease | undefined> => {
    const propertyId = propertyIdOfUnit(unitId);
    return propertyId === undefined ? undefined : db.get(Lease, { ...key, propertyId, unitId });
  },
  add: addLease(db),
});
export type Leases = ReturnType<typeof leaseStore>;
