import { BatchGetCommand, BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import pRetry from 'p-retry';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { type Found, foundIn } from './found';
import type { Key } from './keys';
import type { Patience } from './transact';
import type { Write } from './writes';

type Place = {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  readonly patience: Patience;
};

/** DynamoDB's limits per call. */
const most = { written: 25, read: 100 } as const;

const chunksOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

/** Retries what DynamoDB left undone, 8 calls in all, then refuses `busy`. `send` returns what is left. */
async function untilDone<T>(
  first: readonly T[],
  send: (left: readonly T[]) => Promise<readonly T[]>,
  patience: Patience,
) {
  let left = first;
  const again = async () => {
    left = await send(left);
    if (left.length > 0) throw refuse('busy');
  };
  const shouldRetry = ({ error }: { error: Error }) => error instanceof Refusal;
  await pRetry(again, { retries: 7, ...patience, randomize: true, shouldRetry });
}

function requestOf(write: Write): object {
  if ('put' in write) return { PutRequest: { Item: write.put.Item } };
  if ('remove' in write) return { DeleteRequest: { Key: write.remove.Key } };
  throw new Error('A batch takes puts and deletes');
}

/** Puts and deletes without conditions, 25 a call, not atomic: only for work that is safe to repeat. */
export async function writeAll(place: Place, writes: readonly Write[]): Promise<void> {
  const { client, tableName } = place;
  const send = async (requests: readonly object[]) => {
    const RequestItems = { [tableName]: [...requests] };
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems }));
    return UnprocessedItems?.[tableName] ?? [];
  };
  for (const chunk of chunksOf(writes.map(requestOf), most.written))
    await untilDone<object>(chunk, send, place.patience);
}

/** Existing records under these keys, strongly consistent, 100 a call in parallel; in any order. */
export async function readAll(place: Place, keys: readonly Key[]): Promise<Found> {
  const { client, tableName } = place;
  const items: Record<string, unknown>[] = [];
  const send = async (left: readonly object[]) => {
    const RequestItems = { [tableName]: { Keys: left.map((key) => ({ ...key })), ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }));
    items.push(...(Responses?.[tableName] ?? []));
    return UnprocessedKeys?.[tableName]?.Keys ?? [];
  };
  await Promise.all(chunksOf<object>(keys, most.read).map((chunk) => untilDone(chunk, send, place.patience)));
  return foundIn(items);
}
