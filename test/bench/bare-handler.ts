import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

const client = new DynamoDBClient({});

/** What every Lambda that uses the table needs at least: the DynamoDB client, loaded and made, and nothing else. */
export const handler = async () => ({ statusCode: 200, body: await client.config.region() });
