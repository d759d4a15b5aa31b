import { Refusal } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { UnitDocument } from '../../table/documents/record';
import type { SeenUpload } from './see-document-upload';

type Kept = { readonly seen: SeenUpload; readonly document: Pick<UnitDocument, 'file' | 'contentType'> };

/** Copies the file exactly as checked, then writes what names it. A refusal removes the copy; after any
 * other error the write may have been made, so it stays. After the write, the upload goes. */
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
