import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { resolveOnce } from './resolve-once';

/** A client whose database answers with the key it was asked for, the later asked the sooner, and fails once in a while. */
function echoing({ failing = () => false }: { failing?: () => boolean } = {}) {
  const built: string[] = [];
  const requestHandler = {
    handle: async ({ body }: { body: string | Uint8Array }) => {
      const { Key } = JSON.parse(Buffer.from(body).toString());
      await new Promise((resolve) => setTimeout(resolve, 20 - Number(Key?.pk.S ?? 0)));
      const statusCode = failing() ? 500 : 200;
      const text = JSON.stringify({ Item: Key });
      const headers = { 'content-type': 'application/x-amz-json-1.0' };
      return { response: { statusCode, headers, body: new Blob([text]).stream() } };
    },
  };
  const credentials = { accessKeyId: 'none', secretAccessKey: 'none' };
  const plain = new DynamoDBClient({ region: 'us-east-1', credentials, requestHandler });
  plain.middlewareStack.add(
    (next, context) => {
      built.push(String(context.commandName));
      return (args) => next(args);
    },
    { step: 'initialize', name: 'counting' },
  );
  return { client: resolveOnce(DynamoDBDocumentClient.from(plain)), built };
}
const get = (pk: number) => new GetCommand({ TableName: 'none', Key: { pk: `${pk}` } });

describe('resolveOnce', () => {
  it('works the way of a kind of command out once, and gives each of many at once its own answer', async () => {
    const { client, built } = echoing();
    const numbers = Array.from({ length: 10 }, (_, index) => index);
    const answers = await Promise.all(numbers.map((pk) => client.send(get(pk))));
    expect(answers.map(({ Item }) => Item)).toEqual(numbers.map((pk) => ({ pk: `${pk}` })));
    await client.send(new PutCommand({ TableName: 'none', Item: { pk: '1' } }));
    expect(built).toEqual(['GetItemCommand', 'PutItemCommand']);
  });

  it('leaves trying again to the SDK', async () => {
    let calls = 0;
    const { client } = echoing({ failing: () => ++calls < 3 });
    expect((await client.send(get(1))).Item).toEqual({ pk: '1' });
    expect(calls).toBe(3);
  });

  it('lets a command with options of its own go the SDK’s way', async () => {
    const { client, built } = echoing();
    await client.send(get(1));
    await client.send(get(1), { abortSignal: new AbortController().signal });
    expect(built).toEqual(['GetItemCommand', 'GetItemCommand']);
  });
});
