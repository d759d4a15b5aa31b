import { type TenantTerm, termsOfTenant } from '../../../shared/domain/leases/status/tenancy';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { Tenancy } from '../../table/tenants/record';
import { type LeaseAt, leaseById, momentAt } from '../leases/lease-at';

/** A lease as one of its tenants finds it: the terms that were sent to them, and today at the property. */
export type TenantPlace = LeaseAt & {
  readonly tenancy: Tenancy;
  readonly terms: readonly TenantTerm[];
  readonly on: string;
};

/** A tenant's lease; undefined when nothing of it was sent to them, or when it was voided. */
export async function tenantPlace(
  { tenancy, now }: { tenancy: Tenancy; now: Date },
  deps: Deps,
): Promise<TenantPlace | undefined> {
  const at = await leaseById(tenancy, deps);
  if (!at) return undefined;
  const { on } = momentAt(at, now);
  const terms = termsOfTenant(at.read.lease, tenancy.email, on);
  return terms.length > 0 ? { ...at, tenancy, terms, on } : undefined;
}

/** One of the caller's own leases. All that is not there for them is the same `not-found`. */
export async function findMyLease(
  { viewer, now, leaseId }: { viewer: Viewer; now: Date; leaseId: string },
  deps: Deps,
): Promise<TenantPlace> {
  const { organizationId, userRoleId } = viewer;
  const tenancy = await deps.tenants.byId({ organizationId, userRoleId, leaseId });
  const place = tenancy && (await tenantPlace({ tenancy, now }, deps));
  if (!place) throw refuse('not-found');
  return place;
}
