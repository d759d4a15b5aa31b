import { Refusal } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import { keysOf, storePhotos, uploadsOf } from './store-photos';
import type { Photo } from './unit-photos';

/**
 * Photos first, then the write that names them. A refused write sweeps them up; after an error that is no refusal nobody knows whether the
 * write was made, so they stay. Once it is made the uploads they were copied from are of no use.
 */
export async function keepPhotos<T>(
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
