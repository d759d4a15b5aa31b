import { addDocument } from '../../functions/documents/add-document';
import { deleteDocument } from '../../functions/documents/delete-document';
import { getDocument } from '../../functions/documents/get-document';
import { listDocuments } from '../../functions/documents/list-documents';
import { restoreDocument } from '../../functions/documents/restore-document';
import { updateDocument } from '../../functions/documents/update-document';
import type { ViewerCall } from '../../functions/runtime/handler';
import type { UnitDocument } from '../../functions/table/documents';
import { documents as rows } from '../../shared/contract/documents';
import type { Viewer } from '../../shared/domain/roles';
import { aDocument } from './document-data';
import { viewerCall } from './fake-viewer';
import { pdfBytes } from './office-bytes';
import { ada, one, propertyId, tail, unitsStand } from './units-stand';

type Who = Partial<Viewer>;
type AddBody = Parameters<typeof addDocument>[0]['body'];
type UpdateBody = Parameters<typeof updateDocument>[0]['body'];
type ListQuery = Parameters<typeof listDocuments>[0]['query'];

export const unitKey = { organizationId: 'org_one', propertyId, unitId: one };
export { ada };

/** Staff with these documents granted, and all properties to see. */
export const staff = (level: 'view' | 'change', properties: 'all' | string[] = 'all'): Who => ({
  roleLabel: 'rentalManager',
  userId: 'usr_staff',
  grants: { areas: { properties: 'view', documents: level }, properties },
});

/** An organization with one property of two units, and the calls of documents made in it by its admin or somebody else. */
export function documentsStand() {
  const { deps, world } = unitsStand();
  const call = (who: Who): ViewerCall => viewerCall(world, who);
  let sent = 0;
  return {
    deps,
    world,
    put: (part: Partial<UnitDocument> = {}): UnitDocument => {
      const document = aDocument(unitKey, part);
      world.documents.set(document.documentId, document);
      world.files.set(document.file, { bytes: pdfBytes(), contentType: document.contentType });
      return document;
    },
    /** What lies where this person's upload of that name waits. */
    send: (bytes: Uint8Array = pdfBytes(), userId = 'usr_head'): string => {
      sent += 1;
      const upload = `doc_${String(sent).padStart(26, '0')}`;
      world.files.set(`uploads/org_one/${userId}/${upload}`, { bytes, contentType: 'application/pdf' });
      return upload;
    },
    add: (body: Partial<AddBody> & Pick<AddBody, 'upload'>, who: Who & Pick<ViewerCall, 'once'> = {}) => {
      const { once, ...viewer } = who;
      return addDocument(
        {
          ...call(viewer),
          ...(once && { once }),
          body: {
            unit_id: one,
            contentType: 'application/pdf',
            name: 'Lease',
            kind: 'lease',
            shared_with_owner: false,
            shared_with_tenant: false,
            ...body,
          },
        },
        deps,
      );
    },
    list: async (query: ListQuery = {}, who: Who = {}, unitId = one) => {
      const reply = await listDocuments({ ...call(who), params: { unitId }, query }, deps);
      return rows.listDocuments.reply.parse(reply).data;
    },
    get: async (id: string, who: Who = {}) => {
      const reply = await getDocument({ ...call(who), params: { id } }, deps);
      return rows.getDocument.reply.parse(reply).data;
    },
    update: (id: string, body: Partial<UpdateBody> = {}, who: Who = {}) =>
      updateDocument(
        {
          ...call(who),
          params: { id },
          body: {
            ...{ version: 1, name: 'Lease 2026', kind: 'lease' },
            ...{ shared_with_owner: false, shared_with_tenant: false },
            ...body,
          },
        },
        deps,
      ),
    remove: (id: string, who: Who = {}) => deleteDocument({ ...call(who), params: { id } }, deps),
    restore: (id: string, who: Who = {}) =>
      restoreDocument({ ...call(who), body: { document_id: id } }, deps),
    missing: `doc_${tail('a')}${tail('1')}${tail('z')}`,
  };
}
