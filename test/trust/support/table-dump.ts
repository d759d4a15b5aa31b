import { DeleteCommand, type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';

export type StoredItem = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };
export type TableDump = readonly StoredItem[];

/** Every item of the table, by key. Only tests read all of it. */
export async function readTable({
  client,
  tableName,
}: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): Promise<TableDump> {
  const items: StoredItem[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: tableName,
        ConsistentRead: true,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    for (const item of page.Items ?? []) items.push({ ...item, pk: String(item.pk), sk: String(item.sk) });
    from = page.LastEvaluatedKey;
  } while (from);
  const keys = new Map(items.map((item) => [item, `${item.pk}\n${item.sk}`]));
  return items.sort((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1));
}

/** Deletes these items without the product knowing. */
export async function removeItems(
  items: TableDump,
  { client, tableName }: { client: DynamoDBDocumentClient; tableName: string },
): Promise<void> {
  for (const { pk, sk } of items)
    await client.send(new DeleteCommand({ TableName: tableName, Key: { pk, sk } }));
}
