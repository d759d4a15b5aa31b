import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import pRetry from 'p-retry';
import { refuse } from '../../../shared/wire/refusals';
import type { RecordKind } from './record';
import type { Write } from './writes';

/** Milliseconds between retries: doubled each time plus a random part, so colliding calls drift apart. */
export type Patience = { readonly minTimeout: number; readonly maxTimeout: number };
export const patience: Patience = { minTimeout: 25, maxTimeout: 800 };

/** The write whose condition failed, and the record it found. */
export type Failure<N extends string = string> = {
  readonly name: N;
  /** Its index among the writes of its name, from 0. */
  readonly position: number;
  /** The record it found; undefined when there was none. */
  found<T extends object>(kind: RecordKind<T>): T | undefined;
};

const passing = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

const isCollision = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'TransactionInProgressException') ||
  (error instanceof TransactionCanceledException &&
    (error.CancellationReasons ?? []).some(({ Code }) => passing.includes(Code ?? '')));

function failureOf<N extends string>(error: unknown, writes: readonly Write<N>[]): Failure<N> {
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  const index = reasons.findIndex(({ Code }) => Code === 'ConditionalCheckFailed');
  const failed = writes[index];
  if (failed === undefined) throw error;
  const item = reasons[index]?.Item;
  return {
    name: failed.name,
    position: writes.slice(0, index).filter(({ name }) => name === failed.name).length,
    found: (kind) => (item ? kind.parse(unmarshall(item)) : undefined),
  };
}

const itemOf = (write: Write, TableName: string) => {
  if ('put' in write) return { Put: { TableName, ...write.put } };
  if ('update' in write) return { Update: { TableName, ...write.update } };
  if ('remove' in write) return { Delete: { TableName, ...write.remove } };
  return { ConditionCheck: { TableName, ...write.check } };
};

type Place = {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  readonly patience: Patience;
};

/**
 * Writes all or nothing, at most 100 writes. Returns undefined, or the first write, in order, whose condition
 * failed. Tries up to 8 times when another transaction collides, then refuses `conflict`. `token` (at most 36
 * characters) makes a repeat after a lost reply count once for ten minutes; by default the SDK makes its own.
 */
export async function transact<N extends string>(
  { client, tableName, patience: between }: Place,
  writes: readonly Write<N>[],
  token?: string,
): Promise<Failure<N> | undefined> {
  const TransactItems = writes.map((write) => itemOf(write, tableName));
  const send = async () => {
    await client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken: token }));
    return undefined;
  };
  try {
    return await pRetry(send, {
      retries: 7,
      ...between,
      randomize: true,
      shouldRetry: ({ error }) => isCollision(error),
    });
  } catch (error) {
    if (isCollision(error)) throw refuse('conflict');
    return failureOf(error, writes);
  }
}
