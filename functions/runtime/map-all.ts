import pMap, { type Mapper } from 'p-map';

/** Maps 16 at a time unless told otherwise, in order. A failure stops nothing: the rest finishes before
 * the first error is thrown, since a Lambda freezes once it has answered. */
export const mapAll = <T, R>(
  list: readonly T[],
  work: Mapper<T, R>,
  { concurrency = 16 }: { readonly concurrency?: number } = {},
) =>
  pMap(list, work, { concurrency, stopOnError: false }).catch((error: unknown) => {
    throw error instanceof AggregateError ? error.errors[0] : error;
  });
