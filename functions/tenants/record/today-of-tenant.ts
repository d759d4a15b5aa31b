import { dayInZone } from '../../../shared/domain/leases/time-zones';
import { leaseById, momentAt } from '../../common/leases/lease-at';
import type { Deps } from '../../runtime/deps/deps';
import type { Tenancy } from '../../table/tenants/record';

/** Today at a tenant's newest home; in UTC for somebody without a lease. Ids of leases sort by time. */
export async function todayOfTenant(tenancies: readonly Tenancy[], now: Date, deps: Deps): Promise<string> {
  const newest = tenancies.toSorted((one, other) =>
    other.leaseId.slice(-26).localeCompare(one.leaseId.slice(-26)),
  )[0];
  const at = newest && (await leaseById(newest, deps));
  return at ? momentAt(at, now).on : dayInZone('UTC', now);
}
