import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export type DatabaseMiddleware = Parameters<DynamoDBClient['middlewareStack']['use']>[0];

/** Steps we do not need, a fifth of a small read's work: debug logging, user agent, recursion detection. */
const leftOut = ['loggerMiddleware', 'getUserAgentMiddleware', 'recursionDetectionMiddleware'];

/**
 * Each call gets four tries of three seconds, which together fit into a Lambda's time. `middleware` lets
 * fault tests inject failures.
 */
export function documentClient(
  options: DynamoDBClientConfig & { middleware?: DatabaseMiddleware } = {},
): DynamoDBDocumentClient {
  const { middleware, ...config } = options;
  const client = new DynamoDBClient({
    maxAttempts: 4,
    // Without the last option, the SDK only logs a warning.
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
    ...config,
  });
  for (const step of leftOut) client.middlewareStack.remove(step);
  if (middleware) client.middlewareStack.use(middleware);
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
