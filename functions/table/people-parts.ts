import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import type { TableClient } from './client';
import { peopleEntities } from './entities/people';
import { personEntities } from './entities/person';
import type { Actor, PersonFound, PersonKey } from './people';
import { type StoredPerson, toPerson } from './people-records';
import { readSessionsInRole } from './role-sessions';
import type { Write } from './transact';

/** How long the record of a removed person answers a repeat of the removal. */
const goneSeconds = 86_400;

/** The record as it lies there, a removed one too. */
export async function readStored(
  table: TableClient,
  { organizationId, userRoleId }: PersonKey,
): Promise<StoredPerson | undefined> {
  const { Item } = await peopleEntities(table)
    .person.build(GetItemCommand)
    .key({ organizationId, userRoleId })
    .options({ consistent: true })
    .send();
  return Item;
}

/** See `People.found`. */
export async function findPerson(table: TableClient, key: PersonKey): Promise<PersonFound | undefined> {
  const stored = await readStored(table, key);
  return stored && { stored, person: toPerson(stored) };
}

/** See `People.foundWithSessions`. */
export async function findWithSessions(table: TableClient, key: PersonKey): Promise<PersonFound | undefined> {
  const found = await findPerson(table, key);
  if (!found || found.stored.userId === '') return found;
  return { ...found, sessions: await readSessionsInRole(table, found.stored) };
}

/** Whoever makes the change is still in: of two admins who remove each other at once, one is too late. */
export const actorStands = (table: TableClient, actor: Actor): Write<'actor'> => ({
  ...roleIsIn(table, actor),
  name: 'actor',
});

/** The role is there, and was not taken away. */
export const roleIsIn = (table: TableClient, { userId, userRoleId }: Actor): Write<'role'> => ({
  name: 'role',
  write: personEntities(table)
    .role.build(ConditionCheck)
    .key({ userId, userRoleId })
    .condition({
      and: [
        { attr: 'userRoleId', exists: true },
        {
          or: [
            { attr: 'stopped', exists: false },
            { attr: 'stopped', eq: false },
          ],
        },
      ],
    }),
});

/** The record of somebody who was removed at `now`: in no list, and forgotten by DynamoDB a day later. */
export function removedRecord({ order, ...stored }: StoredPerson, now: Date): StoredPerson {
  return {
    ...stored,
    inviteHash: '',
    isGone: true,
    ttl: Math.ceil(now.getTime() / 1000) + goneSeconds,
  };
}
