import { beforeEach, describe, expect, it } from 'vitest';
import { documents as rows } from '../../shared/contract/documents';
import type { Viewer } from '../../shared/domain/roles';
import { openDocuments, staff, unitKey } from '../../test/support/stand/documents';
import { idOf, unitIdAt } from '../../test/support/stand/portfolio';
import { ada, listed } from '../../test/support/stand/viewer';
import { remove } from '../table/db/writes';
import { DocumentLine, newDocumentId } from '../table/documents/record';
import { removeForGood } from '../table/documents/writes';
import { Unit } from '../table/units/record';
import { searchDocuments } from './search-documents';

const oak = idOf('prp', 'o');
const oakUnit = unitIdAt(0, oak);

let stand: Awaited<ReturnType<typeof openDocuments>>;
let minute = 0;
beforeEach(async () => {
  minute = 0;
  stand = await openDocuments();
  await stand.organization({ organizationId: 'org_two' });
  await stand.property({ propertyId: oak, title: 'Oak Park', units: [{}], shares: [{ ownerId: 'own_bea' }] });
  await keep('private');
  await keep('shared', { sharedWithOwner: true });
  await keep('theirs', { addedBy: 'usr_ada', kind: 'notice' });
  await keep('at Oak', { propertyId: oak, unitId: oakUnit, sharedWithOwner: true, kind: 'photo' });
});

const keep = (name: string, part: Parameters<typeof stand.keep>[0] = {}) => {
  minute += 1;
  const unitId = part.unitId ?? unitKey.unitId;
  const documentId = newDocumentId(unitId, String(minute).padStart(26, '0'));
  return stand.keep({ name, documentId, addedAt: `2026-06-15T10:0${minute}:00.000Z`, ...part });
};
type Query = Parameters<typeof searchDocuments>[0]['query'];
const search = async (query: Query = {}, viewer: Partial<Viewer> = {}) =>
  rows.searchDocuments.reply.parse(await searchDocuments({ ...stand.call(viewer), query }, stand.deps)).data;
const names = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).documents.map(({ name }) => name);
const all = ['at Oak', 'theirs', 'shared', 'private'];

describe('searchDocuments', () => {
  it('lists the documents of all units, newest first, with unit and property', async () => {
    expect(await names()).toEqual(all);
    expect((await search()).documents[0]).toMatchObject({
      ...{ unit_id: oakUnit, unit_number: '1A', property_id: oak, property_title: 'Oak Park' },
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
      await stand.keep({
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
    await stand.update(id, { version: 1, name: 'renamed', ...shown });
    expect((await search()).documents[0]).toMatchObject({ name: 'renamed', kind: 'other', version: 2 });
    await stand.remove(id);
    expect(await names()).toEqual(all.slice(1));
    await stand.restore(id);
    expect(await names()).toEqual(['renamed', ...all.slice(1)]);
  });

  it('keeps no line of a document that is removed for good with its unit', async () => {
    const gone = (await stand.kept()).filter(({ name }) => name !== 'shared');
    for (const document of gone) await stand.db.transact(removeForGood(document));
    expect((await stand.all(DocumentLine)).map(({ name }) => name).toSorted()).toEqual(['at Oak', 'shared']);
  });

  it('leaves out documents of a deleted unit at once', async () => {
    await stand.db.write(remove(Unit, { organizationId: 'org_one', propertyId: oak, unitId: oakUnit }));
    expect(await names()).toEqual(all.slice(1));
  });
});
