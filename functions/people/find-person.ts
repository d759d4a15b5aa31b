import type { Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { Person } from '../table/people';

/** A person of the caller's organisation. Not there, removed and another organisation's are the same `not-found` (decisions, Calls). */
export async function findPerson(
  { viewer, userRoleId }: { viewer: Viewer; userRoleId: string },
  deps: Deps,
): Promise<Person> {
  const person = await deps.people.byId({ organisationId: viewer.organisationId, userRoleId });
  if (!person) throw refuse('not-found');
  return person;
}

/** How the log names a person. */
export const named = ({ userRoleId, email, firstName, lastName }: Person) => ({
  kind: 'person' as const,
  id: userRoleId,
  name: `${firstName} ${lastName}`.trim() || email,
});
