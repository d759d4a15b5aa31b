import { Refusal } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps';
import type { UnitDocument } from '../table/documents';
import type { SeenUpload } from './see-document-upload';

type Kept = { readonly seen: SeenUpload; readonly document: Pick<UnitDocument, 'file' | 'contentType'> };

/**
 * The file first, exactly as it was looked at, then the write that names it. A refused write takes the copy away; after an error that is no
 * refusal nobody knows whether the write was made, so it stays. Once it is made the upload is of no use.
 */
export async function keepingFile<T>(
  { seen: { from, ifMatch }, document: { file, contentType } }: Kept,
  write: () => Promise<T>,
  { deps: { files }, isKept }: { deps: Pick<Deps, 'files'>; isKept: (answer: T) => boolean },
): Promise<T> {
  await files.copy({ from, to: file, contentType, ...(ifMatch !== undefined && { ifMatch }) });
  try {
    const answer = await write();
    await files.remove([isKept(answer) ? from : file]);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) await files.remove([file]);
    throw error;
  }
}
