import { describe, expect, it } from 'vitest';
import { documentLimits } from '../../../shared/domain/portfolio/documents';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { aDocument } from '../../../test/support/document-data';
import {
  added,
  aNewProperty,
  anAuditEntry,
  anOrganization,
  answering,
  noon,
} from '../../../test/support/table-data';
import { seedWriter } from '../seed';
import { thumbFile, type UnitDocument } from './record';

const organizationId = 'org_north';
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);

describe.each(engines)('documents on %s', (engine) => {
  const { open } = useDatabase(engine);

  const withUnit = async () => {
    const stores = await open();
    await seedWriter(stores.db).putOrganization(anOrganization(organizationId));
    const made = aNewProperty(organizationId, { units: 2 });
    await stores.properties.add(added(made));
    const [unit, other] = made.units;
    if (!unit || !other) throw new Error('the property has no units');
    return { stores, unit, other };
  };
  const entry = (about: string, at = noon) => ({
    ...anAuditEntry(organizationId, about),
    at: at.toISOString(),
  });
  const traced = (about: string, at = noon) => ({ audit: entry(about, at), now: at });
  const add = (stores: OpenStores, document: UnitDocument, once?: { key: string }) => {
    const trace = {
      ...traced(document.propertyId),
      reply: document.documentId,
      once: once && { organizationId, scope: 'me', hash: 'h', ...once },
    };
    return answering(stores, trace, () => stores.documents.add({ document, trace }));
  };
  const remove = (stores: OpenStores, document: UnitDocument, at = noon) =>
    stores.documents.remove({ document, trace: traced(document.propertyId, at) });
  const restore = async (stores: OpenStores, { documentId, propertyId }: UnitDocument) => {
    const document = await stores.documents.byId({ organizationId, documentId });
    if (!document) throw new Error('the document is gone');
    return stores.documents.restore({ document, trace: traced(propertyId) });
  };
  const names = (documents: UnitDocument[]) => documents.map(({ name }) => name);
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => error.code ?? error,
    );
  const deleteUnit = async (
    stores: OpenStores,
    { unitId, propertyId }: { unitId: string; propertyId: string },
  ) => {
    const unit = await stores.units.byId({ organizationId, unitId });
    const head = await stores.properties.head({ organizationId, propertyId });
    if (!unit || !head) throw new Error('the unit is gone');
    await stores.units.remove({
      unit,
      head,
      on: '2026-06-15',
      trace: { audit: entry(propertyId), now: noon },
    });
  };

  it('lists a unit’s own, newest first, and finds one by its id alone', async () => {
    const { stores, unit, other } = await withUnit();
    for (const [at, name] of ['old', 'new'].entries())
      await add(stores, aDocument(unit, { name, addedAt: days(at).toISOString() }));
    await add(stores, aDocument(other, { name: 'elsewhere' }));
    const listed = await stores.documents.ofUnit(unit);
    expect(names(listed)).toEqual(['new', 'old']);
    const documentId = listed[0]?.documentId ?? '';
    expect(await stores.documents.byId({ organizationId, documentId })).toEqual(listed[0]);
    expect(await stores.documents.byId({ organizationId: 'org_south', documentId })).toBeUndefined();
    expect(await stores.documents.byId({ organizationId, documentId: 'doc_nonsense' })).toBeUndefined();
  });

  it('writes each change with its entry in the property’s log', async () => {
    const { stores, unit } = await withUnit();
    const document = aDocument(unit);
    await add(stores, document);
    const change = { before: document, after: { ...document, name: 'B' }, trace: traced(unit.propertyId) };
    expect(await stores.documents.change(change)).toBe(2);
    await remove(stores, { ...document, name: 'B', version: 2 });
    await restore(stores, document);
    const entries = await auditEntries(stores, { organizationId, about: unit.propertyId });
    expect(entries.filter(({ action }) => action !== 'property.add')).toHaveLength(4);
    expect(await stores.documents.ofUnit(unit)).toMatchObject([{ name: 'B', version: 2 }]);
  });

  it('lets in exactly as many as a unit can hold, however many come at once', async () => {
    const { stores, unit } = await withUnit();
    const { perUnit } = documentLimits;
    for (let at = 0; at < perUnit - 2; at += 20) {
      const some = Math.min(20, perUnit - 2 - at);
      const results = await Promise.all(
        Array.from({ length: some }, () => refused(add(stores, aDocument(unit)))),
      );
      // A lasting collision is refused; those calls try again.
      for (const result of results) if (result !== 'done') expect(result).toBe('conflict');
      for (const result of results) if (result !== 'done') await add(stores, aDocument(unit));
    }
    const [kept] = await stores.documents.ofUnit(unit);
    const racing = await Promise.all(Array.from({ length: 6 }, () => refused(add(stores, aDocument(unit)))));
    expect(racing.filter((result) => result === 'done').length).toBeLessThanOrEqual(2);
    while ((await stores.documents.ofUnit(unit)).length < perUnit) await add(stores, aDocument(unit));
    expect(await refused(add(stores, aDocument(unit)))).toBe('document-limit');
    expect(await stores.documents.isFull(unit)).toBe(true);
    expect(await stores.documents.ofUnit(unit)).toHaveLength(perUnit);

    if (!kept) throw new Error('none was kept');
    await remove(stores, kept);
    expect(await stores.documents.isFull(unit)).toBe(false);
    await add(stores, aDocument(unit));
    expect(await refused(restore(stores, kept))).toBe('document-limit');
  }, 120_000);

  it('answers a repeat what the first was answered, and keeps one', async () => {
    const { stores, unit } = await withUnit();
    const first = aDocument(unit);
    expect(await add(stores, first, { key: 'same-key' })).toBe(first.documentId);
    expect(await add(stores, aDocument(unit), { key: 'same-key' })).toBe(first.documentId);
    expect(await stores.documents.ofUnit(unit)).toHaveLength(1);
  });

  it('of two who change the same one of them is told', async () => {
    const { stores, unit } = await withUnit();
    const document = aDocument(unit);
    await add(stores, document);
    const rename = (name: string) =>
      refused(
        stores.documents.change({
          before: document,
          after: { ...document, name },
          trace: traced(unit.propertyId),
        }),
      );
    expect((await Promise.all([rename('A'), rename('B')])).toSorted()).toEqual(['changed-meanwhile', 'done']);
    const stale = refused(remove(stores, document));
    expect(await stale).toBe('conflict');
    await remove(stores, { ...document, version: 2 });
    expect(await rename('C')).toBe('not-found');
    expect(await refused(remove(stores, { ...document, version: 2 }))).toBe('not-found');
  });

  it('shows what was deleted for as long as it can be brought back, last deleted first', async () => {
    const { stores, unit } = await withUnit();
    for (const at of [0, 2, 1]) {
      const document = aDocument(unit, { name: `after ${at} days` });
      await add(stores, document);
      await remove(stores, document, days(at));
    }
    expect(await stores.documents.ofUnit(unit)).toEqual([]);
    const deleted = await stores.documents.deletedOfUnit({ ...unit, since: days(1).toISOString() });
    expect(names(deleted)).toEqual(['after 2 days', 'after 1 days']);
    await stores.documents.restore({
      document: deleted[0] ?? aDocument(unit),
      trace: traced(unit.propertyId),
    });
    expect(names(await stores.documents.ofUnit(unit))).toEqual(['after 2 days']);
  });

  it('of two who bring the same one back one does, and it counts once', async () => {
    const { stores, unit } = await withUnit();
    const document = aDocument(unit);
    await add(stores, document);
    await remove(stores, document);
    const both = await Promise.all([refused(restore(stores, document)), refused(restore(stores, document))]);
    expect(both.toSorted()).toEqual(['done', 'not-found']);
    await remove(stores, document, days(1));
    expect(await stores.documents.isFull(unit)).toBe(false);
    expect(await stores.removals.due({ now: days(32), limit: 9 })).toHaveLength(1);
  });

  it('is due for removal with its small picture thirty days after, and no more once it was brought back', async () => {
    const { stores, unit } = await withUnit();
    const document = aDocument(unit, { hasThumb: true });
    await add(stores, document);
    await remove(stores, document);
    expect(await stores.removals.due({ now: days(30), limit: 9 })).toEqual([]);
    const [due] = await stores.removals.due({ now: days(31), limit: 9 });
    if (!due) throw new Error('nothing is due');
    const [gone] = await stores.removals.leaving(due, { limit: 9 });
    if (!gone) throw new Error('nothing to remove');
    const files = [document.file, thumbFile(document)];
    expect(gone).toMatchObject({ object: { id: document.documentId }, files });

    await restore(stores, document);
    expect(await stores.removals.due({ now: days(31), limit: 9 })).toEqual([]);
    expect(await stores.removals.leaving(due, { limit: 9 })).toEqual([]);
    await stores.removals.remove(gone, entry(unit.propertyId));
    expect(await stores.documents.ofUnit(unit)).toHaveLength(1);

    await remove(stores, document);
    await stores.removals.remove(gone, entry(unit.propertyId));
    const { documentId } = document;
    expect(await stores.documents.byId({ organizationId, documentId })).toBeUndefined();
    expect(await stores.removals.due({ now: days(31), limit: 9 })).toEqual([]);
  });

  it('goes with its unit: nothing is kept for one that is deleted, and the sweep finds all there was', async () => {
    const { stores, unit, other } = await withUnit();
    const [stays, deleted] = [aDocument(unit), aDocument(unit)];
    await add(stores, stays);
    await add(stores, deleted);
    await remove(stores, deleted);
    await add(stores, aDocument(other, { name: 'elsewhere' }));
    await deleteUnit(stores, unit);
    expect(await refused(add(stores, aDocument(unit)))).toBe('not-found');
    expect(await refused(restore(stores, deleted))).toBe('not-found');

    const [due] = await stores.removals.due({ now: days(1), limit: 9 });
    if (!due) throw new Error('nothing is due');
    expect(await stores.removals.leaving(due, { limit: 1 })).toHaveLength(1);
    const all = await stores.removals.leaving(due, { limit: 9 });
    expect(all.map(({ object }) => object.id).toSorted()).toEqual(
      [stays.documentId, deleted.documentId].toSorted(),
    );
    for (const leaving of all) await stores.removals.remove(leaving, entry(unit.propertyId));
    await stores.removals.finish(due);
    expect(await stores.removals.due({ now: days(99), limit: 9 })).toEqual([]);
    expect(names(await stores.documents.ofUnit(other))).toEqual(['elsewhere']);
  });

  it('a unit that is deleted while documents come leaves none that nobody sweeps', async () => {
    const { stores, unit } = await withUnit();
    const coming = Array.from({ length: 5 }, () => refused(add(stores, aDocument(unit))));
    const going = refused(deleteUnit(stores, unit));
    await Promise.all([...coming, going]);
    if ((await going) === 'conflict') await deleteUnit(stores, unit);
    const [due] = await stores.removals.due({ now: days(1), limit: 9 });
    if (!due) throw new Error('nothing is due');
    const left = await stores.documents.ofUnit(unit);
    expect(await stores.removals.leaving(due, { limit: 9 })).toHaveLength(left.length);
  });
});
