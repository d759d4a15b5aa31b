import { uploadKey } from '../../../functions/common/portfolio/image-keys';
import { documentFile } from '../../../functions/documents/document-keys';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { newDocumentId, type UnitDocument } from '../../../functions/table/documents/record';
import { propertyIdOfUnit } from '../../../functions/table/units/record';
import { pdfBytes } from '../../support/office-bytes';
import type { Making } from '../samples';

type Kept = Pick<
  UnitDocument,
  'organizationId' | 'propertyId' | 'unitId' | 'addedBy' | 'name' | 'sharedWithOwner'
> &
  Partial<Pick<UnitDocument, 'sharedWithTenant'>>;

const entryOf = (document: UnitDocument, deps: Deps) => ({
  organizationId: document.organizationId,
  auditId: deps.ids.next('aud'),
  at: deps.clock.now().toISOString(),
  action: 'document.add' as const,
  by: { userId: document.addedBy, userRoleId: '', roleLabel: 'orgAdmin', process: '' },
  object: { kind: 'document' as const, id: document.documentId, name: document.name },
  about: document.propertyId,
  requestId: 'set up',
});

const traceOf = (document: UnitDocument, deps: Deps) => ({
  audit: entryOf(document, deps),
  now: deps.clock.now(),
});

/** Stores a document with its file, as a call would. */
export async function saveDocument(kept: Kept, deps: Deps): Promise<UnitDocument> {
  const documentId = newDocumentId(kept.unitId, deps.ids.next('doc'));
  const contentType = 'application/pdf';
  const file = documentFile({ ...kept, documentId, contentType });
  const bytes = pdfBytes();
  const now = deps.clock.now();
  const document: UnitDocument = {
    sharedWithTenant: false,
    ...kept,
    documentId,
    contentType,
    file,
    kind: 'other',
    bytes: bytes.length,
    addedAt: now.toISOString(),
    addedByName: 'Person',
    version: 1,
  };
  await deps.files.put({ key: file, bytes, contentType });
  await deps.documents.add({ document, trace: { audit: entryOf(document, deps), now } });
  return document;
}

/** The name of the caller's finished upload, ready to become a document. */
export async function sentDocument({ world, scene }: Making, bytes = pdfBytes()): Promise<string> {
  const upload = world.deps.ids.next('doc');
  const key = uploadKey(scene.me.viewer, upload);
  await world.deps.files.put({ key, bytes, contentType: 'application/pdf' });
  return upload;
}

/** A long walk adds more than a unit can hold, so its earlier documents go. */
async function makeRoom(unit: Pick<Kept, 'organizationId' | 'unitId'>, deps: Deps): Promise<void> {
  if (!(await deps.documents.isFull(unit))) return;
  for (const document of await deps.documents.ofUnit(unit))
    await deps.documents.remove({ document, trace: traceOf(document, deps) });
}

// The id of a document the caller just added to this unit, deleted if wanted; made up for a missing unit.
// Nobody shares it: a rental owner reaches it because they added it.
export async function newDocumentOf(
  { world: { deps }, scene, fresh }: Making,
  unitId: string,
  { deleted }: { readonly deleted?: true } = {},
): Promise<string> {
  const propertyId = propertyIdOfUnit(unitId) ?? '';
  const home = [scene.home, scene.other].find(({ units }) => Object.values(units).includes(unitId));
  if (!home) return newDocumentId(unitId, deps.ids.next('doc'));
  const { organizationId } = home;
  const { userId } = scene.me.viewer;
  const own = { addedBy: userId, name: `Sample ${fresh}`, sharedWithOwner: false };
  await makeRoom({ organizationId, unitId }, deps);
  const document = await saveDocument({ organizationId, propertyId, unitId, ...own }, deps);
  if (deleted) await deps.documents.remove({ document, trace: traceOf(document, deps) });
  return document.documentId;
}
