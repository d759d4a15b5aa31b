import { describe, expect, it } from 'vitest';
import { attachedKinds } from '../../../shared/domain/portfolio/attached';
import { auditEntries } from '../../../test/support/audit-entries';
import { engines, type OpenStores, useDatabase } from '../../../test/support/databases';
import { aNote } from '../../../test/support/note-data';
import {
  added,
  aNewProperty,
  anAuditEntry,
  anOrganization,
  answering,
  aTrace,
  noon,
} from '../../../test/support/table-data';
import { put } from '../db/writes';
import { seedWriter } from '../seed';
import { UnitCount } from '../units/record';
import type { UnitNote } from './record';

const organizationId = 'org_north';
const at = (minute: number) => new Date(noon.getTime() + minute * 60_000).toISOString();

describe.each(engines)('notes on %s', (engine) => {
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
  const trace = (about: string) => aTrace(organizationId, about);
  const add = async ({ notes }: OpenStores, note: UnitNote) => {
    await notes.add({ note, trace: trace(note.propertyId) });
    return note;
  };
  const remove = ({ notes }: OpenStores, note: UnitNote) =>
    notes.remove({ note, trace: trace(note.propertyId) });
  const rewrite = ({ notes }: OpenStores, note: UnitNote, text: string) =>
    notes.change({ note: { ...note, text, version: note.version + 1 }, trace: trace(note.propertyId) });
  const texts = (notes: readonly UnitNote[]) => notes.map(({ text }) => text);
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => error.code ?? error,
    );
  const countOf = async ({ db }: OpenStores, unit: { unitId: string }) =>
    (await db.get(UnitCount, { organizationId, ...unit }))?.notes;

  it('lists a unit’s own, newest first, ten at a time, and finds one by its id alone', async () => {
    const { stores, unit, other } = await withUnit();
    for (let index = 0; index < 21; index += 1)
      await add(stores, aNote(unit, { text: `note ${index}`, addedAt: at(index) }));
    await add(stores, aNote(other, { text: 'elsewhere' }));
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const page = await stores.notes.ofUnit({ ...unit, after });
      pages.push(texts(page.notes));
      after = page.next;
    } while (after !== undefined);
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 1]);
    expect(pages.flat()).toEqual(Array.from({ length: 21 }, (_, index) => `note ${20 - index}`));
    expect((await stores.notes.ofUnit(other)).notes).toMatchObject([{ text: 'elsewhere' }]);
    await expect(stores.notes.ofUnit({ ...unit, after: 'bm9uc2Vuc2U' })).rejects.toMatchObject({
      code: 'invalid',
    });

    const [first] = (await stores.notes.ofUnit(unit)).notes;
    const noteId = first?.noteId ?? '';
    expect(await stores.notes.byId({ organizationId, noteId })).toEqual(first);
    expect(await stores.notes.byId({ organizationId: 'org_south', noteId })).toBeUndefined();
    expect(await stores.notes.byId({ organizationId, noteId: 'nte_nonsense' })).toBeUndefined();
  });

  it('keeps as many as a unit can hold, and one more when one went', async () => {
    const { stores, unit } = await withUnit();
    const { perUnit } = attachedKinds.note;
    const note = await add(stores, aNote(unit));
    await stores.db.write(put(UnitCount, { ...unit, notes: perUnit - 1 }));
    const racing = [1, 2, 3].map(() => refused(add(stores, aNote(unit))));
    expect((await Promise.all(racing)).filter((result) => result === 'done')).toHaveLength(1);
    expect(await refused(add(stores, aNote(unit)))).toBe('note-limit');
    await remove(stores, note);
    expect(await countOf(stores, unit)).toBe(perUnit - 1);
    await add(stores, aNote(unit));
    expect(await countOf(stores, unit)).toBe(perUnit);
  });

  it('answers a repeat what the first was answered, and keeps one', async () => {
    const { stores, unit } = await withUnit();
    const once = { organizationId, scope: 'me', hash: 'h', key: 'same-key' };
    const send = (note: UnitNote) => {
      const left = { ...trace(unit.propertyId), reply: note.noteId, once };
      return answering(stores, left, () => stores.notes.add({ note, trace: left }));
    };
    const first = aNote(unit);
    expect(await send(first)).toBe(first.noteId);
    expect(await send(aNote(unit))).toBe(first.noteId);
    expect((await stores.notes.ofUnit(unit)).notes).toHaveLength(1);
  });

  it('is changed and deleted at the version that was read, each with its entry in the log', async () => {
    const { stores, unit } = await withUnit();
    const note = await add(stores, aNote(unit));
    await rewrite(stores, note, 'Mended.');
    expect(await refused(rewrite(stores, note, 'Too late.'))).toBe('conflict');
    expect(await refused(remove(stores, note))).toBe('conflict');
    const { notes } = await stores.notes.ofUnit(unit);
    expect(notes).toMatchObject([{ text: 'Mended.', version: 2 }]);
    await remove(stores, { ...note, version: 2 });
    expect((await stores.notes.ofUnit(unit)).notes).toEqual([]);
    expect(await refused(remove(stores, { ...note, version: 2 }))).toBe('not-found');
    expect(await refused(rewrite(stores, { ...note, version: 2 }, 'Gone.'))).toBe('not-found');
    expect(await countOf(stores, unit)).toBe(0);
    const entries = await auditEntries(stores, { organizationId, about: unit.propertyId });
    expect(entries.filter(({ action }) => action !== 'property.add')).toHaveLength(3);
  });

  it('goes with its unit: nothing is added, changed or counted any more, and the job removes the rest', async () => {
    const { stores, unit } = await withUnit();
    const note = await add(stores, aNote(unit, { text: 'Dog in the yard.' }));
    const head = await stores.properties.head(unit);
    if (!head) throw new Error('the property is gone');
    const audit = { ...anAuditEntry(organizationId, unit.propertyId), at: noon.toISOString() };
    await stores.units.remove({
      unit,
      head,
      on: noon.toISOString().slice(0, 10),
      trace: { audit, now: noon },
    });
    expect(await refused(add(stores, aNote(unit)))).toBe('not-found');
    expect(await refused(rewrite(stores, note, 'Gone.'))).toBe('not-found');
    expect(await refused(remove(stores, note))).toBe('not-found');
    const [removal] = await stores.removals.due({ now: new Date(at(1)), limit: 10 });
    if (!removal) throw new Error('nothing waits to be removed');
    const [leaving] = await stores.removals.leaving(removal, { limit: 10 });
    expect(leaving).toMatchObject({
      files: [],
      action: 'note.remove',
      object: { kind: 'note', id: note.noteId, name: 'Dog in the yard.' },
    });
    if (leaving) await stores.removals.remove(leaving, anAuditEntry(organizationId, unit.propertyId));
    await stores.removals.finish(removal);
    expect((await stores.notes.ofUnit(unit)).notes).toEqual([]);
    expect(await countOf(stores, unit)).toBeUndefined();
  });
});
