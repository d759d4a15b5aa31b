import { beforeEach, describe, expect, it } from 'vitest';
import { documents as rows } from '../../shared/contract/documents';
import type { Viewer } from '../../shared/domain/people/roles';
import { openDocuments, staff, unitKey } from '../../test/support/test-world/documents';
import { idOf, unitIdAt } from '../../test/support/test-world/portfolio';
import { ada, listed } from '../../test/support/test-world/viewer';
import { remove } from '../table/db/writes';
import { DocumentLine, newDocumentId } from '../table/documents/record';
import { removeForGood } from '../table/documents/writes';
import { Unit } from '../table/units/record';
import { countDocuments } from './count-documents';
import { searchDocuments } from './search-documents';

const oak = idOf('prp', 'o');
const oakUnit = unitIdAt(0, oak);

let testWorld: Awaited<ReturnType<typeof openDocuments>>;
let minute = 0;
beforeEach(async () => {
  minute = 0;
  testWorld = await openDocuments();
  await testWorld.organization({ organizationId: 'org_two' });
  await testWorld.property({
    propertyId: oak,
    title: 'Oak Park',
    units: [{}],
    shares: [{ ownerId: 'own_bea' }],
  });
  await keep('private');
  await keep('shared', { sharedWithOwner: true });
  await keep('theirs', { addedBy: 'usr_ada', kind: 'notice' });
  await keep('at Oak', { propertyId: oak, unitId: oakUnit, sharedWithOwner: true, kind: 'photo' });
});

const keep = (name: string, part: Parameters<typeof testWorld.keep>[0] = {}) => {
  minute += 1;
  const unitId = part.unitId ?? unitKey.unitId;
  const documentId = newDocumentId(unitId, String(minute).padStart(26, '0'));
  return testWorld.keep({ name, documentId, addedAt: `2026-06-15T10:0${minute}:00.000Z`, ...part });
};
type Query = Parameters<typeof searchDocuments>[0]['query'];
const search = async (query: Query = {}, viewer: Partial<Viewer> = {}) =>
  rows.searchDocuments.reply.parse(
    await searchDocuments({ ...testWorld.call(viewer), query }, testWorld.deps),
  ).data;
const names = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).documents.map(({ name }) => name);
const all = ['at Oak', 'theirs', 'shared', 'private'];

describe('searchDocuments', () => {
  it('lists the documents of all units, newest first, with unit and property', async () => {
    expect(await names()).toEqual(all);
    expect((await search()).documents[0]).toMatchObject({
      unit_id: oakUnit,
      unit_number: '1A',
      property_id: oak,
      property_title: 'Oak Park',
    });
  });

  it('pages, and finds by folder and by part of the name', async () => {
    const first = await search({ limit: 3 });
    expect(first.documents).toHaveLength(3);
    expect(await names({ limit: 3, after: first.next })).toEqual(['private']);
    expect((await search({ limit: 4 })).next).toBeUndefined();
    expect(await names({ kind: 'notice' })).toEqual(['theirs']);
    expect(await names({ search: 'SHARE' })).toEqual(['shared']);
    await expect(search({ after: 'nonsense' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each([
    ['staff that may see documents', staff('view'), all],
    ['staff with a chosen list', staff('view', [oak]), ['at Oak']],
    ['staff without the documents', listed(oak), []],
    [
      'staff without the properties',
      { roleLabel: 'rentalManager', grants: { areas: { documents: 'view' }, properties: 'all' } },
      [],
    ],
    ['a rental owner, of shared and own ones', ada, ['theirs', 'shared']],
    ['a tenant', { roleLabel: 'tenant' }, []],
    ['another organization', { organizationId: 'org_two' }, []],
  ] as const)('shows %s only what they may see', async (_, viewer, seen) => {
    expect(await names({}, viewer as Partial<Viewer>)).toEqual(seen);
  });

  it('reads on past many that the caller may not see', async () => {
    for (let at = 0; at < 205; at += 1)
      await testWorld.keep({
        name: `more ${at}`,
        documentId: newDocumentId(unitKey.unitId, `m${String(at).padStart(25, '0')}`),
      });
    expect(await names({}, staff('view', [oak]))).toEqual(['at Oak']);
  });

  it('follows a change, a deletion and bringing back', async () => {
    const {
      documents: [newest],
    } = await search();
    const id = newest?.document_id ?? '';
    const shown = { kind: 'other', shared_with_owner: false, shared_with_tenant: false } as const;
    await testWorld.update(id, { version: 1, name: 'renamed', ...shown });
    expect((await search()).documents[0]).toMatchObject({ name: 'renamed', kind: 'other', version: 2 });
    await testWorld.remove(id);
    expect(await names()).toEqual(all.slice(1));
    await testWorld.restore(id);
    expect(await names()).toEqual(['renamed', ...all.slice(1)]);
  });

  it('keeps no line of a document that is removed for good with its unit', async () => {
    const gone = (await testWorld.kept()).filter(({ name }) => name !== 'shared');
    for (const document of gone) await testWorld.db.transact(removeForGood(document));
    expect((await testWorld.all(DocumentLine)).map(({ name }) => name).toSorted()).toEqual([
      'at Oak',
      'shared',
    ]);
  });

  it('leaves out documents of a deleted unit at once', async () => {
    await testWorld.db.write(remove(Unit, { organizationId: 'org_one', propertyId: oak, unitId: oakUnit }));
    expect(await names()).toEqual(all.slice(1));
  });
});

describe('another order or a filter', () => {
  const counts = async (query: Query = {}, viewer: Partial<Viewer> = {}) =>
    (await countDocuments({ ...testWorld.call(viewer), query }, testWorld.deps)).data.views;

  it('sorts the whole list, page by page, and counts it', async () => {
    expect(await names({ sort: 'name.asc' })).toEqual(['at Oak', 'private', 'shared', 'theirs']);
    expect(await names({ sort: 'added.asc' })).toEqual(all.toReversed());
    // Elm House comes before Oak Park; within one unit by name.
    expect(await names({ sort: 'unit.desc' })).toEqual(['at Oak', 'private', 'shared', 'theirs']);
    const first = await search({ sort: 'name.asc', limit: 3 });
    expect(first.count).toBe(4);
    expect(await names({ sort: 'name.asc', limit: 3, after: first.next })).toEqual(['theirs']);
  });

  it('narrows by property, unit, owner, sharing and age', async () => {
    expect(await names({ property: oak })).toEqual(['at Oak']);
    expect(await names({ unit: oakUnit })).toEqual(['at Oak']);
    expect(await names({ unit: unitKey.unitId })).toEqual(['theirs', 'shared', 'private']);
    expect(await names({ owner: 'own_bea' })).toContain('at Oak');
    expect(await names({ owner: 'own_nobody' })).toEqual([]);
    expect(await names({ shared: 'owner' })).toEqual(['at Oak', 'shared']);
    expect(await names({ shared: 'nobody' })).toEqual(['theirs', 'private']);
    expect(await names({ shared: 'tenant,nobody' })).toEqual(['theirs', 'private']);
    expect(await names({ property: oak, kind: 'notice' })).toEqual([]);
    expect(await names({ days: '0..' })).toEqual(all);
    expect(await names({ days: '20000..' })).toEqual([]);
  });

  it('counts each folder of what the caller sees and the filters leave', async () => {
    expect(await counts()).toMatchObject({ all: 4, notice: 1, photo: 1, lease: 2, other: 0 });
    expect(await counts({ property: oak })).toMatchObject({ all: 1, photo: 1, notice: 0 });
    const owner = await counts({}, ada);
    expect(owner.all).toBe((await names({}, ada)).length);
    expect(await names({ sort: 'added.desc' }, ada)).toEqual(await names({}, ada));
  });
});
