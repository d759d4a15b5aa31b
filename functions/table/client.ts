import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Table } from 'dynamodb-toolbox/table';
import { tableSchema } from './schema';

export type DatabaseMiddleware = Parameters<DynamoDBClient['middlewareStack']['use']>[0];

/**
 * The document client of a process. Connections are kept alive and a call is tried four times, as the SDK does by itself; a reply that does not come in five
 * seconds counts as lost. `middleware` is where fault tests put their failures.
 */
export function documentClient(
  options: DynamoDBClientConfig & { middleware?: DatabaseMiddleware } = {},
): DynamoDBDocumentClient {
  const { middleware, ...config } = options;
  const client = new DynamoDBClient({
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 },
    ...config,
  });
  // The SDK copies every request and answer for a log that nobody reads: a tenth of a read's work.
  client.middlewareStack.remove('loggerMiddleware');
  if (middleware) client.middlewareStack.use(middleware);
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** The table as dynamodb-toolbox knows it. */
export const openTable = ({ client, tableName }: { client: DynamoDBDocumentClient; tableName: string }) =>
  new Table({
    documentClient: client,
    name: tableName,
    partitionKey: { name: tableSchema.partitionKey, type: 'string' },
    sortKey: { name: tableSchema.sortKey, type: 'string' },
    indexes: {
      byOrder: { type: 'local', sortKey: { name: tableSchema.localIndexes[0].sortKey, type: 'string' } },
    },
  });

export type TableClient = ReturnType<typeof openTable>;
