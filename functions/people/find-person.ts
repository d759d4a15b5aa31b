import type { Viewer } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { Person } from '../table/people/record';
import type { PersonWithSessions } from '../table/people/writes';

/** Missing, removed and another organization's are the same `not-found` (decisions, Calls). */
function found<T>(one: T | undefined): T {
  if (one === undefined) throw refuse('not-found');
  return one;
}

export const findPerson = async (
  { viewer, userRoleId }: { viewer: Viewer; userRoleId: string },
  { people }: Deps,
): Promise<Person> => found(await people.byId({ organizationId: viewer.organizationId, userRoleId }));

type Named = { readonly viewer: Viewer; readonly body: { readonly user_role_id: string } };

const keyOf = ({ viewer, body }: Named) => ({
  organizationId: viewer.organizationId,
  userRoleId: body.user_role_id,
});

/** The person in the call's body. */
export const findNamed = async (named: Named, { people }: Deps): Promise<Person> =>
  found(await people.byId(keyOf(named)));

/** Also finds removed people, so that a repeated removal finds what it did. */
export const findStored = async (named: Named, { people }: Deps): Promise<Person> =>
  found(await people.stored(keyOf(named)));

/** The same with the person's sessions in that role. */
export const findWithSessions = async (named: Named, { people }: Deps): Promise<PersonWithSessions> =>
  found(await people.withSessions(keyOf(named)));
