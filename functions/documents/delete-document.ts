import { documents as rows } from '../../shared/contract/documents';
import { change } from '../runtime/change';
import { auditedDocument, documentAsObject } from './document-audit';
import { findOwnDocument } from './find-document';

/** Hidden from everyone at once; the file stays for thirty days, so that it can be restored. */
export const deleteDocument = change(rows.deleteDocument, {
  read: ({ viewer, now, params }, deps) => findOwnDocument({ viewer, now, documentId: params.id }, deps),
  act: async ({ found: { document }, trace }, deps) => {
    const object = documentAsObject(document);
    const before = auditedDocument(document);
    const left = trace({ action: 'document.delete', object, about: document.propertyId, before });
    await deps.documents.remove({ document, trace: left });
    return { success: 1 };
  },
});
