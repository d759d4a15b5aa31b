import { beforeEach, describe, expect, it } from 'vitest';
import { openDocuments, staff } from '../../test/support/stand/documents';
import { propertyId } from '../../test/support/stand/portfolio';
import { two } from '../../test/support/stand/units';
import { ada } from '../../test/support/stand/viewer';

let stand: Awaited<ReturnType<typeof openDocuments>>;
beforeEach(async () => {
  stand = await openDocuments();
});

const names = ({ documents }: { documents: { name: string }[] }) => documents.map(({ name }) => name);
const notFound = { code: 'not-found' };

describe('who sees a unit’s documents', () => {
  beforeEach(async () => {
    await stand.keep({ name: 'private' });
    await stand.keep({ name: 'shared', sharedWithOwner: true });
    await stand.keep({ name: 'his own', addedBy: 'usr_ada' });
    await stand.keep({ name: 'the tenant’s', sharedWithTenant: true });
  });

  it.each([
    ['an organization’s admin', {}],
    ['a manager', { roleLabel: 'manager' as const }],
    ['an owner', { roleLabel: 'owner' as const }],
    ['staff that was granted to see', staff('view')],
    ['staff that was granted this property', staff('change', [propertyId])],
  ])('%s sees all', async (_, who) => {
    expect(names(await stand.list({}, who))).toEqual(['the tenant’s', 'his own', 'shared', 'private']);
  });

  it('a rental owner sees what is shared with him and what he added, and counts no other', async () => {
    const seen = await stand.list({}, ada);
    expect(names(seen)).toEqual(['his own', 'shared']);
    expect(seen.counts).toEqual({ lease: 2 });
    expect(seen.may_change).toBe(true);
    for (const { documentId, name } of await stand.kept()) {
      const reading = stand.get(documentId, ada);
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
    const who = viewer as Parameters<typeof stand.list>[1];
    await expect(stand.list({}, who)).rejects.toMatchObject(notFound);
    for (const { documentId } of await stand.kept())
      await expect(stand.get(documentId, who)).rejects.toMatchObject(notFound);
  });

  it('what is no document, or no more, is the same as what never was', async () => {
    const [first] = await stand.kept();
    const gone = first?.documentId ?? '';
    await stand.remove(gone);
    for (const id of [gone, stand.missing, 'doc_nonsense', two])
      await expect(stand.get(id)).rejects.toMatchObject(notFound);
  });
});

describe('listDocuments', () => {
  it('finds by kind and by a part of the name; the counts stay those of all', async () => {
    await stand.keep({ name: 'Lease Müller', kind: 'lease' });
    await stand.keep({ name: 'Inspection', kind: 'inspection' });
    await stand.keep({ name: 'Old lease', kind: 'other' });
    const counts = { lease: 1, inspection: 1, other: 1 };
    expect(await stand.list({ search: 'MULLER' })).toMatchObject({
      documents: [{ name: 'Lease Müller' }],
      counts,
    });
    expect(names(await stand.list({ kind: 'other' }))).toEqual(['Old lease']);
    expect(names(await stand.list({ kind: 'other', search: 'inspection' }))).toEqual([]);
    expect(await stand.list({})).toMatchObject({ unit: { unit_number: '1A', property_id: propertyId } });
    expect((await stand.list({}, {}, two)).counts).toEqual({});
  });

  it('pages through all of them, each once, and knows only its own places', async () => {
    for (let at = 0; at < 7; at += 1)
      await stand.keep({ name: `no ${at}`, addedAt: '2026-06-15T12:00:00.000Z' });
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await stand.list({ limit: 3, ...(after && { after }) });
      found.push(...names(page));
      after = page.next;
    } while (after);
    expect(found).toEqual(Array.from({ length: 7 }, (_, at) => `no ${6 - at}`));
    await expect(stand.list({ after: 'elsewhere' })).rejects.toMatchObject({ code: 'invalid' });
    const { next } = await stand.list({ limit: 3 });
    await expect(stand.list({ deleted: '1', ...(next && { after: next }) })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  it('pages by when each was added, whatever was added first', async () => {
    for (const minute of [4, 3, 2, 1, 0])
      await stand.keep({ name: `at ${minute}`, addedAt: `2026-06-15T12:0${minute}:00.000Z` });
    const first = await stand.list({ limit: 2 });
    const second = await stand.list({ limit: 2, after: first.next });
    const last = await stand.list({ limit: 2, after: second.next });
    expect([first, second, last].map(names)).toEqual([['at 4', 'at 3'], ['at 2', 'at 1'], ['at 0']]);
    expect(last.next).toBeUndefined();
  });

  it('shows what was deleted in the last thirty days to who may bring it back', async () => {
    const [mine, other] = [
      await stand.keep({ name: 'mine', addedBy: 'usr_ada' }),
      await stand.keep({ name: 'other', sharedWithOwner: true }),
    ];
    await stand.remove(mine.documentId);
    await stand.remove(other.documentId);
    expect(names(await stand.list({}))).toEqual([]);
    expect(names(await stand.list({ deleted: '1' }))).toEqual(['other', 'mine']);
    expect(names(await stand.list({ deleted: '1' }, staff('view')))).toEqual([]);
    expect(names(await stand.list({ deleted: '1' }, ada))).toEqual(['mine']);
    stand.wait(30 * 86_400 + 1);
    expect(names(await stand.list({ deleted: '1' }))).toEqual([]);
  });

  it('asks the table once for the list, whatever narrows it', async () => {
    await stand.keep();
    stand.requests();
    await stand.list({ kind: 'lease', search: 'x', limit: 1 });
    // The documents, the property, the unit.
    expect(stand.requests().toSorted()).toEqual(['GetItemCommand', 'QueryCommand', 'QueryCommand']);
  });
});

describe('getDocument', () => {
  it('shows pictures and PDFs in place, hands out the rest, everything under its name [R14]', async () => {
    const pdf = await stand.get((await stand.keep({ name: 'Lease "2026"' })).documentId);
    expect(pdf.view_url).toMatch(/\.pdf$/);
    expect(decodeURIComponent(pdf.download_url)).toMatch(/\?as=Lease -2026-\.pdf$/);
    expect(pdf).toMatchObject({ unit_number: '1A', property_id: propertyId, added_by: 'Hanna Head' });
    const table = await stand.get(
      (await stand.keep({ name: 'rents.csv', contentType: 'text/csv', file: 'documents/x.csv' })).documentId,
    );
    expect(table.view_url).toBe('');
    expect(table.download_url).toMatch(/\?as=rents\.csv$/);
  });
});

describe('a document that somebody opens', () => {
  const opened = async () =>
    (await stand.audit()).filter(({ action }) => action === 'document.open').map(({ by }) => by.userId);

  it('is in the log, once an hour for each person', async () => {
    const { documentId } = await stand.keep({ name: 'shared', sharedWithOwner: true });
    const other = await stand.keep();
    await stand.get(documentId);
    await stand.get(documentId);
    expect(await opened()).toEqual(['usr_head']);
    await stand.get(documentId, ada);
    await stand.get(other.documentId);
    expect((await opened()).toSorted()).toEqual(['usr_ada', 'usr_head', 'usr_head']);
    stand.wait(3599);
    await stand.get(documentId);
    expect(await opened()).toHaveLength(3);
    stand.wait(1);
    await stand.get(documentId);
    expect(await opened()).toHaveLength(4);
  });

  it('is told in no activity of its property', async () => {
    const { documentId } = await stand.keep();
    await stand.get(documentId);
    const time = { since: '2026-01-01', until: '2027-01-01' };
    const asked = { organizationId: 'org_one', about: propertyId, ...time, limit: 10 };
    expect((await stand.deps.audit.ofThing(asked)).entries).toEqual([]);
  });

  it('is in the log as the admin’s who looks as somebody else', async () => {
    const { documentId } = await stand.keep();
    const viewAs = {
      userId: 'usr_head',
      userRoleId: 'rol_head',
      roleLabel: 'orgAdmin',
      sessionId: 'ses_1',
    } as const;
    await stand.get(documentId, { ...staff('view'), viewAs });
    expect(await opened()).toEqual(['usr_head']);
  });
});
