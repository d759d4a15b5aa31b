import { Refusal } from '../../../shared/wire/refusals';
import type { Deps } from '../../runtime/deps/deps';
import type { UnitDocument } from '../../table/documents/record';
import type { SeenUpload } from './see-document-upload';

type Kept = { readonly seen: SeenUpload; readonly document: Pick<UnitDocument, 'file' | 'contentType'> };

/** Copies the files exactly as checked, then writes what names them. A refusal removes the copies; after any
 * other error the write may have been made, so they stay. After the write, the uploads go. */
export async function saveFile(
  { thumb, ...whole }: Kept & { readonly thumb?: Kept | undefined },
  write: () => Promise<void>,
  { files }: Deps,
): Promise<void> {
  const kept = [whole, ...(thumb ? [thumb] : [])].map(({ seen: { from, ifMatch }, document }) => ({
    from,
    ifMatch,
    to: document.file,
    contentType: document.contentType,
  }));
  try {
    for (const one of kept) await files.copy(one);
    await write();
    await files.remove(kept.map(({ from }) => from));
  } catch (error) {
    if (error instanceof Refusal) await files.remove(kept.map(({ to }) => to));
    throw error;
  }
}
