import type { Contract } from '../../shared/contract';
import { refuse } from '../../shared/wire/refusals';
import { changedFields } from '../portfolio/changed-fields';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';
import type { UnitDocument } from '../table/documents';
import { auditedDocument, documentAsObject } from './document-audit';
import { documentName } from './document-name';
import { findOwnDocument } from './find-document';

/** Changed by who read it at its present version. What leaves everything as it stands is done: so a repeat after a lost answer finds its own work. */
export const updateDocument: Handler<Contract['documents']['updateDocument']> = async (request, deps) => {
  const { viewer, now, params, body } = request;
  const { document: before } = await findOwnDocument({ viewer, now, documentId: params.id }, deps);
  const after: UnitDocument = {
    ...before,
    name: documentName(body.name),
    kind: body.kind,
    sharedWithOwner: body.shared_with_owner,
    sharedWithTenant: body.shared_with_tenant,
  };
  const changed = changedFields(auditedDocument(before), auditedDocument(after));
  if (!changed) return { success: 1, data: { version: before.version } };
  if (body.version !== before.version) throw refuse('changed-meanwhile');
  const change = { object: documentAsObject(after), about: before.propertyId, ...changed };
  const audit = audited(request, { action: 'document.update', ...change }, deps);
  return { success: 1, data: { version: await deps.documents.change({ before, after, audit }) } };
};
