import type { Grants } from '../../../shared/domain/roles';
import { type Account, Role } from '../accounts/record';
import { absent, missingOr, present } from '../db/conditions';
import { check, named, put, remove, update, type Write } from '../db/writes';
import type { Session } from '../sessions/record';
import { changeSessions } from '../sessions/writes';
import { Invitation, Person, PersonGuard, type PersonKey } from './record';

/** A person and the sessions in that role, newest first, as a change of the role finds them. */
export type PersonWithSessions = { readonly person: Person; readonly sessions: readonly Session[] };

/** Who makes the change. */
export type Actor = Pick<Role, 'userId' | 'userRoleId'>;

/** The role is there, and was not taken away. */
export const roleIsIn = (role: Actor): Write<'role'> =>
  check(Role, role, { and: [present, missingOr('stopped', { attr: 'stopped', eq: false })] });

/** Who makes the change is still in: of two admins who remove each other at once, one is too late. */
export const actorStands = (actor: Actor): Write<'actor'> => named('actor', roleIsIn(actor));

/** Sets a part of the role; a session that was asked for before `now` may not start with the old one. */
export const changeRole = (
  role: Actor,
  { now, ...part }: Pick<Partial<Role>, 'stopped' | 'grants' | 'roleLabel'> & { readonly now: Date },
): Write<'role'> =>
  update(Role, { key: role, set: { ...part, changedAt: now.toISOString() }, condition: present });

/** Takes the mail for this role, on the condition that nobody here has it; another role of the same person is no matter. */
export const takeMail = (person: Person): Write<'person-guard'> => put(PersonGuard, person, absent);

export const freeMail = (person: Person): Write<'person-guard'> => remove(PersonGuard, person);

/** A rental owner with this mail was neither invited nor is in: nobody loses the record that an invitation names. */
export const mailIsFree = (person: Pick<Person, 'organizationId' | 'email' | 'roleLabel'>) =>
  check(PersonGuard, person, absent);

/** A new person, and the mail taken for the role. */
export const newPerson = (person: Person): Write<'person-guard' | 'person'>[] => [
  takeMail(person),
  put(Person, person, absent),
];

/** The person as it shall be, while it still is as it was read. */
export const changePerson = (person: Person, part: Partial<Omit<Person, keyof PersonKey>>): Write<'person'> =>
  put(Person, { ...person, ...part, version: person.version + 1 }, { attr: 'version', eq: person.version });

/** The link that worked so far goes. */
export const dropLink = ({ inviteHash }: Person): Write<'invitation'>[] =>
  inviteHash === undefined ? [] : [remove(Invitation, { tokenHash: inviteHash })];

/** The person of a role that came by signing up, or was seeded: in from the start. */
export const memberOf = (
  { email, firstName, lastName }: Pick<Account, 'email' | 'firstName' | 'lastName'>,
  { userRoleId, userId, roleLabel, organizationId, ownerId = '', grants, createdAt }: Role,
): Person => ({
  organizationId,
  userRoleId,
  userId,
  roleLabel,
  status: 'active',
  email,
  firstName,
  lastName,
  ownerId,
  grants,
  createdAt,
  invitedAt: '',
  expiresAt: '',
  version: 1,
});

/** Other grants in the person, the role and these sessions. */
export const changeGrants = (
  { person, sessions }: PersonWithSessions,
  { grants, now }: { readonly grants: Grants; readonly now: Date },
): Write<'person' | 'role' | 'session'>[] => [
  changePerson(person, { grants }),
  ...(person.status === 'invited' ? [] : [changeRole(person, { grants, now })]),
  ...changeSessions(sessions, { grants }),
];

/** Sessions of a person that act in this role, newest first. */
export const inRole = (sessions: readonly Session[], { userRoleId }: Pick<Role, 'userRoleId'>): Session[] =>
  sessions
    .filter(({ viewer }) => viewer.userRoleId === userRoleId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
