import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { nameOf } from '../../shared/domain/names';
import { Grants } from '../../shared/domain/roles';
import type { Account, Role } from './accounts';
import type { TableClient } from './client';
import { peopleEntities } from './entities/people';
import { orders, sha256 } from './keys';
import { plainText } from './natural-order';
import type { Person } from './people';
import type { Write } from './transact';

type Entities = ReturnType<typeof peopleEntities>;
export type StoredPerson = FormattedItem<Entities['person']>;

/** What is stored without the store's own fields; undefined for who was removed. */
export function toPerson(stored: StoredPerson | undefined): Person | undefined {
  if (!stored || stored.isGone) return undefined;
  const { order, inviteHash, isGone, ttl, grants, ...person } = stored;
  return { ...person, ...(grants !== undefined && { grants: Grants.parse(grants) }) };
}

/** The record as it is put. `inviteHash` is the hash of the one link that works, empty for none. */
export const personRecord = (person: Person, inviteHash = '') => ({
  ...person,
  inviteHash,
  order: orders.named(nameOf(person), person.userRoleId),
  searchText: plainText([person.firstName, person.lastName, person.email].join(' ')),
});

/** The record of a role that came by signing up, or was seeded: its person is in from the start. */
export const memberOf = (
  { email, firstName, lastName }: Pick<Account, 'email' | 'firstName' | 'lastName'>,
  { userRoleId, userId, roleLabel, organizationId, ownerId, grants, createdAt }: Role,
): Person => ({
  organizationId,
  userRoleId,
  userId,
  roleLabel,
  status: 'active',
  email,
  firstName,
  lastName,
  ownerId: ownerId ?? '',
  ...(grants && { grants }),
  createdAt,
  invitedAt: '',
  expiresAt: '',
  version: 1,
});

/** One mail has one role once in an organization. */
export const personNameHash = ({ email, roleLabel }: Pick<Person, 'email' | 'roleLabel'>): string =>
  sha256(`${email}\n${roleLabel}`);

const guardKey = ({ organizationId, ...person }: Person) => ({
  organizationId,
  nameHash: personNameHash(person),
});

export const guardRecord = (person: Person) => ({ ...guardKey(person), userRoleId: person.userRoleId });

/** Takes the mail for this role, on the condition that nobody here has it; another role of the same person is no matter. */
export const takeGuard = (table: TableClient, person: Person): Write<'guard'> => ({
  name: 'guard',
  write: peopleEntities(table)
    .personGuard.build(PutTransaction)
    .item(guardRecord(person))
    .options({ condition: { attr: 'nameHash', exists: false } }),
});

export const giveGuardBack = (table: TableClient, person: Person): Write<'guard'> => ({
  name: 'guard',
  write: peopleEntities(table).personGuard.build(DeleteTransaction).key(guardKey(person)),
});

/** A new person with the guard. */
export const newMemberWrites = (table: TableClient, person: Person, inviteHash = '') => [
  takeGuard(table, person),
  {
    name: 'person' as const,
    write: peopleEntities(table)
      .person.build(PutTransaction)
      .item(personRecord(person, inviteHash))
      .options({ condition: { attr: 'userRoleId', exists: false } }),
  },
];

/** The person as it shall be, while it still is as it was read. */
export const changePerson = (
  table: TableClient,
  { version, next }: { version: number; next: ReturnType<typeof personRecord> | StoredPerson },
): Write<'person'> => ({
  name: 'person',
  write: peopleEntities(table)
    .person.build(PutTransaction)
    // A hidden field is not read, so it is made anew.
    .item({ ...next, searchText: personRecord(next).searchText, version: version + 1 })
    .options({ condition: { attr: 'version', eq: version } }),
});
