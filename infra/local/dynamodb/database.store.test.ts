import { GetCommand, PutCommand, TransactGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { bothEngines, useDatabase } from '../../../test/support/databases';

type Items = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>;

describe.each(bothEngines)('transactions of %s, as DynamoDB has them', (engine) => {
  const { open } = useDatabase(engine);

  const table = async () => {
    const { client, tableName: TableName } = await open();
    const write = (TransactItems: Items, ClientRequestToken?: string) =>
      client.send(
        new TransactWriteCommand({ TransactItems, ...(ClientRequestToken && { ClientRequestToken }) }),
      );
    const read = async (sk: string) =>
      (await client.send(new GetCommand({ TableName, Key: { pk: 'P', sk }, ConsistentRead: true }))).Item;
    const put = (sk: string, part = {}) => ({ Put: { TableName, Item: { pk: 'P', sk, ...part } } });
    return { client, TableName, write, read, put };
  };

  it('change nothing when one condition fails, and give each item its reason', async () => {
    const { client, TableName, write, read, put } = await table();
    await client.send(new PutCommand({ TableName, Item: { pk: 'P', sk: 'count', n: 5 } }));
    const key = (sk: string) => ({ TableName, Key: { pk: 'P', sk } });
    const tried = write([
      put('new'),
      { Delete: key('count-2') },
      {
        Update: {
          ...key('count'),
          UpdateExpression: 'ADD n :one',
          ConditionExpression: 'n < :most',
          ExpressionAttributeValues: { ':one': 1, ':most': 5 },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      { ConditionCheck: { ...key('nobody'), ConditionExpression: 'attribute_exists(pk)' } },
    ]);
    await expect(tried).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: { n: { N: '5' } } },
        { Code: 'ConditionalCheckFailed' },
      ],
    });
    expect(await read('new')).toBeUndefined();
    expect(await read('count')).toMatchObject({ n: 5 });
  });

  it('leave what a ConditionCheck looks at as it is', async () => {
    const { TableName, write, read, put } = await table();
    const check = (sk: string, ConditionExpression: string) => ({
      ConditionCheck: { TableName, Key: { pk: 'P', sk }, ConditionExpression },
    });
    await write([put('there', { n: 1 })]);
    await write([
      check('there', 'attribute_exists(pk)'),
      check('gone', 'attribute_not_exists(pk)'),
      put('new'),
    ]);
    expect(await read('there')).toEqual({ pk: 'P', sk: 'there', n: 1 });
    expect(await read('gone')).toBeUndefined();
    expect(await read('new')).toBeDefined();
  });

  it('take 100 items and no more, and none twice', async () => {
    const { write, put } = await table();
    const many = (count: number) => Array.from({ length: count }, (_, index) => put(String(index)));
    await write(many(100));
    await expect(write(many(101))).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(write([put('a'), put('a')])).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('count once for one token, and refuse it for another content', async () => {
    const { TableName, write, read, put } = await table();
    const add: Items = [
      {
        Update: {
          TableName,
          Key: { pk: 'P', sk: 'n' },
          UpdateExpression: 'ADD n :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ];
    await write(add, 'token-1');
    await write(add, 'token-1');
    expect(await read('n')).toMatchObject({ n: 1 });
    await expect(write([put('m')], 'token-1')).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('are never seen half done, also by readers beside them', async () => {
    const { client, TableName, write, put } = await table();
    const pairs = Array.from({ length: 40 }, (_, n) => write([put('left', { n }), put('right', { n })]));
    const Get = (sk: string) => ({ Get: { TableName, Key: { pk: 'P', sk } } });
    const looks = Array.from({ length: 40 }, async () => {
      const command = new TransactGetCommand({ TransactItems: [Get('left'), Get('right')] });
      const { Responses = [] } = await client.send(command);
      expect(Responses[0]?.Item?.n).toBe(Responses[1]?.Item?.n);
    });
    await Promise.all([...pairs, ...looks]);
  });
});
