type PageOf<R> = { readonly rows: readonly R[]; readonly next?: string | undefined };
/** One page of a list after a cursor. */
export type ReadPage<R> = (after: string | undefined, signal: AbortSignal) => Promise<PageOf<R>>;

type Options = {
  readonly signal?: AbortSignal;
  /** Hears how many rows are read so far. */
  readonly onCount?: (count: number) => void;
  readonly most?: number;
};

/** More rows than this are no list any more: 200 calls of a hundred, and a file that opens slowly. */
export const mostRows = 20_000;

/** A list has more rows than are read at once. */
export class TooManyRows extends Error {
  constructor(most: number) {
    super(`More than ${most.toLocaleString('en-US')} rows. Narrow the list with a filter first.`);
  }
}

/**
 * The rows of a paged read, page after page. Throws TooManyRows beyond the limit: never a part in silence.
 */
export async function allPages<R>(
  read: ReadPage<R>,
  { signal = new AbortController().signal, onCount, most = mostRows }: Options = {},
): Promise<R[]> {
  const all: R[] = [];
  let after: string | undefined;
  do {
    const { rows, next } = await read(after, signal);
    signal.throwIfAborted();
    all.push(...rows);
    if (all.length > most) throw new TooManyRows(most);
    onCount?.(all.length);
    after = next;
  } while (after !== undefined);
  return all;
}
