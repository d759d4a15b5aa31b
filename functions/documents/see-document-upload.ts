import { type DocumentType, documentLimits } from '../../shared/domain/documents';
import type { Viewer } from '../../shared/domain/roles';
import { refuse } from '../../shared/wire/refusals';
import { uploadKey } from '../common/portfolio/image-keys';
import { documentHeadBytes, isOfType } from '../gateways/document-kind';
import type { Deps } from '../runtime/deps/deps';
import { isDocumentUpload } from './document-keys';

/** An upload that was looked at: where it lies, the mark of exactly that content, and its bytes. */
export type SeenUpload = {
  readonly from: string;
  readonly ifMatch?: string | undefined;
  readonly size: number;
};

const no = (code: 'invalid' | 'not-found', message: string) => refuse(code, { fields: { upload: message } });

/**
 * The caller's own upload, of the type that was announced. Refuses `not-found` for what is not there or somebody else's (another person's name
 * leads to nothing in one's own place), `invalid` for content of another type and for what is too large.
 */
export async function seeDocumentUpload(
  { viewer, upload, contentType }: { viewer: Viewer; upload: string; contentType: DocumentType },
  { files }: Pick<Deps, 'files'>,
): Promise<SeenUpload> {
  const from = uploadKey(viewer, upload);
  const found = isDocumentUpload(upload) ? await files.peek(from, documentHeadBytes) : undefined;
  if (!found) throw no('not-found', 'This file is no longer available. Please add it again.');
  const { size, head, etag } = found;
  if (size > documentLimits.bytes) throw no('invalid', 'A file can be at most 25 MB');
  if (!isOfType(head, contentType))
    throw no('invalid', 'The file’s content does not match its type. Please choose another one.');
  return { from, size, ifMatch: etag };
}
