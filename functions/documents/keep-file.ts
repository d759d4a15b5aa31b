import { Refusal } from '../../shared/wire/refusals';
import type { Deps } from '../runtime/deps/deps';
import type { UnitDocument } from '../table/documents/record';
import type { SeenUpload } from './see-document-upload';

type Kept = { readonly seen: SeenUpload; readonly document: UnitDocument };

/**
 * The file first, exactly as it was looked at, then the write that names it. A refused write takes the copy away; after an error that is no
 * refusal nobody knows whether the write was made, so it stays. Once it is made the upload is of no use.
 */
export async function keepFile(
  { seen: { from, ifMatch }, document: { file, contentType } }: Kept,
  write: () => Promise<void>,
  { files }: Deps,
): Promise<void> {
  await files.copy({ from, to: file, contentType, ifMatch });
  try {
    await write();
    await files.remove([from]);
  } catch (error) {
    if (error instanceof Refusal) await files.remove([file]);
    throw error;
  }
}
