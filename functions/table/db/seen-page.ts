import { cursorOf, type Place, placeOf } from './cursor';

type Asked<T> = {
  /** The list that a cursor belongs to. */
  readonly list: Parameters<typeof cursorOf>[0];
  readonly after?: string | undefined;
  readonly limit: number;
  /** At most so many lines in the list's order, from a place on; whether with the line that stands there is the same. */
  readonly read: (from: Place | undefined, atMost: number) => Promise<T[]>;
  readonly placeIn: (line: T) => Place;
  readonly isSeen: (line: T) => boolean;
};

/** Lines that each further request reads, as many of them may be hidden from the reader. */
const readAtOnce = 200;

const isAt = (one: Place | undefined, other: Place): boolean => one?.[0] === other[0] && one[1] === other[1];

/** The next lines that the reader may see. Refuses `invalid` for a cursor of another list. */
export async function seenPage<T>({ list, after, limit, read, placeIn, isSeen }: Asked<T>) {
  let from = after === undefined ? undefined : placeOf(list, after);
  // The line before the page, and one that tells whether it goes on.
  let atMost = limit + 2;
  const seen: T[] = [];
  for (;;) {
    const lines = await read(from, atMost);
    const beginning = from;
    seen.push(...lines.filter((line) => !isAt(beginning, placeIn(line)) && isSeen(line)));
    const lastRead = lines.at(-1);
    if (seen.length > limit || lines.length < atMost || !lastRead) break;
    from = placeIn(lastRead);
    atMost = readAtOnce;
  }
  const page = seen.slice(0, limit);
  const last = page.at(-1);
  return { page, next: seen.length > limit && last ? cursorOf(list, placeIn(last)) : undefined };
}
