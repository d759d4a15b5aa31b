import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { again } from '../portfolio/again';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';
import { restorableSince } from '../table/document-times';
import { auditedDocument, documentAsObject } from './document-audit';
import { findKeptDocument } from './find-document';

/** Back where it was, if that was no longer than thirty days ago and its unit has room. One that is there already is there: a repeat is done. */
export const restoreDocument: Handler<Contract['documents']['restoreDocument']> = async (request, deps) => {
  const { viewer, now, body } = request;
  await again(async () => {
    const { document } = await findKeptDocument({ viewer, now, documentId: body.document_id }, deps);
    const { deletedAt } = document;
    if (deletedAt === undefined) return;
    if (deletedAt < restorableSince(now)) throw refuse('not-found');
    const change = {
      action: 'document.restore',
      object: documentAsObject(document),
      about: document.propertyId,
      after: auditedDocument(document),
    } as const;
    await deps.documents.restore({ document, audit: audited(request, change, deps) });
  });
  return { success: 1 };
};
