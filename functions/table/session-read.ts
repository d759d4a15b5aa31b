import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Viewer } from '../../shared/domain/roles';
import { Subscription } from '../../shared/domain/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import type { TableClient } from './client';
import { keys, type TableKey } from './keys';
import { toOrganization } from './organizations';
import type { Session, Sessions } from './sessions';

/** Every call reads its session, and the library's own way of reading it cost as much as the request: hence a schema of ours. */
export const StoredSession = z.object({
  sessionId: z.string(),
  viewer: Viewer,
  createdAt: z.string(),
  expiresAt: z.string(),
  endsAt: z.string(),
  agent: z.string(),
}) satisfies z.ZodType<Session>;

/** Read beside it as often, and for the same reason. */
const StoredOrganization = z.object({
  organizationId: z.string(),
  name: z.string(),
  adminUserId: z.string(),
  subscription: Subscription,
  limits: z.object({ properties: z.number(), units: z.number() }),
  propertyCount: z.number(),
  unitCount: z.number(),
  ownerCount: z.number(),
  ownerChanges: z.number().optional(),
  unitsWithoutRent: z.number(),
  leasedUnitCount: z.number().optional(),
  createdAt: z.string(),
});

/** How often what DynamoDB left undone is asked again. */
const attempts = 4;

/** The session, strongly consistent; undefined once ended. */
async function readSession(
  table: TableClient,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Session | undefined> {
  const { Item } = await table.getDocumentClient().send(
    new GetCommand({
      TableName: table.getName(),
      Key: keys.session(userId, sessionId),
      ConsistentRead: true,
    }),
  );
  return Item && StoredSession.parse(Item);
}

/** Items of some keys in one strongly consistent request, those that exist, in any order. Refuses `busy` when DynamoDB keeps leaving some undone. */
async function readTogether(
  table: TableClient,
  wanted: readonly TableKey[],
): Promise<Record<string, unknown>[]> {
  const tableName = table.getName();
  const found: Record<string, unknown>[] = [];
  let left: Record<string, unknown>[] = wanted.map((key) => ({ ...key }));
  for (let attempt = 1; left.length > 0; attempt += 1) {
    if (attempt > attempts) throw refuse('busy');
    const { Responses, UnprocessedKeys } = await table
      .getDocumentClient()
      .send(new BatchGetCommand({ RequestItems: { [tableName]: { Keys: left, ConsistentRead: true } } }));
    found.push(...(Responses?.[tableName] ?? []));
    left = UnprocessedKeys?.[tableName]?.Keys ?? [];
  }
  return found;
}

/** Session and organization in one strongly consistent request. */
const readWithOrganization =
  (table: TableClient): Sessions['withOrganization'] =>
  async ({ userId, sessionId, organizationId }) => {
    const found = await readTogether(table, [
      keys.session(userId, sessionId),
      keys.organization(organizationId),
    ]);
    const session = found.find((item) => 'sessionId' in item);
    const organization = found.find((item) => !('sessionId' in item));
    return {
      ...(session && { session: StoredSession.parse(session) }),
      ...(organization && { organization: toOrganization(StoredOrganization.parse(organization)) }),
    };
  };

/** What every call asks of the sessions; beginning and ending them is `sessionStore`'s. */
export const sessionReads = (table: TableClient): Pick<Sessions, 'byId' | 'withOrganization'> => ({
  byId: (key) => readSession(table, key),
  withOrganization: readWithOrganization(table),
});
