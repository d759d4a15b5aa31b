import { dayInZone } from '../../../shared/domain/leases/time-zones';
import { leaseById, momentAt } from '../../common/leases/lease-at';
import type { Deps } from '../../runtime/deps/deps';
import type { Tenancy } from '../../table/tenants/record';
import { newestFirst } from '../newest-first';

/** Today at a tenant's newest home; in UTC for somebody without a lease. */
export async function todayOfTenant(tenancies: readonly Tenancy[], now: Date, deps: Deps): Promise<string> {
  const [newest] = newestFirst(tenancies);
  const at = newest && (await leaseById(newest, deps));
  return at ? momentAt(at, now).on : dayInZone('UTC', now);
}
