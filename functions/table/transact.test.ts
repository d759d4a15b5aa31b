import {
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import { describe, expect, it, vi } from 'vitest';
import { documentClient, openTable } from './client';
import { productEntities } from './entities/product';
import { transact } from './transact';

const client = documentClient({ region: 'us-east-1' });
const { plan } = productEntities(openTable({ client, tableName: 'keystead' }));
const aPlan = {
  plan: 'Solo',
  price: 0,
  annual_price: 0,
  description: '',
  no_of_properties: 1,
  no_of_units: 4,
};
const writes = (['first', 'second'] as const).map((name, id) => ({
  name,
  write: plan.build(PutTransaction).item({ ...aPlan, id }),
}));

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction canceled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** A table that fails like this, one after the other, and then takes the write. */
function failing(...errors: Error[]) {
  const mock = mockClient(client);
  const answers = errors.reduce((on, error) => on.rejectsOnce(error), mock.on(TransactWriteCommand));
  answers.resolves({});
  return mock;
}

describe('a transaction', () => {
  it('is repeated after a collision, with the same token and longer waits', async () => {
    const inProgress = new TransactionInProgressException({ message: '', $metadata: {} });
    const mock = failing(
      canceled('None', 'TransactionConflict'),
      canceled('ThrottlingError', 'None'),
      inProgress,
    );
    const wait = vi.fn(async () => undefined);
    expect(await transact(writes, { token: 'token-1', wait })).toBeUndefined();
    expect(wait.mock.calls).toEqual([[1], [2], [3]]);
    const tokens = mock
      .commandCalls(TransactWriteCommand)
      .map(({ args }) => args[0].input.ClientRequestToken);
    expect(tokens).toEqual(['token-1', 'token-1', 'token-1', 'token-1']);
  });

  it('is given up as a conflict after eight tries', async () => {
    const mock = failing(...Array.from({ length: 8 }, () => canceled('TransactionConflict', 'None')));
    await expect(transact(writes, { wait: async () => undefined })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(8);
  });

  it('asks again when a condition failed beside a collision: the other may yet undo what failed it', async () => {
    failing(canceled('ConditionalCheckFailed', 'TransactionConflict'));
    expect(await transact(writes, { wait: async () => undefined })).toBeUndefined();
  });

  it('names the first write whose condition failed', async () => {
    failing(canceled('None', 'ConditionalCheckFailed'));
    const failure = await transact(writes, { wait: async () => undefined });
    expect(failure).toEqual({ name: 'second', position: 0, found: undefined });
  });

  it('lets a surprise through as it is', async () => {
    const surprise = new ProvisionedThroughputExceededException({ message: 'Slow down', $metadata: {} });
    failing(surprise);
    await expect(transact(writes, { wait: async () => undefined })).rejects.toBe(surprise);
    failing(canceled('ValidationError', 'None'));
    await expect(transact(writes, { wait: async () => undefined })).rejects.toThrow('Transaction canceled');
  });
});
