import { documents as rows } from '../../shared/contract/documents';
import { refuse } from '../../shared/wire/refusals';
import { changedFields } from '../common/portfolio/changed-fields';
import { change } from '../runtime/change';
import type { UnitDocument } from '../table/documents/record';
import { auditedDocument, documentAsObject } from './document-audit';
import { documentName } from './document-name';
import { findOwnDocument } from './find-document';

/** Needs the current version. A change of nothing succeeds, so a repeat after a lost answer does too. */
export const updateDocument = change(rows.updateDocument, {
  read: ({ viewer, now, params }, deps) => findOwnDocument({ viewer, now, documentId: params.id }, deps),
  act: async ({ body, now, found: { document: before }, trace }, deps) => {
    const after: UnitDocument = {
      ...before,
      name: documentName(body.name),
      kind: body.kind,
      sharedWithOwner: body.shared_with_owner,
      sharedWithTenant: body.shared_with_tenant,
      sharedWithTenantAt: before.sharedWithTenant ? before.sharedWithTenantAt : now.toISOString(),
    };
    const changed = changedFields(auditedDocument(before), auditedDocument(after));
    if (!changed) return { success: 1, data: { version: before.version } };
    if (body.version !== before.version) throw refuse('changed-meanwhile');
    const object = documentAsObject(after);
    const left = trace({ action: 'document.update', object, about: before.propertyId, ...changed });
    return { success: 1, data: { version: await deps.documents.change({ before, after, trace: left }) } };
  },
});
