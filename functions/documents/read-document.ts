import type { DocumentLine } from '../../shared/contract/documents';
import type { DocumentLine as StoredLine } from '../table/documents/record';

/** A stored document as a list shows it. */
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
