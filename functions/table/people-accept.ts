import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { endSessions } from './end-sessions';
import { organizationEntities } from './entities/organization';
import { peopleEntities } from './entities/people';
import { personEntities } from './entities/person';
import { sha256 } from './keys';
import { notificationWrites } from './notifications';
import type { People } from './people';
import { findInvitation } from './people-invite';
import { changePerson, personRecord } from './people-records';
import { transact, type Wait, type Write } from './transact';

type Accepted = Parameters<People['accept']>[0];

/** The account as the acceptance needs it: made, woken, or there. */
function accountWrites(table: TableClient, { account, kind, now }: Accepted): Write<'account'>[] {
  const entities = personEntities(table);
  const { userId, email } = account;
  const write = (made: Write['write']): Write<'account'> => ({ name: 'account', write: made });
  if (kind === 'known')
    return [
      write(
        entities.account
          .build(ConditionCheck)
          .key({ userId })
          .condition({
            and: [
              { attr: 'active', eq: true },
              // The name goes into the list of people: one that was changed in this moment must not come in as it was.
              { attr: 'firstName', eq: account.firstName },
              { attr: 'lastName', eq: account.lastName },
            ],
          }),
      ),
    ];
  if (kind === 'inactive')
    return [
      write(
        entities.account
          .build(UpdateTransaction)
          .item({ ...account, sessionsEndedAt: now.toISOString() })
          .options({ condition: { attr: 'active', eq: false } }),
      ),
    ];
  return [
    write(
      entities.emailGuard
        .build(PutTransaction)
        .item({ emailHash: sha256(email), userId })
        .options({ condition: { attr: 'emailHash', exists: false } }),
    ),
    write(
      entities.account
        .build(PutTransaction)
        .item(account)
        .options({ condition: { attr: 'userId', exists: false } }),
    ),
  ];
}

/** The rental owner's record says whose account it is, once. */
const linkOwner = (table: TableClient, { role }: Accepted): Write<'owner'>[] =>
  role.ownerId === undefined
    ? []
    : [
        {
          name: 'owner',
          write: organizationEntities(table)
            .owner.build(UpdateTransaction)
            .item({
              organizationId: role.organizationId,
              ownerId: role.ownerId,
              userId: role.userId,
              userRoleId: role.userRoleId,
            })
            .options({ condition: { attr: 'userRoleId', eq: '' } }),
        },
      ];

/** See `People.accept`. */
export async function acceptInvitation(
  table: TableClient,
  accepted: Accepted,
  { wait }: { wait: Wait },
): Promise<void> {
  const { tokenHash, now, account, role, audit } = accepted;
  const person = accepted.person ?? (await findInvitation(table, { tokenHash, now }));
  const { userId, firstName, lastName } = account;
  const next = { ...person, userId, firstName, lastName, status: 'active' as const, expiresAt: '' };
  const failure = await transact(
    [
      {
        name: 'link',
        write: peopleEntities(table)
          .invitation.build(DeleteTransaction)
          .key({ tokenHash })
          .options({ condition: { attr: 'tokenHash', exists: true } }),
      },
      changePerson(table, { version: person.version, next: personRecord(next) }),
      ...accountWrites(table, accepted),
      {
        name: 'role',
        write: personEntities(table)
          .role.build(PutTransaction)
          .item({ ...role, changedAt: now.toISOString() })
          .options({ condition: { attr: 'userRoleId', exists: false } }),
      },
      ...linkOwner(table, accepted),
      auditWrite(table, audit),
      ...notificationWrites(table, accepted.told),
    ],
    { wait },
  );
  // Somebody took the mail for an account, or woke it, in this very moment: the next try finds it so.
  if (failure?.name === 'account') throw refuse('conflict');
  if (failure) throw refuse('link-not-valid');
  if (accepted.kind === 'inactive') await endSessions(table, userId);
}
