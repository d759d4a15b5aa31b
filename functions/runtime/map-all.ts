import pMap, { type Mapper } from 'p-map';

/**
 * Works over a list, so many at once, and answers in the list's order. A failure stops nothing: all that can be done is done before the first one is
 * thrown, as a Lambda stands still once it has answered.
 */
export const mapAll = <T, R>(
  list: readonly T[],
  work: Mapper<T, R>,
  { concurrency }: { readonly concurrency: number },
) =>
  pMap(list, work, { concurrency, stopOnError: false }).catch((error: unknown) => {
    throw error instanceof AggregateError ? error.errors[0] : error;
  });
