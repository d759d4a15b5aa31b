import { nameOf } from '../../shared/domain/names';
import type { Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import { viewerOf } from '../runtime/viewer-of';
import type { Person, PersonFound } from '../table/people';

/** A person of the caller's organization. Not there, removed and another organization's are the same `not-found` (decisions, Calls). */
export async function findPerson(
  { viewer, userRoleId }: { viewer: Viewer; userRoleId: string },
  deps: Deps,
): Promise<Person> {
  const person = await deps.people.byId({ organizationId: viewer.organizationId, userRoleId });
  if (!person) throw refuse('not-found');
  return person;
}

type Named = { readonly viewer: Viewer; readonly body: { readonly user_role_id: string } };

const keyOf = ({ viewer, body }: Named) => ({
  organizationId: viewer.organizationId,
  userRoleId: body.user_role_id,
});

/** Whom a change's body names, for its store to go on from; undefined for nobody here, which the store refuses. */
export const findNamed = (named: Named, { people }: Deps): Promise<PersonFound | undefined> =>
  people.found(keyOf(named));

/** The same with the sessions, for a change that ends them. */
export const findNamedWithSessions = (named: Named, { people }: Deps): Promise<PersonFound | undefined> =>
  people.foundWithSessions(keyOf(named));

/** Who a person is in the organization: the record has what the role has. */
export const viewerOfPerson = ({ ownerId, ...person }: Person): Viewer =>
  viewerOf({ ...person, ...(ownerId !== '' && { ownerId }) });

/** How the log names a person. */
export const named = (person: Person) => ({
  kind: 'person' as const,
  id: person.userRoleId,
  name: nameOf(person),
});
