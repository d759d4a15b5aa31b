/**
 * Runs the work over the list in so many lanes, each taking the next when it is done; answers in the list's order. A failure stops its lane
 * alone: all that could be done is done before the first failure is thrown.
 */
export async function inLanes<T, R>(
  list: readonly T[],
  lanes: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let at = next++; at < list.length; at = next++) {
      const item = list[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
