import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import type { People } from './people';
import { readStored } from './people-parts';
import { changePerson, giveGuardBack, personRecord, takeGuard, toPerson } from './people-records';
import { changeSessions, sessionsInRole } from './role-sessions';
import { transact, type Wait } from './transact';

/** How often it is tried again when somebody else changed the same person or their sessions. */
const attempts = 5;
const roleLabel = 'orgAdmin' as const;

/** See `People.promote`. Role, person, mail guard and live sessions change in one transaction. */
export async function promote(
  table: TableClient,
  { now, audit, ...key }: Parameters<People['promote']>[0],
  { wait }: { wait: Wait },
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const person = toPerson(await readStored(table, key));
    if (person?.status !== 'active') throw refuse('not-found');
    if (person.roleLabel === roleLabel) return;
    const next = { ...person, roleLabel };
    const { userId, userRoleId, version } = person;
    const failure = await transact(
      [
        changePerson(table, { version, next: personRecord(next) }),
        giveGuardBack(table, person),
        takeGuard(table, next),
        {
          name: 'role',
          write: personEntities(table)
            .role.build(UpdateTransaction)
            .item({ userId, userRoleId, roleLabel, changedAt: now.toISOString() })
            .options({ condition: { attr: 'userRoleId', exists: true } }),
        },
        ...changeSessions(table, await sessionsInRole(table, person), { roleLabel }),
        auditWrite(table, audit),
      ],
      { wait },
    );
    if (!failure) return;
    if (failure.name === 'guard') throw refuse('already-member');
  }
  throw refuse('conflict');
}
