import { beforeEach, describe, expect, it } from 'vitest';
import { openDocuments, staff } from '../../test/support/test-world/documents';
import { propertyId } from '../../test/support/test-world/portfolio';
import { two } from '../../test/support/test-world/units';
import { ada } from '../../test/support/test-world/viewer';

let testWorld: Awaited<ReturnType<typeof openDocuments>>;
beforeEach(async () => {
  testWorld = await openDocuments();
});

const names = ({ documents }: { documents: { name: string }[] }) => documents.map(({ name }) => name);
const notFound = { code: 'not-found' };

describe('who sees a unit’s documents', () => {
  beforeEach(async () => {
    await testWorld.keep({ name: 'private' });
    await testWorld.keep({ name: 'shared', sharedWithOwner: true });
    await testWorld.keep({ name: 'his own', addedBy: 'usr_ada' });
    await testWorld.keep({ name: 'the tenant’s', sharedWithTenant: true });
  });

  it.each([
    ['an organization’s admin', {}],
    ['a manager', { roleLabel: 'manager' as const }],
    ['an owner', { roleLabel: 'owner' as const }],
    ['staff that was granted to see', staff('view')],
    ['staff that was granted this property', staff('change', [propertyId])],
  ])('%s sees all', async (_, who) => {
    expect(names(await testWorld.list({}, who))).toEqual(['the tenant’s', 'his own', 'shared', 'private']);
  });

  it('a rental owner sees what is shared with him and what he added, and counts no other', async () => {
    const seen = await testWorld.list({}, ada);
    expect(names(seen)).toEqual(['his own', 'shared']);
    expect(seen.counts).toEqual({ lease: 2 });
    expect(seen.may_change).toBe(true);
    for (const { documentId, name } of await testWorld.kept()) {
      const reading = testWorld.get(documentId, ada);
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
    const who = viewer as Parameters<typeof testWorld.list>[1];
    await expect(testWorld.list({}, who)).rejects.toMatchObject(notFound);
    for (const { documentId } of await testWorld.kept())
      await expect(testWorld.get(documentId, who)).rejects.toMatchObject(notFound);
  });

  it('what is no document, or no more, is the same as what never was', async () => {
    const [first] = await testWorld.kept();
    const gone = first?.documentId ?? '';
    await testWorld.remove(gone);
    for (const id of [gone, testWorld.missing, 'doc_nonsense', two])
      await expect(testWorld.get(id)).rejects.toMatchObject(notFound);
  });
});

describe('listDocuments', () => {
  it('finds by kind and by a part of the name; the counts stay those of all', async () => {
    await testWorld.keep({ name: 'Lease Müller', kind: 'lease' });
    await testWorld.keep({ name: 'Inspection', kind: 'inspection' });
    await testWorld.keep({ name: 'Old lease', kind: 'other' });
    const counts = { lease: 1, inspection: 1, other: 1 };
    expect(await testWorld.list({ search: 'MULLER' })).toMatchObject({
      documents: [{ name: 'Lease Müller' }],
      counts,
    });
    expect(names(await testWorld.list({ kind: 'other' }))).toEqual(['Old lease']);
    expect(names(await testWorld.list({ kind: 'other', search: 'inspection' }))).toEqual([]);
    expect(await testWorld.list({})).toMatchObject({ unit: { unit_number: '1A', property_id: propertyId } });
    expect((await testWorld.list({}, {}, two)).counts).toEqual({});
  });

  it('pages through all of them, each once, and knows only its own places', async () => {
    for (let at = 0; at < 7; at += 1)
      await testWorld.keep({ name: `no ${at}`, addedAt: '2026-06-15T12:00:00.000Z' });
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await testWorld.list({ limit: 3, ...(after && { after }) });
      found.push(...names(page));
      after = page.next;
    } while (after);
    expect(found).toEqual(Array.from({ length: 7 }, (_, at) => `no ${6 - at}`));
    await expect(testWorld.list({ after: 'elsewhere' })).rejects.toMatchObject({ code: 'invalid' });
    const { next } = await testWorld.list({ limit: 3 });
    await expect(testWorld.list({ deleted: '1', ...(next && { after: next }) })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('pages by when each was added, whatever was added first', async () => {
    for (const minute of [4, 3, 2, 1, 0])
      await testWorld.keep({ name: `at ${minute}`, addedAt: `2026-06-15T12:0${minute}:00.000Z` });
    const first = await testWorld.list({ limit: 2 });
    const second = await testWorld.list({ limit: 2, after: first.next });
    const last = await testWorld.list({ limit: 2, after: second.next });
    expect([first, second, last].map(names)).toEqual([['at 4', 'at 3'], ['at 2', 'at 1'], ['at 0']]);
    expect(last.next).toBeUndefined();
  });

  it('shows what was deleted in the last thirty days to who may bring it back', async () => {
    const [mine, other] = [
      await testWorld.keep({ name: 'mine', addedBy: 'usr_ada' }),
      await testWorld.keep({ name: 'other', sharedWithOwner: true }),
    ];
    await testWorld.remove(mine.documentId);
    await testWorld.remove(other.documentId);
    expect(names(await testWorld.list({}))).toEqual([]);
    expect(names(await testWorld.list({ deleted: '1' }))).toEqual(['other', 'mine']);
    expect(names(await testWorld.list({ deleted: '1' }, staff('view')))).toEqual([]);
    expect(names(await testWorld.list({ deleted: '1' }, ada))).toEqual(['mine']);
    testWorld.wait(30 * 86_400 + 1);
    expect(names(await testWorld.list({ deleted: '1' }))).toEqual([]);
  });

  it('asks the table once for the list, whatever narrows it', async () => {
    await testWorld.keep();
    testWorld.requests();
    await testWorld.list({ kind: 'lease', search: 'x', limit: 1 });
    // The documents, the property, the unit.
    expect(testWorld.requests().toSorted()).toEqual(['GetItemCommand', 'QueryCommand', 'QueryCommand']);
  });
});

describe('getDocument', () => {
  it('shows pictures and PDFs in place, hands out the rest, everything under its name [R14]', async () => {
    const pdf = await testWorld.get((await testWorld.keep({ name: 'Lease "2026"' })).documentId);
    expect(pdf.view_url).toMatch(/\.pdf$/);
    expect(decodeURIComponent(pdf.download_url)).toMatch(/\?as=Lease -2026-\.pdf$/);
    expect(pdf).toMatchObject({ unit_number: '1A', property_id: propertyId, added_by: 'Hanna Head' });
    const table = await testWorld.get(
      (await testWorld.keep({ name: 'rents.csv', contentType: 'text/csv', file: 'documents/x.csv' }))
        .documentId,
    );
    expect(table.view_url).toBe('');
    expect(table.download_url).toMatch(/\?as=rents\.csv$/);
  });
});

describe('a document that somebody opens', () => {
  const opened = async () =>
    (await testWorld.audit()).filter(({ action }) => action === 'document.open').map(({ by }) => by.userId);

  it('is in the log, once an hour for each person', async () => {
    const { documentId } = await testWorld.keep({ name: 'shared', sharedWithOwner: true });
    const other = await testWorld.keep();
    await testWorld.get(documentId);
    await testWorld.get(documentId);
    expect(await opened()).toEqual(['usr_head']);
    await testWorld.get(documentId, ada);
    await testWorld.get(other.documentId);
    expect((await opened()).toSorted()).toEqual(['usr_ada', 'usr_head', 'usr_head']);
    testWorld.wait(3599);
    await testWorld.get(documentId);
    expect(await opened()).toHaveLength(3);
    testWorld.wait(1);
    await testWorld.get(documentId);
    expect(await opened()).toHaveLength(4);
  });

  it('is told in no activity of its property', async () => {
    const { documentId } = await testWorld.keep();
    await testWorld.get(documentId);
    const time = { since: '2026-01-01', until: '2027-01-01' };
    const asked = { organizationId: 'org_one', about: propertyId, ...time, limit: 10 };
    expect((await testWorld.deps.audit.ofThing(asked)).entries).toEqual([]);
  });

  it('is in the log as the admin’s who looks as somebody else', async () => {
    const { documentId } = await testWorld.keep();
    const viewAs = {
      userId: 'usr_head',
      userRoleId: 'rol_head',
      roleLabel: 'orgAdmin',
      sessionId: 'ses_1',
    } as const;
    await testWorld.get(documentId, { ...staff('view'), viewAs });
    expect(await opened()).toEqual(['usr_head']);
  });
});
