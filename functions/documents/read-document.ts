import type { DocumentLine } from '../../shared/contract/documents';
import type { Deps } from '../runtime/deps/deps';
import { type DocumentLine as StoredLine, thumbFile } from '../table/documents/record';

/** A stored document's facts. */
export const readDocument = (document: StoredLine): DocumentLine => ({
  document_id: document.documentId,
  unit_id: document.unitId,
  name: document.name,
  kind: document.kind,
  content_type: document.contentType,
  bytes: document.bytes,
  added_at: document.addedAt,
  added_by: document.addedByName,
  shared_with_owner: document.sharedWithOwner,
  shared_with_tenant: document.sharedWithTenant,
  version: document.version,
});

/** A row of a list, with its small picture until it is deleted: too small to read, so no look is logged. */
export const listedDocument = async (
  line: StoredLine & { readonly deletedAt?: string | undefined },
  now: Date,
  { files }: Deps,
): Promise<DocumentLine> => ({
  ...readDocument(line),
  ...(line.hasThumb && line.deletedAt === undefined && { thumb: await files.link(thumbFile(line), now) }),
});
