import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { tableSchema } from '../../../functions/table/db/schema';

const { partitionKey, sortKey, ttlAttribute, localIndexes } = tableSchema;
const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
const hash = { AttributeName: partitionKey, KeyType: 'HASH' as const };
const range = (AttributeName: string) => ({ AttributeName, KeyType: 'RANGE' as const });

/** Makes the table of `functions/table/schema` where it is missing, its TTL setting with it. */
export async function ensureTable(options: { endpoint: string; tableName: string }): Promise<void> {
  const { endpoint, tableName: TableName } = options;
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    await client
      .send(
        new CreateTableCommand({
          TableName,
          BillingMode: 'PAY_PER_REQUEST',
          AttributeDefinitions: [partitionKey, sortKey, ...localIndexes.map((index) => index.sortKey)].map(
            text,
          ),
          KeySchema: [hash, range(sortKey)],
          LocalSecondaryIndexes: localIndexes.map((index) => ({
            IndexName: index.name,
            KeySchema: [hash, range(index.sortKey)],
            Projection: { ProjectionType: 'ALL' },
          })),
        }),
      )
      .catch((problem) => {
        if (!(problem instanceof ResourceInUseException)) throw problem;
      });
    await untilActive(client, TableName);
    await client
      .send(
        new UpdateTimeToLiveCommand({
          TableName,
          TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true },
        }),
      )
      .catch((problem) => {
        if (!(problem instanceof Error && /already enabled/i.test(problem.message))) throw problem;
      });
  } finally {
    client.destroy();
  }
}

/** The SDK's own waiter asks once a second at most; here a table is there after some milliseconds. */
async function untilActive(client: DynamoDBClient, TableName: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    if (Table?.TableStatus === 'ACTIVE') return;
    await wait(10);
  }
  throw new Error(`The table ${TableName} did not become active`);
}
