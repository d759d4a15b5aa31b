import type { Files } from '../../gateways/files/files';
import { mapAll } from '../../runtime/map-all';
import type { Photo } from './unit-photos';

/** Keeps a building of 500 units from opening a connection for each photo. */
export const filesAtOnce = 8;

export const keysOf = (photos: readonly Photo[]): string[] => photos.map(({ key }) => key);

/** The uploads the photos were copied from, unused once the property is stored. */
export const uploadsOf = (photos: readonly Photo[]): string[] =>
  photos.flatMap(({ source }) => ('from' in source ? [source.from] : []));

/** Stores all photos, or none when one fails. */
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
