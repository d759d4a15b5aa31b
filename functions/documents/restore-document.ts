import { documents as rows } from '../../shared/contract/documents';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { restorableSince } from '../table/documents/record';
import { auditedDocument, documentAsObject } from './document-audit';
import { findKeptDocument } from './find-document';

/** Within thirty days, if the unit has room. A document that is not deleted stays, so repeats succeed. */
export const restoreDocument = change(rows.restoreDocument, {
  read: ({ viewer, now, body }, deps) =>
    findKeptDocument({ viewer, now, documentId: body.document_id }, deps),
  act: async ({ now, found: { document }, trace }, deps) => {
    const { deletedAt, propertyId } = document;
    if (deletedAt === undefined) return { success: 1 };
    if (deletedAt < restorableSince(now)) throw refuse('not-found');
    const object = documentAsObject(document);
    const after = auditedDocument(document);
    const left = trace({ action: 'document.restore', object, about: propertyId, after });
    await deps.documents.restore({ document, trace: left });
    return { success: 1 };
  },
});
