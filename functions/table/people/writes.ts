import { isWithoutAccount } from '../../../shared/domain/people/people';
import type { Grants } from '../../../shared/domain/people/roles';
import { type Account, Role } from '../accounts/record';
import { absent, missingOr, present } from '../db/conditions';
import { check, named, put, remove, update, type Write } from '../db/writes';
import type { Session } from '../sessions/record';
import { changeSessions } from '../sessions/writes';
import { ApplicantEnd, Invitation, Person, PersonGuard, type PersonKey } from './record';

/** A person and the sessions in that role, newest first. */
export type PersonWithSessions = { readonly person: Person; readonly sessions: readonly Session[] };

/** Who makes the change. */
export type Actor = Pick<Role, 'userId' | 'userRoleId'>;

/** Fails when the role is missing or stopped. */
export const roleIsIn = (role: Actor): Write<'role'> =>
  check(Role, role, { and: [present, missingOr('stopped', { attr: 'stopped', eq: false })] });

/** Fails when the actor has lost the role: of two admins who remove each other at once, one fails. */
export const actorStands = (actor: Actor): Write<'actor'> => named('actor', roleIsIn(actor));

/** Sets a part of the role; a session requested before `now` may not start with the old one. */
export const changeRole = (
  role: Actor,
  { now, ...part }: Pick<Partial<Role>, 'stopped' | 'grants' | 'roleLabel'> & { readonly now: Date },
): Write<'role'> =>
  update(Role, { key: role, set: { ...part, changedAt: now.toISOString() }, condition: present });

/** Fails when someone in this organization has the mail in this role; another role does not matter. */
export const takeMail = (person: Person): Write<'person-guard'> => put(PersonGuard, person, absent);

export const freeMail = (person: Person): Write<'person-guard'> => remove(PersonGuard, person);

/** Fails when someone with this mail is in or invited: an invitation must not lose the owner it names. */
export const mailIsFree = (person: Pick<Person, 'organizationId' | 'email' | 'roleLabel'>) =>
  check(PersonGuard, person, absent);

/** Fails as `person-guard` when the mail has this role. */
export const newPerson = (person: Person): Write<'person-guard' | 'person'>[] => [
  takeMail(person),
  put(Person, person, absent),
];

/** Fails when the person changed since it was read. */
export const changePerson = (person: Person, part: Partial<Omit<Person, keyof PersonKey>>): Write<'person'> =>
  put(Person, { ...person, ...part, version: person.version + 1 }, { attr: 'version', eq: person.version });

/** An applicant whose account ends at an instant (UTC). */
export type Ending = { readonly person: Person; readonly endsAt: string };

/** Fails when the person changed since it was read. */
export const endLater = ({ person, endsAt }: Ending): Write[] => [
  changePerson(person, { endsAt }),
  put(ApplicantEnd, { ...person, dueAt: endsAt }),
];

/** Removes the valid link. */
export const dropLink = ({ inviteHash }: Person): Write<'invitation'>[] =>
  inviteHash === undefined ? [] : [remove(Invitation, { tokenHash: inviteHash })];

/** The person of a role that came by sign-up or seed: active from the start. */
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

/** Sets the grants of the person, the role and these sessions. */
export const changeGrants = (
  { person, sessions }: PersonWithSessions,
  { grants, now }: { readonly grants: Grants; readonly now: Date },
): Write<'person' | 'role' | 'session'>[] => [
  changePerson(person, { grants }),
  ...(isWithoutAccount(person.status) ? [] : [changeRole(person, { grants, now })]),
  ...changeSessions(sessions, { grants }),
];

/** Sessions of a person that act in this role, newest first. */
export const inRole = (sessions: readonly Session[], { userRoleId }: Pick<Role, 'userRoleId'>): Session[] =>
  sessions
    .filter(({ viewer }) => viewer.userRoleId === userRoleId)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
