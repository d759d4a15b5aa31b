import { beforeEach, describe, expect, it } from 'vitest';
import { documentLimits } from '../../shared/domain/documents';
import { ada, documentsStand, staff } from '../../test/support/documents-stand';
import { viewerCall } from '../../test/support/fake-viewer';
import { pngBytes } from '../../test/support/image-bytes';
import { pdfBytes } from '../../test/support/office-bytes';
import { one, propertyId, two } from '../../test/support/units-stand';
import { createDocumentUpload } from './create-document-upload';

let { deps, world, put, send, add, list, update, remove, restore, missing } = documentsStand();
beforeEach(() => {
  ({ deps, world, put, send, add, list, update, remove, restore, missing } = documentsStand());
});

const notFound = { code: 'not-found' };
const files = () => [...world.files.keys()].toSorted();
const documents = () => [...world.documents.values()];
const fill = () => {
  for (let at = 0; at < documentLimits.perUnit; at += 1) put();
};

describe('createDocumentUpload', () => {
  const start = (unitId = one, who = {}) =>
    createDocumentUpload(
      {
        ...viewerCall(world, who),
        body: { unit_id: unitId, contentType: 'application/pdf', bytes: 1000 },
      },
      deps,
    );

  it('signs an upload to the caller’s own place, of the announced type', async () => {
    const { data } = await start();
    expect(data.fields).toMatchObject({
      key: `uploads/org_one/usr_head/${data.upload}`,
      'Content-Type': 'application/pdf',
    });
  });

  it('says before anything is sent that the unit is full or not there', async () => {
    fill();
    await expect(start()).rejects.toMatchObject({ code: 'document-limit' });
    await expect(start(two)).resolves.toMatchObject({ success: 1 });
    await expect(start('unt_nonsense')).rejects.toMatchObject(notFound);
    await expect(start(two, { roleLabel: 'tenant' })).rejects.toMatchObject(notFound);
  });
});

describe('addDocument', () => {
  it('keeps the upload as a document, with who and when, and tells the property’s log', async () => {
    world.accounts.set('usr_head', {
      ...{ userId: 'usr_head', email: 'head@demo.test', firstName: 'Hanna', lastName: 'Head', mobile: '' },
      ...{ passwordHash: '', active: true, createdAt: '' },
    });
    const { data } = await add({
      upload: send(pdfBytes(500)),
      name: ' Lease\r\n2026 ',
      shared_with_owner: true,
    });
    const [kept] = documents();
    expect(kept).toMatchObject({
      ...{ documentId: data.document_id, name: 'Lease 2026', bytes: 500, addedBy: 'usr_head' },
      ...{ addedByName: 'Hanna Head', sharedWithOwner: true, sharedWithTenant: false, version: 1 },
    });
    const place = `documents/org_one/${propertyId}/${one}/${data.document_id}.pdf`;
    expect(files()).toEqual([place]);
    expect(world.files.get(place)?.contentType).toBe('application/pdf');
    expect(world.audit).toMatchObject([
      { action: 'document.add', about: propertyId, object: { kind: 'document', name: 'Lease 2026' } },
    ]);
  });

  it('takes nobody else’s upload, no photo’s, and no place of its own choice', async () => {
    const hers = send(pdfBytes(), 'usr_ada');
    world.files.set('uploads/org_one/usr_head/img_00000000000000000000000001', {
      ...{ bytes: pdfBytes(), contentType: 'application/pdf' },
    });
    const before = files();
    for (const upload of [hers, 'img_00000000000000000000000001', '../usr_ada/x', `../usr_ada/${hers}`])
      await expect(add({ upload })).rejects.toMatchObject({
        code: 'not-found',
        details: { fields: { upload: expect.any(String) } },
      });
    expect(files()).toEqual(before);
    expect(documents()).toEqual([]);
  });

  it.each([
    ['a page that says it is a PDF', new TextEncoder().encode('<script>alert(1)</script>')],
    ['a picture that says it is a PDF', pngBytes({ width: 8, height: 8 })],
    ['nothing at all', new Uint8Array()],
  ])('refuses %s, and keeps nothing of it [R14]', async (_, bytes) => {
    const upload = send(bytes);
    await expect(add({ upload })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { upload: expect.any(String) } },
    });
    expect(documents()).toEqual([]);
    expect(files()).toHaveLength(1);
  });

  it('refuses what was swapped after it was looked at', async () => {
    const upload = send();
    const { peek } = deps.files;
    const swapping = {
      ...deps.files,
      peek: async (key: string, bytes: number) => {
        const found = await peek(key, bytes);
        world.files.set(key, { bytes: new TextEncoder().encode('<html>'), contentType: 'application/pdf' });
        return found;
      },
    };
    Object.assign(deps, { files: swapping });
    await expect(add({ upload })).rejects.toMatchObject({ code: 'conflict' });
    expect(documents()).toEqual([]);
    expect(files().filter((key) => key.startsWith('documents/'))).toEqual([]);
  });

  it('refuses more than 25 MB, a name without a letter, and one more than a unit can hold', async () => {
    const large = send(pdfBytes(documentLimits.bytes + 1));
    await expect(add({ upload: large })).rejects.toMatchObject({ code: 'invalid' });
    await expect(add({ upload: send(), name: '\u202e \r\n' })).rejects.toMatchObject({
      details: { fields: { name: 'Name is required' } },
    });
    fill();
    const before = files().length;
    await expect(add({ upload: send() })).rejects.toMatchObject({ code: 'document-limit' });
    // The upload stays, the copy goes.
    expect(files()).toHaveLength(before + 1);
  });

  it('answers a repeat what the first was answered, its upload long gone', async () => {
    const upload = send();
    const once = { organizationId: 'org_one', scope: 'add', key: 'key-1234', hash: 'h' };
    const first = await add({ upload }, { once });
    expect(await add({ upload }, { once })).toEqual(first);
    await expect(add({ upload })).rejects.toMatchObject(notFound);
    expect(documents()).toHaveLength(1);
    expect(files()).toHaveLength(1);
  });

  it('is also a rental owner’s at a unit of his, who then sees and changes it', async () => {
    const { data } = await add({ upload: send(pdfBytes(), 'usr_ada') }, ada);
    expect((await list({}, ada)).documents).toHaveLength(1);
    await update(data.document_id, { name: 'Mine' }, ada);
    const stranger = add({ upload: send(pdfBytes(), 'usr_ada') }, { ...ada, ownerId: 'own_other' });
    await expect(stranger).rejects.toMatchObject(notFound);
  });
});

describe('changing, deleting and bringing back', () => {
  it('changes what was read, logs what differs, and does a repeat', async () => {
    const { documentId } = put();
    const change = { name: 'Notice', kind: 'notice' as const };
    expect(await update(documentId, change)).toMatchObject({ data: { version: 2 } });
    expect(await update(documentId, change)).toMatchObject({ data: { version: 2 } });
    await expect(update(documentId, { name: 'Other' })).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(world.audit).toMatchObject([
      {
        action: 'document.update',
        about: propertyId,
        before: { name: 'Lease 2026', kind: 'lease' },
        after: { name: 'Notice', kind: 'notice' },
      },
    ]);
    await expect(update(documentId, { version: 2, name: '\u200f' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('deletes for everybody, and brings back as it was', async () => {
    const { documentId, file } = put({ name: 'Keep me' });
    await remove(documentId);
    expect((await list({})).documents).toEqual([]);
    expect(files()).toEqual([file]);
    await expect(remove(documentId)).rejects.toMatchObject(notFound);
    await expect(update(documentId)).rejects.toMatchObject(notFound);
    await restore(documentId);
    expect((await list({})).documents).toMatchObject([{ name: 'Keep me' }]);
    expect(await restore(documentId)).toEqual({ success: 1 });
    expect(world.audit.map(({ action }) => action)).toEqual(['document.delete', 'document.restore']);
  });

  it('brings nothing back after thirty days, nor to a unit that is full', async () => {
    const [first, second] = [put(), put()];
    await remove(first.documentId);
    await remove(second.documentId);
    fill();
    await expect(restore(first.documentId)).rejects.toMatchObject({ code: 'document-limit' });
    world.documents.delete(documents().at(-1)?.documentId ?? '');
    world.wait(30 * 86_400);
    await restore(first.documentId);
    world.wait(1);
    await expect(restore(second.documentId)).rejects.toMatchObject(notFound);
    await expect(restore(missing)).rejects.toMatchObject(notFound);
  });

  it.each([
    ['a rental owner, of what is shared with him', ada],
    ['staff without this property', staff('change', ['prp_other'])],
    ['another organization', { organizationId: 'org_two' }],
    ['a tenant', { roleLabel: 'tenant' as const }],
  ])('is nothing for %s', async (_, who) => {
    const { documentId } = put({ sharedWithOwner: true, sharedWithTenant: true });
    const gone = put({ sharedWithOwner: true });
    await remove(gone.documentId);
    await expect(update(documentId, { name: 'X' }, who)).rejects.toMatchObject(notFound);
    await expect(remove(documentId, who)).rejects.toMatchObject(notFound);
    await expect(restore(gone.documentId, who)).rejects.toMatchObject(notFound);
    expect(world.audit).toHaveLength(1);
  });
});
