import { Refusal } from '../../shared/wire/refusals';
import { keysOf, storePhotos, uploadsOf } from '../portfolio/store-photos';
import type { Photo } from '../portfolio/unit-photos';
import type { Deps } from '../runtime/deps';

type After<T> = { readonly deps: Pick<Deps, 'files'>; readonly isKept?: (answer: T) => boolean };

/**
 * Photos first, then the write that names them. A refused write sweeps them up; after an error that is no refusal nobody knows whether the
 * write was made, so they stay. Once it is made the uploads they were copied from are of no use.
 */
export async function keepingPhotos<T>(
  photos: readonly Photo[],
  write: () => Promise<T>,
  { deps: { files }, isKept = () => true }: After<T>,
): Promise<T> {
  await storePhotos(photos, files);
  try {
    const answer = await write();
    const spent = isKept(answer) ? uploadsOf(photos) : keysOf(photos);
    if (spent.length > 0) await files.remove(spent);
    return answer;
  } catch (error) {
    if (error instanceof Refusal && photos.length > 0) await files.remove(keysOf(photos));
    throw error;
  }
}
