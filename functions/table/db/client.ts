import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export type DatabaseMiddleware = Parameters<DynamoDBClient['middlewareStack']['use']>[0];

/**
 * Steps of every request that nobody here has a use for, a fifth of a small read's work: copies of requests and answers for a log that nobody reads,
 * the SDK's name and version for its makers' statistics, and the mark against functions that call each other in a ring.
 */
const leftOut = ['loggerMiddleware', 'getUserAgentMiddleware', 'recursionDetectionMiddleware'];

/**
 * The document client of a process. Connections are kept alive and a call is tried four times, as the SDK does by itself; a reply that does not come in three
 * seconds counts as lost, so that all four fit into the time a Lambda has. `middleware` is where fault tests put their failures.
 */
export function documentClient(
  options: DynamoDBClientConfig & { middleware?: DatabaseMiddleware } = {},
): DynamoDBDocumentClient {
  const { middleware, ...config } = options;
  const client = new DynamoDBClient({
    maxAttempts: 4,
    // Without the last, the SDK only writes a warning.
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
    ...config,
  });
  for (const step of leftOut) client.middlewareStack.remove(step);
  if (middleware) client.middlewareStack.use(middleware);
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
