import { type DocumentType, documentLimits } from '../../../shared/domain/portfolio/documents';
import { refuse } from '../../../shared/wire/refusals';
import { documentHeadBytes, isOfType } from '../../gateways/files/document-kind';
import type { Deps } from '../../runtime/deps/deps';
import { uploadKey } from '../portfolio/image-keys';

/** One of our own ids of uploads: no path hides in it, and no photo upload passes for one. */
const isDocumentUpload = (name: string): boolean => /^doc_[0-9a-z]{26}$/.test(name);

/** Where uploads of a person lie. */
type Owner = Parameters<typeof uploadKey>[0];

type Asked = {
  readonly owner: Owner;
  readonly upload: string;
  readonly contentType: DocumentType;
  /** The most it may be, when that is less than a document's. */
  readonly most?: number;
};

/** A checked upload: its key, the tag of exactly this content, and its size. */
export type SeenUpload = {
  readonly from: string;
  readonly ifMatch?: string | undefined;
  readonly size: number;
};

const no = (code: 'invalid' | 'not-found', message: string) => refuse(code, { fields: { upload: message } });

/** The caller's own upload, of the announced type. Refuses `not-found` when it is missing or someone
 * else's, and `invalid` for another type or a file that is too large. */
export async function seeDocumentUpload(
  { owner, upload, contentType, most = documentLimits.bytes }: Asked,
  { files }: Pick<Deps, 'files'>,
): Promise<SeenUpload> {
  const from = uploadKey(owner, upload);
  const found = isDocumentUpload(upload) ? await files.peek(from, documentHeadBytes) : undefined;
  if (!found) throw no('not-found', 'This file is no longer available. Please add it again.');
  const { size, head, etag } = found;
  if (size > documentLimits.bytes) throw no('invalid', 'A file can be at most 25 MB');
  if (size > most) throw no('invalid', 'The small picture is too large');
  if (!isOfType(head, contentType))
    throw no('invalid', 'The file’s content does not match its type. Please choose another one.');
  return { from, size, ifMatch: etag };
}
