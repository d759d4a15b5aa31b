import type { Viewer } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import { propertiesSeen } from '../common/portfolio/properties-seen';
import type { Deps } from '../runtime/deps/deps';
import type { PersonWithSessions } from '../table/people/writes';
import type { Tenancy } from '../table/tenants/record';

type TenantFound = PersonWithSessions & {
  readonly tenancies: readonly Tenancy[];
  /** Whether the caller sees every lease of theirs: access is of the person, not of one lease. */
  readonly isWhole: boolean;
};
type Wanted = { readonly viewer: Viewer; readonly now: Date; readonly userRoleId: string };

/**
 * A tenant, by the leases of theirs that the caller may see. Without one, nobody is there: the same
 * `not-found`.
 */
export async function findTenant({ viewer, now, userRoleId }: Wanted, deps: Deps): Promise<TenantFound> {
  const key = { organizationId: viewer.organizationId, userRoleId };
  const [isSeen, found, all] = await Promise.all([
    propertiesSeen({ viewer, now, area: 'leases' }, deps),
    deps.people.withSessions(key),
    deps.tenants.of(key),
  ]);
  const tenancies = all.filter(({ propertyId }) => isSeen?.(propertyId));
  if (tenancies.length === 0 || !found || found.person.removedAt !== undefined) throw refuse('not-found');
  return { ...found, tenancies, isWhole: tenancies.length === all.length };
}

/** The same for a caller who may change their access. */
export async function findWholeTenant(wanted: Wanted, deps: Deps): Promise<TenantFound> {
  const found = await findTenant(wanted, deps);
  if (!found.isWhole) throw refuse('not-found');
  return found;
}
