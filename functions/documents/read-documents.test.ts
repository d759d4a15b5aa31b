import { beforeEach, describe, expect, it } from 'vitest';
import { ada, documentsStand, staff } from '../../test/support/documents-stand';
import { propertyId, two } from '../../test/support/units-stand';

let { world, put, list, get, remove, missing } = documentsStand();
beforeEach(() => {
  ({ world, put, list, get, remove, missing } = documentsStand());
});

const names = ({ documents }: { documents: { name: string }[] }) => documents.map(({ name }) => name);
const notFound = { code: 'not-found' };

describe('who sees a unit’s documents', () => {
  beforeEach(() => {
    put({ name: 'private' });
    put({ name: 'shared', sharedWithOwner: true });
    put({ name: 'his own', addedBy: 'usr_ada' });
    put({ name: 'the tenant’s', sharedWithTenant: true });
  });

  it.each([
    ['an organization’s admin', {}],
    ['a manager', { roleLabel: 'manager' as const }],
    ['an owner', { roleLabel: 'owner' as const }],
    ['staff that was granted to see', staff('view')],
    ['staff that was granted this property', staff('change', [propertyId])],
  ])('%s sees all', async (_, who) => {
    expect(names(await list({}, who))).toEqual(['the tenant’s', 'his own', 'shared', 'private']);
  });

  it('a rental owner sees what is shared with him and what he added, and counts no other', async () => {
    const seen = await list({}, ada);
    expect(names(seen)).toEqual(['his own', 'shared']);
    expect(seen.counts).toEqual({ lease: 2 });
    expect(seen.may_change).toBe(true);
    for (const { documentId, name } of world.documents.values()) {
      const reading = get(documentId, ada);
      if (names(seen).includes(name)) expect((await reading).may_change).toBe(name === 'his own');
      else await expect(reading).rejects.toMatchObject(notFound);
    }
  });

  it.each([
    ['another organization', { organizationId: 'org_two' }],
    ['a rental owner without a share', { ...ada, ownerId: 'own_other' }],
    ['staff with another list', staff('change', ['prp_other'])],
    [
      'staff that sees no property',
      { roleLabel: 'rentalManager', grants: { areas: { documents: 'change' }, properties: 'all' } },
    ],
    ['a tenant', { roleLabel: 'tenant' }],
    ['an applicant', { roleLabel: 'applicant' }],
  ] as const)('for %s there are none', async (_, viewer) => {
    const who = viewer as Parameters<typeof list>[1];
    await expect(list({}, who)).rejects.toMatchObject(notFound);
    for (const { documentId } of world.documents.values())
      await expect(get(documentId, who)).rejects.toMatchObject(notFound);
  });

  it('what is no document, or no more, is the same as what never was', async () => {
    const [first] = world.documents.keys();
    await remove(first ?? '');
    for (const id of [first ?? '', missing, 'doc_nonsense', two])
      await expect(get(id)).rejects.toMatchObject(notFound);
  });
});

describe('listDocuments', () => {
  it('finds by kind and by a part of the name; the counts stay those of all', async () => {
    put({ name: 'Lease Müller', kind: 'lease' });
    put({ name: 'Inspection', kind: 'inspection' });
    put({ name: 'Old lease', kind: 'other' });
    const counts = { lease: 1, inspection: 1, other: 1 };
    expect(await list({ search: 'MULLER' })).toMatchObject({ documents: [{ name: 'Lease Müller' }], counts });
    expect(names(await list({ kind: 'other' }))).toEqual(['Old lease']);
    expect(names(await list({ kind: 'other', search: 'inspection' }))).toEqual([]);
    expect(await list({})).toMatchObject({ unit: { unit_number: '1A', property_id: propertyId } });
    expect((await list({}, {}, two)).counts).toEqual({});
  });

  it('pages through all of them, each once, and knows only its own places', async () => {
    for (let at = 0; at < 7; at += 1) put({ name: `no ${at}`, addedAt: '2026-06-15T12:00:00.000Z' });
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ limit: 3, ...(after && { after }) });
      found.push(...names(page));
      after = page.next;
    } while (after);
    expect(found).toEqual(Array.from({ length: 7 }, (_, at) => `no ${6 - at}`));
    await expect(list({ after: 'elsewhere' })).rejects.toMatchObject({ code: 'invalid' });
    const { next } = await list({ limit: 3 });
    await expect(list({ deleted: '1', ...(next && { after: next }) })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('shows what was deleted in the last thirty days to who may bring it back', async () => {
    const [mine, other] = [
      put({ name: 'mine', addedBy: 'usr_ada' }),
      put({ name: 'other', sharedWithOwner: true }),
    ];
    await remove(mine.documentId);
    await remove(other.documentId);
    expect(names(await list({}))).toEqual([]);
    expect(names(await list({ deleted: '1' }))).toEqual(['other', 'mine']);
    expect(names(await list({ deleted: '1' }, staff('view')))).toEqual([]);
    expect(names(await list({ deleted: '1' }, ada))).toEqual(['mine']);
    world.wait(30 * 86_400 + 1);
    expect(names(await list({ deleted: '1' }))).toEqual([]);
  });

  it('asks the table once for the list, whatever narrows it', async () => {
    put();
    world.takeCalls();
    await list({ kind: 'lease', search: 'x', limit: 1 });
    expect(world.takeCalls().toSorted()).toEqual(['documents.ofUnit', 'properties.head', 'units.byId']);
  });
});

describe('getDocument', () => {
  it('shows pictures and PDFs in place, hands out the rest, everything under its name [R14]', async () => {
    const pdf = await get(put({ name: 'Lease "2026"' }).documentId);
    expect(pdf.view_url).toMatch(/\.pdf$/);
    expect(decodeURIComponent(pdf.download_url)).toMatch(/\?as=Lease -2026-\.pdf$/);
    expect(pdf).toMatchObject({ unit_number: '1A', property_id: propertyId, added_by: 'Hanna Head' });
    const table = await get(
      put({ name: 'rents.csv', contentType: 'text/csv', file: 'documents/x.csv' }).documentId,
    );
    expect(table.view_url).toBe('');
    expect(table.download_url).toMatch(/\?as=rents\.csv$/);
  });
});
