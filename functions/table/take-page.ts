type Read<T> = (
  startKey: Record<string, unknown> | undefined,
) => Promise<{ Items?: T[] | undefined; LastEvaluatedKey?: Record<string, unknown> | undefined }>;

/** Reads on until there are `count` items or no more: a filter or the 1 MB of a Query may leave a page short. */
export async function takePage<T>(read: Read<T>, count: number): Promise<T[]> {
  const items: T[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await read(startKey);
    items.push(...(page.Items ?? []));
    startKey = page.LastEvaluatedKey;
  } while (startKey && items.length < count);
  return items.slice(0, count);
}

/** Rows that one Query of a searched list looks at. The plans allow 500 properties, and their owners fit into the 1 MB of a Query too: one call does. */
export const searchedRows = 2000;
