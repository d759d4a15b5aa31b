import type { Files } from '../../gateways/files';
import { mapAll } from '../../runtime/map-all';
import type { Photo } from './unit-photos';

/** So many at once: a building of five hundred units must not open a connection for each of its photos. */
export const filesAtOnce = 8;

export const keysOf = (photos: readonly Photo[]): string[] => photos.map(({ key }) => key);

/** The uploads that photos were copied from, of no use once the property stands. */
export const uploadsOf = (photos: readonly Photo[]): string[] =>
  photos.flatMap(({ source }) => ('from' in source ? [source.from] : []));

/** Puts the photos in their places, or, when one cannot be put there, none. */
export async function storePhotos(photos: readonly Photo[], files: Files): Promise<void> {
  try {
    const store = ({ source, key, contentType }: Photo) =>
      'from' in source
        ? files.copy({ ...source, to: key, contentType })
        : files.put({ key, bytes: source.bytes, contentType });
    await mapAll(photos, store, { concurrency: filesAtOnce });
  } catch (error) {
    await files.remove(keysOf(photos));
    throw error;
  }
}
