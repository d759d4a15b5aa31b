import { readFile } from 'node:fs/promises';
import { auditedDocument, documentAsObject } from '../../../functions/documents/document-audit';
import { documentFile } from '../../../functions/documents/document-keys';
import { audited } from '../../../functions/runtime/audit';
import type { Deps } from '../../../functions/runtime/deps/deps';
import { newDocumentId, thumbFile, type UnitDocument } from '../../../functions/table/documents/record';
import type { Unit } from '../../../functions/table/units/record';
import { callOf } from './call-of-head';
import type { DemoPerson } from './people';
import { type DemoPhoto, pathOf, smallPathOf } from './photos';
import type { Seeded } from './subscriptions';

/** Where the photos of the units are documents too. */
const photographed: readonly string[] = ['Alder Court', 'Beacon House'];
/** After most of the demo's leases were sent, so that their tenants see them. */
const daysAgo = 3;

type Adding = Omit<Seeded, 'people' | 'photos'> & {
  readonly head: DemoPerson;
  readonly unit: Unit;
  readonly photo: DemoPhoto;
};

async function addPhoto({ head, unit, photo, ids, now }: Adding, deps: Deps): Promise<void> {
  const { organizationId, propertyId, unitId } = unit;
  const documentId = newDocumentId(unitId, ids.next('doc'));
  const of = { organizationId, propertyId, unitId, documentId, contentType: 'image/webp' } as const;
  const { demo, role } = head;
  const document: UnitDocument = {
    ...of,
    name: `${photo.alt}, unit ${unit.unitNumber}`,
    kind: 'photo',
    bytes: photo.bytes,
    file: documentFile(of),
    addedAt: now.toISOString(),
    addedBy: role.userId,
    version: 1,
    addedByName: `${demo.firstName} ${demo.lastName}`,
    hasThumb: true,
    sharedWithOwner: true,
    sharedWithTenant: true,
  };
  const [bytes, small] = await Promise.all([readFile(pathOf(photo.file)), readFile(smallPathOf(photo.file))]);
  await deps.files.put({ key: document.file, bytes, contentType: 'image/webp' });
  await deps.files.put({ key: thumbFile(of), bytes: small, contentType: 'image/jpeg' });
  const entry = {
    action: 'document.add' as const,
    about: propertyId,
    object: documentAsObject(document),
    after: auditedDocument(document),
  };
  const trace = { audit: audited(callOf({ head, deps }, now), entry, deps), now };
  await deps.documents.add({ document, trace });
}

/** Photos among the documents, shared with owners and tenants. Needs the file storage. */
export async function writeDocuments({ people, ids, now, photos }: Seeded, deps: Deps): Promise<void> {
  const then = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000);
  const head = people.find(({ demo }) => demo.email === 'orgadmin@demo.test');
  if (!head) throw new Error('The demo data has no Northgate Homes');
  const { organizationId } = head.role;
  const all = { organizationId, scope: { kind: 'all' }, sort: 'oldest', limit: 100 } as const;
  const { properties } = await deps.properties.page(all);
  for (const { propertyId } of properties.filter(({ title }) => photographed.includes(title))) {
    const found = await deps.properties.byId({ organizationId, propertyId });
    for (const unit of found?.units ?? [])
      for (const photo of photos.filter(({ key }) => unit.images.includes(key)))
        await addPhoto({ head, unit, photo, ids, now: then }, deps);
  }
}
