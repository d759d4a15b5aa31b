import type { Contract } from '../../shared/contract';
import { again } from '../portfolio/again';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';
import { auditedDocument, documentAsObject } from './document-audit';
import { findOwnDocument } from './find-document';

/** Deleted for everybody at once; the file stays for thirty days, so that it can be brought back. */
export const deleteDocument: Handler<Contract['documents']['deleteDocument']> = async (request, deps) => {
  const { viewer, now, params } = request;
  await again(async () => {
    const { document } = await findOwnDocument({ viewer, now, documentId: params.id }, deps);
    const change = {
      action: 'document.delete',
      object: documentAsObject(document),
      about: document.propertyId,
      before: auditedDocument(document),
    } as const;
    await deps.documents.remove({ document, audit: audited(request, change, deps) });
  });
  return { success: 1 };
};
