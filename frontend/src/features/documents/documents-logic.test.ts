import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentLimits } from '../../../../shared/domain/portfolio/documents';
import { ApiRefusal, Offline } from '../../api/refusal';
import { sharedWords, typeName } from './document-texts';
import { parseDocumentPlace, parseDocumentsPlace, queryOf } from './documents-place';
import { countOf } from './queries';
import { fileProblem, firstName, roomProblem } from './upload/file-rules';
import { documentPost } from './upload/post-document';
import { keyring, type TrayItem, trayItem } from './upload/tray-item';

afterEach(() => vi.unstubAllGlobals());

describe('who sees a document, in words', () => {
  it.each([
    [false, false, 'Not shared'],
    [true, false, 'Shared with the owner'],
    [false, true, 'Shared with the tenant'],
    [true, true, 'Shared with the owner and the tenant'],
  ])('owner %s, tenant %s: %s', (shared_with_owner, shared_with_tenant, words) => {
    expect(sharedWords({ shared_with_owner, shared_with_tenant })).toBe(words);
  });
});

describe('the type of a document', () => {
  it.each([
    ['application/pdf', 'PDF'],
    ['text/plain', 'Text'],
    ['image/webp', 'WebP picture'],
    ['toString', 'File'],
  ])('%s is called %s', (type, name) => {
    expect(typeName(type)).toBe(name);
  });
});

describe('the address of a unit’s documents', () => {
  it('prefers id over the other names of the unit', () => {
    expect(parseDocumentsPlace({ id: 'unt_1', unit_id: 'unt_2' })).toMatchObject({ id: 'unt_1' });
    expect(parseDocumentPlace({ id: 'doc_1', document_id: 'doc_2' })).toEqual({ id: 'doc_1' });
    expect(parseDocumentPlace({ documentId: 'doc_3' })).toEqual({ id: 'doc_3' });
  });

  it('asks for deleted documents only where it says so, and never for the unit twice', () => {
    expect(queryOf({ id: 'unt_1', deleted: true })).toMatchObject({ deleted: '1' });
    expect(queryOf({ id: 'unt_1' })?.deleted).toBeUndefined();
    expect(queryOf({ id: 'unt_1' })).not.toHaveProperty('id');
  });
});

it('documents are counted in a folder, in an empty one, and in all', () => {
  const counts = { lease: 2, photo: 3 };
  expect([countOf(counts, 'lease'), countOf(counts, 'notice'), countOf(counts)]).toEqual([2, 0, 5]);
});

describe('what a unit can take', () => {
  it('is said with the number that still fits', () => {
    expect(roomProblem(-1)).toMatch(/^This unit holds 200 documents/);
    expect(roomProblem(0)).toMatch(/^This unit holds 200 documents/);
    expect(roomProblem(1)).toBe('Only 1 more document fits this unit. The others were left out.');
    expect(roomProblem(2)).toBe('Only 2 more documents fit this unit. The others were left out.');
  });

  it('ends one byte past the limit', () => {
    const of = (size: number) => fileProblem({ name: 'x.pdf', type: '', size });
    expect(of(documentLimits.bytes)).toBeUndefined();
    expect(of(documentLimits.bytes + 1)).toMatch(/at most 25 MB/);
    expect(of(1)).toBeUndefined();
  });

  it('gets a name even where the file has none', () => {
    expect(firstName({ name: ' \n ' })).toBe('Document');
  });
});

describe('a file in the tray', () => {
  const pdf = new File(['%PDF'], 'Lease.pdf');

  it('is shared as the first one is', () => {
    const [first] = trayItem(pdf, { id: 'a', like: undefined });
    expect(first).toMatchObject({
      sharedWithOwner: false,
      sharedWithTenant: false,
      share: 0,
      state: 'ready',
    });
    const like: TrayItem | undefined = first && { ...first, sharedWithTenant: true };
    expect(trayItem(pdf, { id: 'b', like })[0]).toMatchObject({
      sharedWithOwner: false,
      sharedWithTenant: true,
    });
    expect(trayItem(new File(['x'], 'x.exe'), { id: 'c', like })).toEqual([]);
  });

  it('keeps its key until something that is sent changes', () => {
    let made = 0;
    const keys = keyring(() => `key_${++made}`);
    const [item] = trayItem(pdf, { id: 'a', like: undefined });
    if (!item) throw new Error('There is no item');
    expect(keys.of(item, 'upl_1')).toBe('key_1');
    expect(keys.of({ ...item, share: 0.5 }, 'upl_1')).toBe('key_1');
    expect(keys.of(item, 'upl_2')).toBe('key_2');
    expect(keys.of({ ...item, kind: 'photo' }, 'upl_2')).toBe('key_3');
    expect(keys.of({ ...item, sharedWithOwner: true }, 'upl_2')).toBe('key_4');
    expect(keys.of({ ...item, sharedWithTenant: true }, 'upl_2')).toBe('key_5');
    keys.forget('a');
    expect(keys.of({ ...item, sharedWithTenant: true }, 'upl_2')).toBe('key_6');
  });
});

describe('why an upload failed', () => {
  const { explain } = documentPost('unt_1');
  const refusal = (code: string, fields: Record<string, string> = {}) =>
    new ApiRefusal({ code, status: 422, message: `Said no: ${code}`, fields });

  it.each([
    ['bytes that were refused', refusal('invalid', { upload: 'No PDF' }), 'No PDF', false],
    ['bytes that are gone', refusal('not-found'), 'Said no: not-found', false],
    ['bytes that were used', refusal('conflict'), 'Said no: conflict', false],
    ['a name', refusal('invalid', { name: 'Too long' }), 'Too long', true],
    ['a full unit', refusal('document-limit'), 'Said no: document-limit', true],
    ['anything else', new Error('?'), 'The file could not be stored. Please try again.', true],
  ])('%s', (_what, error, problem, keepsUpload) => {
    expect(explain(error)).toEqual({ problem, keepsUpload });
  });

  it('a broken connection keeps what arrived', () => {
    expect(explain(new Offline())).toEqual({ problem: new Offline().message, keepsUpload: true });
  });
});
