import { Refusal } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import { keysOf, storePhotos, uploadsOf } from './store-photos';
import type { Photo } from './unit-photos';

/** Stores photos, then writes what names them. A refusal removes them; after any other error the write may
 * have been made, so they stay. After the write, the uploads they came from go. */
export async function savePhotos<T>(
  photos: readonly Photo[],
  write: () => Promise<T>,
  { files }: Deps,
): Promise<T> {
  await storePhotos(photos, files);
  try {
    const written = await write();
    await files.remove(uploadsOf(photos));
    return written;
  } catch (error) {
    if (error instanceof Refusal) await files.remove(keysOf(photos));
    throw error;
  }
}
