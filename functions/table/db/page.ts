import { cursorOf, type Place, placeOf } from './cursor';

type Listed<T> = {
  /** The list that its cursors are of. */
  readonly list: string;
  readonly placeIn: (one: T) => Place;
  readonly limit: number;
};

/** At most a page of what was read, and where the next one begins if more was read. */
export function cutPage<T>(found: readonly T[], { list, placeIn, limit }: Listed<T>) {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: found.length > limit && last ? cursorOf(list, placeIn(last)) : undefined };
}

type Filling<T> = Listed<T> & {
  readonly after: string | undefined;
  readonly isSeen: (one: T) => boolean;
  /** Reads so many from a place on, which may be read again itself; from the beginning without one. */
  readonly read: (from: Place | undefined, limit: number) => Promise<readonly T[]>;
};

/** What each further request reads, as much of it may be hidden from the reader. */
const readAtOnce = 200;

/** Reads on until a page is full of what the caller sees. Refuses `invalid` for a cursor of another list. */
export async function fillPage<T>({ after, isSeen, read, ...listed }: Filling<T>) {
  const { list, placeIn, limit } = listed;
  let from = after === undefined ? undefined : placeOf(list, after);
  // With the place itself, and one that tells whether the list goes on.
  let atMost = limit + 2;
  const seen: T[] = [];
  for (;;) {
    const found = await read(from, atMost);
    const beginning = from?.join();
    seen.push(...found.filter((one) => placeIn(one).join() !== beginning && isSeen(one)));
    const last = found.at(-1);
    if (seen.length > limit || found.length < atMost || !last) return cutPage(seen, listed);
    from = placeIn(last);
    atMost = readAtOnce;
  }
}
