import { isDeepStrictEqual } from 'node:util';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { type Grants, Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { organizationEntities } from './entities/organization';
import { personEntities } from './entities/person';
import type { People, Person, PersonChange, PersonFound } from './people';
import { actorStands, findPerson, removedRecord } from './people-parts';
import { changePerson, giveGuardBack, personRecord } from './people-records';
import {
  changeSessions,
  endSessionsOfRole,
  fittingSessions,
  type RoleSession,
  sessionsInRole,
} from './role-sessions';
import { transact, type Wait, type Write } from './transact';
import { whole } from './whole';

/** How often a change is tried again when somebody else changed the same person or their sessions. */
const attempts = 5;

type Access = Parameters<People['changeAccess']>[0];

const changeRole = (
  table: TableClient,
  { userId, userRoleId }: Person,
  part: { stopped?: boolean; grants?: Grants; changedAt: string },
): Write<'role'> => ({
  name: 'role',
  write: personEntities(table)
    .role.build(UpdateTransaction)
    .item({
      userId,
      userRoleId,
      changedAt: part.changedAt,
      ...(part.stopped !== undefined && { stopped: part.stopped }),
      ...(part.grants && { grants: whole(part.grants) }),
    })
    .options({ condition: { attr: 'userRoleId', exists: true } }),
});

/** A removed rental owner's record is free again for another account. */
const freeOwner = (table: TableClient, { organizationId, ownerId }: Person): Write<'owner'>[] =>
  ownerId === ''
    ? []
    : [
        {
          name: 'owner',
          write: organizationEntities(table)
            .owner.build(UpdateTransaction)
            .item({ organizationId, ownerId, userId: '', userRoleId: '' })
            .options({ condition: { attr: 'ownerId', exists: true } }),
        },
      ];

/** What the caller read is good for the first try; whoever came between is seen by reading again. */
const foundFor = (table: TableClient, change: PersonChange, attempt: number) =>
  attempt === 1 && change.found ? change.found : findPerson(table, change);

/** The sessions in the role, as they were read with the person or else now. */
const sessionsOf = (table: TableClient, { stored, sessions }: PersonFound): Promise<RoleSession[]> =>
  sessions ? fittingSessions(table, sessions) : sessionsInRole(table, stored);

function accessWrites(table: TableClient, person: Person, { to, now, ...change }: Access): Write[] {
  const next =
    to === 'removed'
      ? removedRecord({ ...personRecord(person), inviteHash: '' }, now)
      : personRecord({ ...person, status: to });
  return [
    actorStands(table, change.actor),
    changePerson(table, { version: person.version, next }),
    changeRole(table, person, { stopped: to !== 'active', changedAt: now.toISOString() }),
    ...(to === 'removed' ? [giveGuardBack(table, person), ...freeOwner(table, person)] : []),
    auditWrite(table, change.audit),
  ];
}

/** See `People.changeAccess`. Sessions end in the transaction that takes the role; one that began beside it is ended after it. */
export async function changeAccess(
  table: TableClient,
  change: Access,
  { wait }: { wait: Wait },
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await foundFor(table, change, attempt);
    const stored = found?.stored;
    if (!stored || (stored.status === 'invited' && !stored.isGone)) throw refuse('not-found');
    const ends = change.to !== 'active';
    const isSo = stored.isGone ? change.to === 'removed' : stored.status === change.to;
    if (!isSo) {
      const { person } = found;
      if (!person) throw refuse('not-found');
      const sessions = ends ? await sessionsOf(table, found) : [];
      const failure = await transact(
        [...accessWrites(table, person, change), ...endSessionsOfRole(table, sessions)],
        { wait },
      );
      if (failure?.name === 'actor') throw refuse('conflict');
      if (failure) continue;
    }
    // What was so already may have been cut off before its last step.
    if (ends && stored.userId !== '') await endLeftSessions(table, stored, { wait });
    return;
  }
  throw refuse('conflict');
}

async function endLeftSessions(table: TableClient, role: Person, { wait }: { wait: Wait }): Promise<void> {
  const left = await sessionsInRole(table, role);
  if (left.length > 0) await transact(endSessionsOfRole(table, left), { wait });
}

/** Sessions in the role that still say other grants: a login began them since the others were read. Refuses `conflict`. */
async function changeLeftSessions(
  table: TableClient,
  { role, grants }: { role: Person; grants: Grants },
  { wait }: { wait: Wait },
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const left = (await sessionsInRole(table, role)).filter(
      ({ viewer }) => !isDeepStrictEqual(Viewer.parse(viewer).grants, grants),
    );
    // One that ended since it was read fails the others too: they are read once more.
    if (left.length === 0 || !(await transact(changeSessions(table, left, { grants }), { wait }))) return;
  }
  throw refuse('conflict');
}

/**
 * See `People.changePermissions`. Live sessions carry the grants, so they change in the same transaction as the role; one that began beside it is
 * changed after it.
 */
export async function changePermissions(
  table: TableClient,
  change: Parameters<People['changePermissions']>[0],
  { wait }: { wait: Wait },
): Promise<number> {
  const { grants, now } = change;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await foundFor(table, change, attempt);
    const person = found?.person;
    if (!person) throw refuse('not-found');
    const isIn = person.status !== 'invited';
    const changeLeft = async () => {
      if (isIn) await changeLeftSessions(table, { role: person, grants }, { wait });
    };
    // A repeat after a lost reply finds its own work, which may have been cut off before its last step.
    if (isDeepStrictEqual(person.grants, grants)) {
      await changeLeft();
      return person.version;
    }
    if (person.version !== change.version) throw refuse('changed-meanwhile');
    const sessions = isIn ? await sessionsOf(table, found) : [];
    const failure = await transact(
      [
        actorStands(table, change.actor),
        changePerson(table, {
          version: person.version,
          next: personRecord({ ...person, grants }, found.stored.inviteHash),
        }),
        ...(isIn ? [changeRole(table, person, { grants, changedAt: now.toISOString() })] : []),
        ...changeSessions(table, sessions, { grants }),
        auditWrite(table, change.audit),
      ],
      { wait },
    );
    if (!failure) {
      await changeLeft();
      return person.version + 1;
    }
    if (failure.name === 'actor') throw refuse('conflict');
  }
  throw refuse('conflict');
}
