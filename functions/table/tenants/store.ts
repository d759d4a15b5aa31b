import type { Db } from '../db/db';
import { put } from '../db/writes';
import { tenancyPage } from './page';
import { Tenancy, type TenancyKey, tenanciesOf, tenantsPartition } from './record';

/** Leases that one person is read with: nobody lives in more homes of one landlord. */
const mostOfOne = 20;

export const tenantStore = (db: Db) => ({
  page: tenancyPage(db),
  byId: (key: TenancyKey): Promise<Tenancy | undefined> => db.get(Tenancy, key),
  /** One person's tenancies; the newest twenty are plenty. */
  of: ({ organizationId, userRoleId }: Omit<TenancyKey, 'leaseId'>): Promise<Tenancy[]> =>
    db.list(Tenancy, {
      partition: tenantsPartition(organizationId),
      range: { beginsWith: tenanciesOf(userRoleId) },
      limit: mostOfOne,
    }),
  /** Writing one again changes nothing but the names. */
  keep: (tenancy: Tenancy): Promise<boolean> => db.write(put(Tenancy, tenancy)),
});
export type Tenants = ReturnType<typeof tenantStore>;
