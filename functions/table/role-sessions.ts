import type { FormattedItem } from 'dynamodb-toolbox/entity';
import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete';
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import { Viewer } from '../../shared/domain/roles';
import { batchWrite } from './batch';
import type { TableClient } from './client';
import { personEntities } from './entities/person';
import { sessionsOf } from './keys';
import type { Write } from './transact';
import { whole } from './whole';

/** Sessions that one transaction takes beside its other parts: DynamoDB allows 100 in all. */
const perTransaction = 80;

export type RoleSession = FormattedItem<ReturnType<typeof personEntities>['session']>;

type RoleKey = { readonly userId: string; readonly userRoleId: string };

/** The sessions in which a person acts in this role, newest first. */
export async function readSessionsInRole(
  table: TableClient,
  { userId, userRoleId }: RoleKey,
): Promise<RoleSession[]> {
  const { session } = personEntities(table);
  const { Items = [] } = await table
    .build(QueryCommand)
    .query(sessionsOf(userId))
    .entities(session)
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send();
  return Items.filter(({ viewer }) => Viewer.parse(viewer).userRoleId === userRoleId).sort((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
}

/** As many as fit a transaction. Past 80, which nobody has by himself, the oldest are ended here and now. */
export async function fittingSessions(
  table: TableClient,
  inRole: readonly RoleSession[],
): Promise<RoleSession[]> {
  const { session } = personEntities(table);
  await batchWrite(
    table,
    inRole
      .slice(perTransaction)
      .map(({ userId, sessionId }) => session.build(BatchDeleteRequest).key({ userId, sessionId })),
  );
  return inRole.slice(0, perTransaction);
}

/** The sessions in this role that a change of it takes along. */
export const sessionsInRole = async (table: TableClient, role: RoleKey): Promise<RoleSession[]> =>
  fittingSessions(table, await readSessionsInRole(table, role));

/** Ends these sessions; one that has ended meanwhile is no failure. */
export const endSessionsOfRole = (table: TableClient, sessions: readonly RoleSession[]): Write<'session'>[] =>
  sessions.map(({ userId, sessionId }) => ({
    name: 'session',
    write: personEntities(table).session.build(DeleteTransaction).key({ userId, sessionId }),
  }));

/** Puts another role or other grants into these sessions, which still stand. */
export const changeSessions = (
  table: TableClient,
  sessions: readonly RoleSession[],
  part: Partial<Pick<Viewer, 'roleLabel' | 'grants'>>,
): Write<'session'>[] =>
  sessions.map(({ userId, sessionId, viewer }) => ({
    name: 'session',
    write: personEntities(table)
      .session.build(UpdateTransaction)
      .item({ userId, sessionId, viewer: whole({ ...Viewer.parse(viewer), ...part }) })
      .options({ condition: { attr: 'sessionId', exists: true } }),
  }));
