import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { readStored } from './people-parts';
import { changePerson, personRecord, toPerson } from './people-records';
import type { GrantedTo } from './properties';
import type { Add } from './property-add-writes';
import { changeSessions, sessionsInRole } from './role-sessions';
import type { Write } from './transact';

/** The items an add may have besides the sessions of who makes it: twenty new owners and what belongs to the property. */
const mostSessions = 10;

/**
 * The new property in the chosen list of the person who adds it: people expect to see what they added. The person's record, the role, and the
 * newest sessions, which act on it with the next request. None when the list is not a list any more.
 */
export async function grantWrites(
  table: TableClient,
  { userId, userRoleId }: GrantedTo,
  { property, now }: Pick<Add, 'property' | 'now'>,
): Promise<Write<'grant'>[]> {
  const { organizationId, propertyId } = property;
  const [stored, sessions] = await Promise.all([
    readStored(table, { organizationId, userRoleId }),
    sessionsInRole(table, { userId, userRoleId }),
  ]);
  const person = toPerson(stored);
  if (!person?.grants || person.grants.properties === 'all') return [];
  const grants = { ...person.grants, properties: [...person.grants.properties, propertyId].toSorted() };
  // They come newest first.
  const newest = sessions.slice(0, mostSessions);
  const writes: Write[] = [
    changePerson(table, { version: person.version, next: personRecord({ ...person, grants }) }),
    {
      name: 'role',
      write: personEntities(table)
        .role.build(UpdateTransaction)
        .item({ userId, userRoleId, grants, changedAt: now.toISOString() })
        .options({ condition: { attr: 'userRoleId', exists: true } }),
    },
    ...changeSessions(table, newest, { grants }),
  ];
  return writes.map(({ write }) => ({ name: 'grant', write }));
}
