import type { Viewer } from '../../../shared/domain/people/roles';
import type { DocumentType } from '../../../shared/domain/portfolio/documents';
import type { Deps } from '../../runtime/deps/deps';
import { uploadKey } from '../portfolio/image-keys';

type Announced = { readonly contentType: DocumentType; readonly bytes: number };

/** A signed upload of one file of this type and at most this size, to the caller's place. */
export async function startDocumentUpload(
  viewer: Viewer,
  { contentType, bytes }: Announced,
  { ids, files }: Deps,
) {
  const upload = ids.next('doc');
  const { url, fields } = await files.startUpload({
    key: uploadKey(viewer, upload),
    contentType,
    maxBytes: bytes,
  });
  return { upload, url, fields };
}
