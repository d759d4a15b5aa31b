import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
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

/** What creates the table of `functions/table/schema` under this name. */
export const tableNamed = (TableName: string): CreateTableCommandInput => ({
  TableName,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [partitionKey, sortKey, ...localIndexes.map((index) => index.sortKey)].map(text),
  KeySchema: [hash, range(sortKey)],
  LocalSecondaryIndexes: localIndexes.map((index) => ({
    IndexName: index.name,
    KeySchema: [hash, range(index.sortKey)],
    Projection: { ProjectionType: 'ALL' },
  })),
});

/** Creates the table of `functions/table/schema` if it is missing, with its TTL setting. */
export async function ensureTable(options: { endpoint: string; tableName: string }): Promise<void> {
  const { endpoint, tableName: TableName } = options;
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    await client.send(new CreateTableCommand(tableNamed(TableName))).catch((problem) => {
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

/** The SDK's waiter polls at most once a second, but the local table is ready within milliseconds. */
async function untilActive(client: DynamoDBClient, TableName: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    if (Table?.TableStatus === 'ACTIVE') return;
    await wait(10);
  }
  throw new Error(`The table ${TableName} did not become active`);
}
