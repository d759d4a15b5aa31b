import {
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { documentClient } from './client';
import { openDb } from './db';
import { record } from './record';
import { named, put } from './writes';

const client = documentClient({ region: 'us-east-1' });
const dbWith = (patience: { minTimeout: number; maxTimeout: number }) =>
  openDb({ client, tableName: 'keystead', patience });
const db = dbWith({ minTimeout: 0, maxTimeout: 0 });

const Thing = record({
  name: 'thing',
  fields: () => ({ thingId: z.string() }),
  key: ({ thingId }: { thingId: string }) => ({ pk: thingId, sk: 'THING' }),
});
const writes = (['first', 'second'] as const).map((name) => named(name, put(Thing, { thingId: name })));

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction canceled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** A table that fails with these errors in turn and then accepts the write. */
function failing(...errors: Error[]) {
  const mock = mockClient(client);
  const answers = errors.reduce((on, error) => on.rejectsOnce(error), mock.on(TransactWriteCommand));
  answers.resolves({});
  return mock;
}

afterEach(() => void vi.restoreAllMocks());

describe('a transaction', () => {
  it('is repeated after a collision, with the same token and longer waits', async () => {
    const inProgress = new TransactionInProgressException({ message: '', $metadata: {} });
    const mock = failing(
      canceled('None', 'TransactionConflict'),
      canceled('ThrottlingError', 'None'),
      inProgress,
    );
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const patient = dbWith({ minTimeout: 1, maxTimeout: 100 });
    expect(await patient.transact(writes, { token: 'token-1' })).toBeUndefined();
    const waits = timers.mock.calls.map(([, milliseconds = 0]) => milliseconds);
    // Each wait doubles the one before and adds a random part.
    for (const [at, least] of [1, 2, 4].entries()) {
      expect(waits[at]).toBeGreaterThanOrEqual(least);
      expect(waits[at]).toBeLessThanOrEqual(2 * least);
    }
    const tokens = mock
      .commandCalls(TransactWriteCommand)
      .map(({ args }) => args[0].input.ClientRequestToken);
    expect(tokens).toEqual(['token-1', 'token-1', 'token-1', 'token-1']);
  });

  it('is given up as a conflict after eight tries', async () => {
    const mock = failing(...Array.from({ length: 8 }, () => canceled('TransactionConflict', 'None')));
    await expect(db.transact(writes)).rejects.toMatchObject({ code: 'conflict' });
    expect(mock.commandCalls(TransactWriteCommand)).toHaveLength(8);
  });

  it('asks again when a condition failed beside a collision: the other may yet undo what failed it', async () => {
    failing(canceled('ConditionalCheckFailed', 'TransactionConflict'));
    expect(await db.transact(writes)).toBeUndefined();
  });

  it('names the first write whose condition failed', async () => {
    failing(canceled('None', 'ConditionalCheckFailed'));
    const failure = await db.transact(writes);
    expect(failure).toMatchObject({ name: 'second', position: 0 });
    expect(failure?.found(Thing)).toBeUndefined();
  });

  it('lets a surprise through as it is', async () => {
    const surprise = new ProvisionedThroughputExceededException({ message: 'Slow down', $metadata: {} });
    failing(surprise);
    await expect(db.transact(writes)).rejects.toBe(surprise);
    failing(canceled('ValidationError', 'None'));
    await expect(db.transact(writes)).rejects.toThrow('Transaction canceled');
  });
});
