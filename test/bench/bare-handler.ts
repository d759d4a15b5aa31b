import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

const client = new DynamoDBClient({});

/** The least any Lambda with the table needs: the DynamoDB client, loaded and created. */
export const handler = async () => ({ statusCode: 200, body: await client.config.region() });
