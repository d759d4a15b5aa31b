import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import type { People } from './people';
import { actorStands, roleIsIn } from './people-parts';
import { StoredSession } from './session-read';
import type { Session } from './sessions';
import { transact, type Wait } from './transact';

/** See `People.startView`. It lies among the sessions of the admin, who is the only one that holds its token. */
export async function startView(
  table: TableClient,
  { session: view, actor, now, audit }: Parameters<People['startView']>[0],
  { wait }: { wait: Wait },
): Promise<Session> {
  const { session } = personEntities(table);
  const ttl = Math.ceil(Date.parse(view.endsAt) / 1000);
  const none = {
    or: [
      { attr: 'sessionId' as const, exists: false },
      { attr: 'expiresAt' as const, lte: now.toISOString() },
      { attr: 'viewer.userRoleId' as const, ne: view.viewer.userRoleId },
    ],
  };
  const failure = await transact(
    [
      roleIsIn(table, view.viewer),
      {
        name: 'session',
        write: session
          .build(PutTransaction)
          .item({ ...view, userId: actor.userId, ttl })
          .options({ condition: none, returnValuesOnConditionFalse: 'ALL_OLD' }),
      },
      actorStands(table, actor),
      auditWrite(table, audit),
    ],
    { wait },
  );
  if (failure?.name === 'role') throw refuse('cannot-view-as');
  if (failure?.name === 'session') return StoredSession.parse(failure.found);
  if (failure) throw refuse('conflict');
  return view;
}
