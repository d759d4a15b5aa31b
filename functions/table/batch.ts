import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Entity, FormattedItem, KeyInputItem } from 'dynamodb-toolbox/entity';
import type { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete';
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet';
import type { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut';
import { EntityFormatter } from 'dynamodb-toolbox/entity/actions/format';
import { BatchWriteCommand, execute as executeWrite } from 'dynamodb-toolbox/table/actions/batchWrite';
import type { TableClient } from './client';

/** What DynamoDB takes in one call. */
const most = { written: 25, read: 100 } as const;
/** How often what DynamoDB left undone is sent again. */
const maxAttempts = 8;

const chunksOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

/** Puts and deletes, 25 a call, each for itself: only for what may be half done and repeated. */
export async function batchWrite(
  table: TableClient,
  requests: readonly (BatchPutRequest | BatchDeleteRequest)[],
): Promise<void> {
  for (const chunk of chunksOf(requests, most.written)) {
    const { UnprocessedItems } = await executeWrite(
      { maxAttempts },
      table.build(BatchWriteCommand).requests(...chunk),
    );
    if (UnprocessedItems && Object.keys(UnprocessedItems).length > 0)
      throw new Error('DynamoDB left a part of a batch undone');
  }
}

/** The items that exist of these keys, strongly consistent, 100 a call and the calls beside each other. */
export async function batchGet<E extends Entity>(
  entity: E,
  itemKeys: readonly KeyInputItem<E>[],
): Promise<FormattedItem<E>[]> {
  const read = async (chunk: readonly KeyInputItem<E>[]): Promise<FormattedItem<E>[]> => {
    const tableName = entity.table.getName();
    const found: FormattedItem<E>[] = [];
    let left: Record<string, unknown>[] = chunk.map((key) => new BatchGetRequest(entity, key).params());
    for (let attempt = 1; left.length > 0; attempt += 1) {
      if (attempt > maxAttempts) throw new Error('DynamoDB left a part of a batch undone');
      const { Responses, UnprocessedKeys } = await entity.table
        .getDocumentClient()
        .send(new BatchGetCommand({ RequestItems: { [tableName]: { Keys: left, ConsistentRead: true } } }));
      for (const item of Responses?.[tableName] ?? []) found.push(new EntityFormatter(entity).format(item));
      left = UnprocessedKeys?.[tableName]?.Keys ?? [];
    }
    return found;
  };
  return (await Promise.all(chunksOf(itemKeys, most.read).map(read))).flat();
}
