import { beforeEach, describe, expect, it, vi } from 'vitest';
import { documentLimits } from '../../shared/domain/portfolio/documents';
import { jpegBytes, pngBytes } from '../../test/support/image-bytes';
import { pdfBytes } from '../../test/support/office-bytes';
import { openDocuments, staff } from '../../test/support/test-world/documents';
import { propertyId } from '../../test/support/test-world/portfolio';
import { one, two } from '../../test/support/test-world/units';
import { ada } from '../../test/support/test-world/viewer';
import { createDocumentUpload } from './create-document-upload';

let testWorld: Awaited<ReturnType<typeof openDocuments>>;
beforeEach(async () => {
  testWorld = await openDocuments();
});

const small = { width: 108, height: 108 };
const notFound = { code: 'not-found' };
const files = () => [...testWorld.files.keys()].toSorted();

describe('createDocumentUpload', () => {
  const start = (unitId = one, who = {}) =>
    createDocumentUpload(
      {
        ...testWorld.call(who),
        body: { unit_id: unitId, contentType: 'application/pdf', bytes: 1000 },
      },
      testWorld.deps,
    );

  it('signs an upload to the caller’s own place, of the announced type', async () => {
    const { data } = await start();
    expect(data.fields).toMatchObject({
      key: `uploads/org_one/usr_head/${data.upload}`,
      'Content-Type': 'application/pdf',
    });
  });

  it('says before anything is sent that the unit is full or not there', async () => {
    await testWorld.fill();
    await expect(start()).rejects.toMatchObject({ code: 'document-limit' });
    await expect(start(two)).resolves.toMatchObject({ success: 1 });
    await expect(start('unt_nonsense')).rejects.toMatchObject(notFound);
    await expect(start(two, { roleLabel: 'tenant' })).rejects.toMatchObject(notFound);
  });
});

describe('addDocument', () => {
  it('keeps the upload as a document, with who and when, and tells the property’s log', async () => {
    await testWorld.account({ firstName: 'Hanna', lastName: 'Head' });
    const { data } = await testWorld.add({
      upload: testWorld.send(pdfBytes(500)),
      name: ' Lease\r\n2026 ',
      shared_with_owner: true,
    });
    const [kept] = await testWorld.kept();
    expect(kept).toMatchObject({
      documentId: data.document_id,
      name: 'Lease 2026',
      bytes: 500,
      addedBy: 'usr_head',
      addedByName: 'Hanna Head',
      sharedWithOwner: true,
      sharedWithTenant: false,
      version: 1,
    });
    const place = `documents/org_one/${propertyId}/${one}/${data.document_id}.pdf`;
    expect(files()).toEqual([place]);
    expect(testWorld.files.get(place)?.contentType).toBe('application/pdf');
    expect(await testWorld.audit()).toMatchObject([
      { action: 'document.add', about: propertyId, object: { kind: 'document', name: 'Lease 2026' } },
    ]);
  });

  it('keeps a small picture of it, which lists show by a signed address and without a log entry', async () => {
    const thumb = testWorld.send(jpegBytes(small));
    await testWorld.add({
      upload: testWorld.send(pngBytes({ width: 800, height: 600 })),
      thumb,
      contentType: 'image/png',
      kind: 'photo',
    });
    await testWorld.add({ upload: testWorld.send() });
    const places = files();
    expect(places.map((place) => place.replace(/.*?(-thumb)?\./, '$1.'))).toEqual([
      '-thumb.jpg',
      '.png',
      '.pdf',
    ]);
    expect(testWorld.files.get(places[0] ?? '')?.contentType).toBe('image/jpeg');
    const thumbs = (await testWorld.list()).documents.map((line) => line.thumb);
    expect(thumbs).toEqual([undefined, expect.stringContaining(places[0] ?? '')]);
    await testWorld.remove((await testWorld.list()).documents[1]?.document_id ?? '');
    expect((await testWorld.list({ deleted: '1' })).documents[0]?.thumb).toBeUndefined();
    expect(await testWorld.audit()).toHaveLength(3);
  });

  it('takes as a small picture only the caller’s own small JPEG, and keeps nothing else', async () => {
    const wrong = [
      testWorld.send(pngBytes(small)),
      testWorld.send(jpegBytes(small, documentLimits.thumbBytes)),
      testWorld.send(jpegBytes(small), 'usr_ada'),
    ];
    const before = files();
    for (const thumb of wrong)
      await expect(testWorld.add({ upload: testWorld.send(), thumb })).rejects.toThrow();
    expect(files().filter((place) => place.startsWith('documents/'))).toEqual([]);
    expect(before.length).toBe(3);
    expect(await testWorld.kept()).toEqual([]);
  });

  it('takes nobody else’s upload, no photo’s, and no place of its own choice', async () => {
    const hers = testWorld.send(pdfBytes(), 'usr_ada');
    testWorld.files.set('uploads/org_one/usr_head/img_00000000000000000000000001', {
      bytes: pdfBytes(),
      contentType: 'application/pdf',
    });
    const before = files();
    for (const upload of [hers, 'img_00000000000000000000000001', '../usr_ada/x', `../usr_ada/${hers}`])
      await expect(testWorld.add({ upload })).rejects.toMatchObject({
        code: 'not-found',
        details: { fields: { upload: expect.any(String) } },
      });
    expect(files()).toEqual(before);
    expect(await testWorld.kept()).toEqual([]);
  });

  it.each([
    ['a page that says it is a PDF', new TextEncoder().encode('<script>alert(1)</script>')],
    ['a picture that says it is a PDF', pngBytes({ width: 8, height: 8 })],
    ['nothing at all', new Uint8Array()],
  ])('refuses %s, and keeps nothing of it [R14]', async (_, bytes) => {
    const upload = testWorld.send(bytes);
    await expect(testWorld.add({ upload })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { upload: expect.any(String) } },
    });
    expect(await testWorld.kept()).toEqual([]);
    expect(files()).toHaveLength(1);
  });

  it('refuses what was swapped after it was looked at', async () => {
    const upload = testWorld.send();
    const { peek } = testWorld.deps.files;
    vi.spyOn(testWorld.deps.files, 'peek').mockImplementation(async (key, bytes) => {
      const found = await peek(key, bytes);
      testWorld.files.set(key, { bytes: new TextEncoder().encode('<html>'), contentType: 'application/pdf' });
      return found;
    });
    // The swapped content is checked again, and is no PDF.
    await expect(testWorld.add({ upload })).rejects.toMatchObject({ code: 'invalid' });
    expect(await testWorld.kept()).toEqual([]);
    expect(files().filter((key) => key.startsWith('documents/'))).toEqual([]);
  });

  it('refuses more than 25 MB, a name without a letter, and one more than a unit can hold', async () => {
    const large = testWorld.send(pdfBytes(documentLimits.bytes + 1));
    await expect(testWorld.add({ upload: large })).rejects.toMatchObject({ code: 'invalid' });
    await expect(testWorld.add({ upload: testWorld.send(), name: '\u202e \r\n' })).rejects.toMatchObject({
      details: { fields: { name: 'Name is required' } },
    });
    await testWorld.fill();
    const before = files().length;
    await expect(testWorld.add({ upload: testWorld.send() })).rejects.toMatchObject({
      code: 'document-limit',
    });
    // The upload stays; the copy is removed.
    expect(files()).toHaveLength(before + 1);
  });

  it('answers a repeat what the first was answered, its upload long gone', async () => {
    const upload = testWorld.send();
    const once = { organizationId: 'org_one', scope: 'add', key: 'key-1234', hash: 'h' };
    const first = await testWorld.add({ upload }, { once });
    expect(await testWorld.add({ upload }, { once })).toEqual(first);
    await expect(testWorld.add({ upload })).rejects.toMatchObject(notFound);
    expect(await testWorld.kept()).toHaveLength(1);
    expect(files()).toHaveLength(1);
  });

  it('is also a rental owner’s at a unit of his, who then sees and changes it', async () => {
    const { data } = await testWorld.add({ upload: testWorld.send(pdfBytes(), 'usr_ada') }, ada);
    expect((await testWorld.list({}, ada)).documents).toHaveLength(1);
    await testWorld.update(data.document_id, { name: 'Mine' }, ada);
    const stranger = testWorld.add(
      { upload: testWorld.send(pdfBytes(), 'usr_ada') },
      { ...ada, ownerId: 'own_other' },
    );
    await expect(stranger).rejects.toMatchObject(notFound);
  });
});

describe('changing, deleting and bringing back', () => {
  it('changes what was read, logs what differs, and does a repeat', async () => {
    const { documentId } = await testWorld.keep();
    const change = { name: 'Notice', kind: 'notice' as const };
    expect(await testWorld.update(documentId, change)).toMatchObject({ data: { version: 2 } });
    expect(await testWorld.update(documentId, change)).toMatchObject({ data: { version: 2 } });
    await expect(testWorld.update(documentId, { name: 'Other' })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    });
    expect(await testWorld.audit()).toMatchObject([
      {
        action: 'document.update',
        about: propertyId,
        before: { name: 'Lease 2026', kind: 'lease' },
        after: { name: 'Notice', kind: 'notice' },
      },
    ]);
    await expect(testWorld.update(documentId, { version: 2, name: '\u200f' })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('deletes for everyone, and brings back as it was', async () => {
    const { documentId, file } = await testWorld.keep({ name: 'Keep me' });
    await testWorld.remove(documentId);
    expect((await testWorld.list({})).documents).toEqual([]);
    expect(files()).toEqual([file]);
    await expect(testWorld.remove(documentId)).rejects.toMatchObject(notFound);
    await expect(testWorld.update(documentId)).rejects.toMatchObject(notFound);
    await testWorld.restore(documentId);
    expect((await testWorld.list({})).documents).toMatchObject([{ name: 'Keep me' }]);
    expect(await testWorld.restore(documentId)).toEqual({ success: 1 });
    const actions = (await testWorld.audit()).map(({ action }) => action);
    expect(actions).toEqual(['document.restore', 'document.delete']);
  });

  it('brings nothing back after thirty days, nor to a unit that is full', async () => {
    const [first, second] = [await testWorld.keep(), await testWorld.keep()];
    await testWorld.remove(first.documentId);
    await testWorld.remove(second.documentId);
    const last = await testWorld.fill();
    await expect(testWorld.restore(first.documentId)).rejects.toMatchObject({ code: 'document-limit' });
    await testWorld.remove(last.documentId);
    testWorld.wait(30 * 86_400);
    await testWorld.restore(first.documentId);
    testWorld.wait(1);
    await expect(testWorld.restore(second.documentId)).rejects.toMatchObject(notFound);
    await expect(testWorld.restore(testWorld.missing)).rejects.toMatchObject(notFound);
  });

  it.each([
    ['a rental owner, of what is shared with him', ada],
    ['staff without this property', staff('change', ['prp_other'])],
    ['another organization', { organizationId: 'org_two' }],
    ['a tenant', { roleLabel: 'tenant' as const }],
  ])('is nothing for %s', async (_, who) => {
    const { documentId } = await testWorld.keep({ sharedWithOwner: true, sharedWithTenant: true });
    const gone = await testWorld.keep({ sharedWithOwner: true });
    await testWorld.remove(gone.documentId);
    await expect(testWorld.update(documentId, { name: 'X' }, who)).rejects.toMatchObject(notFound);
    await expect(testWorld.remove(documentId, who)).rejects.toMatchObject(notFound);
    await expect(testWorld.restore(gone.documentId, who)).rejects.toMatchObject(notFound);
    expect(await testWorld.audit()).toHaveLength(1);
  });
});
