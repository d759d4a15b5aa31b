import type { Deps } from '../runtime/deps';
import type { Role } from '../table/accounts';
import type { Organisation } from '../table/organisations';

/** What the organisations are called that a person belongs to besides the one acted in. Nobody is asked when there are none. */
export async function otherNames(
  { roles, active }: { roles: readonly Role[]; active: Role },
  { organisations }: Pick<Deps, 'organisations'>,
): Promise<Pick<Organisation, 'organisationId' | 'name'>[]> {
  const others = roles
    .map(({ organisationId }) => organisationId)
    .filter((organisationId) => organisationId !== active.organisationId);
  return others.length === 0 ? [] : organisations.namesOf(others);
}
