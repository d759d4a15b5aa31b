import { documents as rows } from '../../shared/contract/documents';
import { documentLimits } from '../../shared/domain/portfolio/documents';
import { saveFile } from '../common/documents/save-file';
import { seeDocumentUpload } from '../common/documents/see-document-upload';
import { findUnit } from '../common/portfolio/find-unit';
import { personName } from '../common/portfolio/person-name';
import { change } from '../runtime/change';
import { newDocumentId, thumbFile, type UnitDocument } from '../table/documents/record';
import { auditedDocument, documentAsObject } from './document-audit';
import { documentFile } from './document-keys';
import { documentName } from './document-name';

export const addDocument = change(rows.addDocument, {
  read: async ({ viewer, now, body: { unit_id: unitId, upload, thumb, contentType } }, deps) => {
    const small = { owner: viewer, contentType: 'image/jpeg', most: documentLimits.thumbBytes } as const;
    const [{ unit }, seen, seenThumb, addedByName] = await Promise.all([
      findUnit({ viewer, now, unitId }, deps),
      seeDocumentUpload({ owner: viewer, upload, contentType }, deps),
      thumb === undefined ? undefined : seeDocumentUpload({ ...small, upload: thumb }, deps),
      personName(viewer, deps),
    ]);
    return { unit, seen, seenThumb, addedByName };
  },
  act: async ({ viewer, now, body, found: { unit, seen, seenThumb, addedByName }, trace }, deps) => {
    const { organizationId, propertyId, unitId } = unit;
    const documentId = newDocumentId(unitId, deps.ids.next('doc'));
    const ids = { organizationId, propertyId, unitId, documentId, contentType: body.contentType };
    const document: UnitDocument = {
      ...ids,
      name: documentName(body.name),
      kind: body.kind,
      bytes: seen.size,
      file: documentFile(ids),
      addedAt: now.toISOString(),
      addedBy: viewer.userId,
      addedByName,
      version: 1,
      sharedWithOwner: body.shared_with_owner,
      sharedWithTenant: body.shared_with_tenant,
      ...(seenThumb && { hasThumb: true }),
    };
    const object = documentAsObject(document);
    const after = auditedDocument(document);
    const left = trace({ action: 'document.add', object, about: propertyId, after });
    const reply = { success: 1, data: { document_id: documentId } } as const;
    const write = () => deps.documents.add({ document, trace: { ...left, reply } });
    const small = { file: thumbFile(ids), contentType: 'image/jpeg' } as const;
    const thumb = seenThumb && { seen: seenThumb, document: small };
    await saveFile({ seen, document, thumb }, write, deps);
    return reply;
  },
});
