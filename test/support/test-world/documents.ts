import { addDocument } from '../../../functions/documents/add-document';
import { deleteDocument } from '../../../functions/documents/delete-document';
import { getDocument } from '../../../functions/documents/get-document';
import { listDocuments } from '../../../functions/documents/list-documents';
import { restoreDocument } from '../../../functions/documents/restore-document';
import { updateDocument } from '../../../functions/documents/update-document';
import type { ViewerCall } from '../../../functions/runtime/handler';
import { put } from '../../../functions/table/db/writes';
import { DocumentLine, UnitDocument } from '../../../functions/table/documents/record';
import { attachedPartition, UnitCount } from '../../../functions/table/units/record';
import { attach } from '../../../functions/table/units/writes';
import { documents as rows } from '../../../shared/contract/documents';
import type { RequestOf } from '../../../shared/contract/endpoint';
import type { Viewer } from '../../../shared/domain/people/roles';
import { documentLimits } from '../../../shared/domain/portfolio/documents';
import { aDocument } from '../document-data';
import { pdfBytes } from '../office-bytes';
import { openTestWorld } from '../test-world';
import { idOf, propertyId } from './portfolio';
import { one } from './units';

type Who = Partial<Viewer>;
type AddBody = RequestOf<typeof rows.addDocument>['body'];
type UpdateBody = RequestOf<typeof rows.updateDocument>['body'];
type ListQuery = RequestOf<typeof rows.listDocuments>['query'];

export const unitKey = { organizationId: 'org_one', propertyId, unitId: one };

/** Staff with this documents grant, on all properties. */
export const staff = (level: 'view' | 'change', properties: 'all' | string[] = 'all'): Who => ({
  roleLabel: 'rentalManager',
  userId: 'usr_staff',
  grants: { areas: { properties: 'view', documents: level }, properties },
});

/** An organization with one property of two units, and the document calls by its admin or someone else. */
export async function openDocuments() {
  const testWorld = await openTestWorld();
  const { call, perform, deps, db, files } = testWorld;
  await testWorld.organization({ unitCount: 2 });
  await testWorld.property({ units: [{}, {}] });
  let sent = 0;
  const keep = async (part: Partial<UnitDocument> = {}): Promise<UnitDocument> => {
    const document = aDocument(unitKey, part);
    await db.transact([
      ...attach('document', document),
      put(UnitDocument, document),
      put(DocumentLine, document),
    ]);
    files.set(document.file, { bytes: pdfBytes(), contentType: document.contentType });
    return document;
  };
  /** Without their count, for tests that look only at records. */
  const keepMany = async (count: number): Promise<UnitDocument[]> => {
    const documents = Array.from({ length: count }, () => aDocument(unitKey));
    await db.writeAll(documents.map((document) => put(UnitDocument, document)));
    for (const { file, contentType } of documents) files.set(file, { bytes: pdfBytes(), contentType });
    return documents;
  };
  return {
    ...testWorld,
    keep,
    keepMany,
    /** Every document of the unit, deleted ones too. */
    kept: () =>
      db.list(UnitDocument, {
        partition: attachedPartition(unitKey.organizationId, unitKey.unitId),
        index: 'byOrder',
      }),
    /** Adds a document and sets the unit's count to the limit. */
    fill: async (): Promise<UnitDocument> => {
      const document = await keep();
      await db.write(put(UnitCount, { ...document, documents: documentLimits.perUnit }));
      return document;
    },
    /** The object behind this person's pending upload. */
    send: (bytes: Uint8Array = pdfBytes(), userId = 'usr_head'): string => {
      sent += 1;
      const upload = `doc_${String(sent).padStart(26, '0')}`;
      files.set(`uploads/org_one/${userId}/${upload}`, { bytes, contentType: 'application/pdf' });
      return upload;
    },
    add: (body: Partial<AddBody> & Pick<AddBody, 'upload'>, who: Who & Pick<ViewerCall, 'once'> = {}) => {
      const { once, ...viewer } = who;
      const facts = { contentType: 'application/pdf', name: 'Lease', kind: 'lease' } as const;
      const shared = { shared_with_owner: false, shared_with_tenant: false };
      return perform(addDocument, {
        ...call(viewer),
        once,
        body: { unit_id: one, ...facts, ...shared, ...body },
      });
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
      perform(updateDocument, {
        ...call(who),
        params: { id },
        body: {
          version: 1,
          name: 'Lease 2026',
          kind: 'lease',
          shared_with_owner: false,
          shared_with_tenant: false,
          ...body,
        },
      }),
    remove: (id: string, who: Who = {}) => perform(deleteDocument, { ...call(who), params: { id } }),
    restore: (id: string, who: Who = {}) =>
      perform(restoreDocument, { ...call(who), body: { document_id: id } }),
    missing: `doc_${idOf('', 'a').slice(1)}${idOf('', '1').slice(1)}${idOf('', 'z').slice(1)}`,
  };
}
