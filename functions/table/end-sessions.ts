import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { batchWrite } from './batch';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { sessionsOf } from './keys';

/** Ends every session of a person. Ones that begin meanwhile are held off by the account's `sessionsEndedAt`. */
export async function endSessions(table: TableClient, userId: string): Promise<void> {
  const { session } = personEntities(table);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query(sessionsOf(userId))
    .entities(session)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY, attributes: ['userId', 'sessionId'] })
    .send();
  await batchWrite(
    table,
    Items.map(({ sessionId }) => session.build(BatchDeleteRequest).key({ userId, sessionId })),
  );
}
