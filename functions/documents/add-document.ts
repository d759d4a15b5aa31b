import { documents as rows } from '../../shared/contract/documents';
import { keepFile } from '../common/documents/keep-file';
import { seeDocumentUpload } from '../common/documents/see-document-upload';
import { findUnit } from '../common/portfolio/find-unit';
import { personName } from '../common/portfolio/person-name';
import { change } from '../runtime/change';
import { newDocumentId, type UnitDocument } from '../table/documents/record';
import { auditedDocument, documentAsObject } from './document-audit';
import { documentFile } from './document-keys';
import { documentName } from './document-name';

export const addDocument = change(rows.addDocument, {
  read: async ({ viewer, now, body: { unit_id: unitId, upload, contentType } }, deps) => {
    const [{ unit }, seen, addedByName] = await Promise.all([
      findUnit({ viewer, now, unitId }, deps),
      seeDocumentUpload({ owner: viewer, upload, contentType }, deps),
      personName(viewer, deps),
    ]);
    return { unit, seen, addedByName };
  },
  act: async ({ viewer, now, body, found: { unit, seen, addedByName }, trace }, deps) => {
    const { organizationId, propertyId, unitId } = unit;
    const documentId = newDocumentId(unitId, deps.ids.next('doc'));
    const ids = { organizationId, propertyId, unitId, documentId, contentType: body.contentType };
    const document: UnitDocument = {
      ...{
        ...ids,
        name: documentName(body.name),
        kind: body.kind,
        bytes: seen.size,
        file: documentFile(ids),
      },
      ...{ addedAt: now.toISOString(), addedBy: viewer.userId, addedByName, version: 1 },
      ...{ sharedWithOwner: body.shared_with_owner, sharedWithTenant: body.shared_with_tenant },
    };
    const object = documentAsObject(document);
    const after = auditedDocument(document);
    const left = trace({ action: 'document.add', object, about: propertyId, after });
    const reply = { success: 1, data: { document_id: documentId } } as const;
    const write = () => deps.documents.add({ document, trace: { ...left, reply } });
    await keepFile({ seen, document }, write, deps);
    return reply;
  },
});
