import '../support/quiet';
import { createServer } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { propertiesPartition } from '../../functions/table/properties/record';

/** The ceiling: a process with an HTTP server and one Query of the same thirty lines per call. */
const Ceiling = z.object({
  endpoint: z.string(),
  tableName: z.string(),
  organizationId: z.string(),
  limit: z.number(),
});
export type Ceiling = z.infer<typeof Ceiling>;

const { endpoint, tableName, organizationId, limit } = Ceiling.parse(JSON.parse(process.argv[2] ?? ''));
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }),
);
const query = {
  TableName: tableName,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': propertiesPartition(organizationId) },
  ConsistentRead: true,
  ScanIndexForward: false,
  Limit: limit,
};
const server = createServer(async (_request, response) => {
  const { Items } = await client.send(new QueryCommand(query));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: Items }));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(address.port);
});
process.on('disconnect', () => process.exit());
