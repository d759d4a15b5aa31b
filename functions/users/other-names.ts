import type { Deps } from '../runtime/deps';
import type { Role } from '../table/accounts';
import type { Organization } from '../table/organizations';

/** What the organizations are called that a person belongs to besides the one acted in. Nobody is asked when there are none. */
export async function otherNames(
  { roles, active }: { roles: readonly Role[]; active: Role },
  { organizations }: Pick<Deps, 'organizations'>,
): Promise<Pick<Organization, 'organizationId' | 'name'>[]> {
  const others = roles
    .map(({ organizationId }) => organizationId)
    .filter((organizationId) => organizationId !== active.organizationId);
  return others.length === 0 ? [] : organizations.namesOf(others);
}
