import type { Person } from '../../functions/table/people';
import { fakeDeps } from './fake-deps';
import type { FakeWorld } from './fake-world';

/** Fakes with nobody in them yet. */
export const peopleWorld = () => fakeDeps();

/** Puts somebody among the people of org_one: a rental manager who is in, unless told otherwise. */
export function aPerson(
  world: FakeWorld,
  part: Partial<Person> & Pick<Person, 'userRoleId' | 'userId'>,
): Person {
  const person: Person = {
    organizationId: 'org_one',
    roleLabel: 'rentalManager',
    status: 'active',
    email: `${part.userRoleId}@demo.test`,
    firstName: 'Mia',
    lastName: 'Stone',
    ownerId: '',
    createdAt: world.now.toISOString(),
    invitedAt: '',
    expiresAt: '',
    version: 1,
    ...part,
  };
  world.people.push(person);
  return person;
}

/** The token in an invitation's mail. */
export const acceptedBy = (text: string): string => /invitation=([\w-]+)/.exec(text)?.[1] ?? '';
