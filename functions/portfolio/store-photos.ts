import type { Files } from '../gateways/files';
import type { Photo } from './unit-photos';

/** So many at once: a building of five hundred units must not open a connection for each of its photos. */
const atOnce = 8;

/** Runs the work over the list, a few at a time, answers in the list's order. The first failure ends it. */
export async function aFewAtOnce<T, R>(
  list: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < list.length; at += atOnce)
    results.push(
      ...(await Promise.all(list.slice(at, at + atOnce).map((item, index) => work(item, at + index)))),
    );
  return results;
}

export const keysOf = (photos: readonly Photo[]): string[] => photos.map(({ key }) => key);

/** The uploads that photos were copied from, of no use once the property stands. */
export const uploadsOf = (photos: readonly Photo[]): string[] =>
  photos.flatMap(({ source }) => ('from' in source ? [source.from] : []));

/** Puts the photos in their places, or, when one cannot be put there, none. */
export async function storePhotos(photos: readonly Photo[], files: Files): Promise<void> {
  try {
    await aFewAtOnce(photos, ({ source, key, contentType }) =>
      'from' in source
        ? files.copy({ ...source, to: key, contentType })
        : files.put({ key, bytes: source.bytes, contentType }),
    );
  } catch (error) {
    await files.remove(keysOf(photos));
    throw error;
  }
}
