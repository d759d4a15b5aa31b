import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { readAll, writeAll } from './batch';
import type { Found } from './found';
import type { Key } from './keys';
import { count, type Query, query } from './query';
import type { RecordKind } from './record';
import { type Failure, type Patience, patience, transact } from './transact';
import type { Write } from './writes';

/** The one table, by records. Every read is strongly consistent, but for a Query that `mayLag`. */
export type Db = {
  get<T extends object, K extends object>(kind: RecordKind<T, K>, key: K): Promise<T | undefined>;
  /** Leaves out missing ones; in any order. */
  getAll<T extends object, K extends object>(kind: RecordKind<T, K>, keys: readonly K[]): Promise<T[]>;
  /** Records of several kinds by their keys, in one request. */
  getTogether(keys: readonly Key[]): Promise<Found>;
  /** One kind of record from a partition. */
  list<T extends object>(kind: RecordKind<T>, asked: Query): Promise<T[]>;
  /** Several kinds from one partition. */
  query(kinds: readonly RecordKind[], asked: Query): Promise<Found>;
  count(kind: RecordKind, asked: Query): Promise<number>;
  /** False when the condition failed. */
  write(write: Write): Promise<boolean>;
  /** Returns the record after the update; undefined when the condition failed. */
  updated<T extends object, N extends string>(
    kind: RecordKind<T, never, N>,
    write: Write<N>,
  ): Promise<T | undefined>;
  /** All or nothing. Returns the first write whose condition failed; refuses `conflict` after collisions. */
  transact<N extends string>(
    writes: readonly Write<N>[],
    options?: { readonly token?: string },
  ): Promise<Failure<N> | undefined>;
  /** Puts and deletes, not atomic: only for work that is safe to repeat. */
  writeAll(writes: readonly Write[]): Promise<void>;
};

type Options = {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  readonly patience?: Patience;
};

export function openDb(options: Options): Db {
  const place = { patience, ...options };
  const { client, tableName } = place;

  const sent = (write: Write) => {
    if ('put' in write) return client.send(new PutCommand({ TableName: tableName, ...write.put }));
    if ('remove' in write) return client.send(new DeleteCommand({ TableName: tableName, ...write.remove }));
    if ('check' in write) throw new Error('A check is part of a transaction');
    const update = { TableName: tableName, ...write.update, ReturnValues: 'ALL_NEW' } as const;
    return client.send(new UpdateCommand(update));
  };
  /** Undefined when the condition failed. */
  const send = async (write: Write) => {
    try {
      return await sent(write);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };

  return {
    get: async (kind, key) => {
      const request = { TableName: tableName, Key: kind.key(key), ConsistentRead: true };
      const { Item } = await client.send(new GetCommand(request));
      return Item && kind.parse(Item);
    },
    getAll: async (kind, keys) =>
      (
        await readAll(
          place,
          keys.map((key) => kind.key(key)),
        )
      ).of(kind),
    getTogether: (keys) => readAll(place, keys),
    list: async (kind, asked) => (await query(place, [kind], asked)).of(kind),
    query: (kinds, asked) => query(place, kinds, asked),
    count: (kind, asked) => count(place, kind, asked),
    write: async (write) => (await send(write)) !== undefined,
    updated: async (kind, write) => {
      const done = await send(write);
      return done && kind.parse(done.Attributes);
    },
    transact: (writes, { token } = {}) => transact(place, writes, token),
    writeAll: (writes) => writeAll(place, writes),
  };
}
