import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import type { People } from './people';
import { actorStands } from './people-parts';
import type { Session } from './sessions';
import { transact, type Wait } from './transact';

/** See `People.startView`. It lies among the sessions of the admin, who is the only one that holds its token. */
export async function startView(
  table: TableClient,
  { session: view, actor, now, audit }: Parameters<People['startView']>[0],
  { wait }: { wait: Wait },
): Promise<Session> {
  const { session } = personEntities(table);
  const key = { userId: actor.userId, sessionId: view.sessionId };
  const { Item } = await session.build(GetItemCommand).key(key).options({ consistent: true }).send();
  if (Item && Item.expiresAt > now.toISOString()) {
    const { userId, ttl, viewer: stored, ...known } = Item;
    const viewer = Viewer.parse(stored);
    if (viewer.userRoleId === view.viewer.userRoleId) return { ...known, viewer };
  }
  const item = { ...view, ...key, ttl: Math.ceil(Date.parse(view.endsAt) / 1000) };
  const failure = await transact(
    [
      actorStands(table, actor),
      { name: 'session', write: session.build(PutTransaction).item(item) },
      auditWrite(table, audit),
    ],
    { wait },
  );
  if (failure) throw refuse('conflict');
  return view;
}
