import { beforeEach, describe, expect, it } from 'vitest';
import { units as rows } from '../../shared/contract/units';
import type { Viewer } from '../../shared/domain/people/roles';
import { attachedKinds } from '../../shared/domain/portfolio/attached';
import { propertyId } from '../../test/support/test-world/portfolio';
import { one, openUnits, two } from '../../test/support/test-world/units';
import { ada, listed, mayChange } from '../../test/support/test-world/viewer';
import { getActivity } from '../properties/get-activity';
import type { ViewerCall } from '../runtime/handler';
import { put } from '../table/db/writes';
import { UnitNote } from '../table/notes/record';
import { UnitCount } from '../table/units/record';
import { addNote } from './add-note';
import { deleteNote } from './delete-note';
import { listNotes } from './list-notes';
import { updateNote } from './update-note';

type Who = Partial<Viewer>;

let testWorld: Awaited<ReturnType<typeof openUnits>>;
beforeEach(async () => {
  testWorld = await openUnits();
  await testWorld.account({ firstName: 'Hanna', lastName: 'Head' });
});

const add = async (text: string, who: Who & Pick<ViewerCall, 'once'> = {}, unit_id = one) => {
  const { once, ...viewer } = who;
  const body = { unit_id, text };
  return (await testWorld.perform(addNote, { ...testWorld.call(viewer), once, body })).data.note_id;
};
const list = async (who: Who = {}, unitId = one, after?: string) => {
  const request = { ...testWorld.call(who), params: { unitId }, query: { after } };
  return rows.listNotes.reply.parse(await listNotes(request, testWorld.deps)).data;
};
const update = (id: string, text: string, { version = 1, ...who }: Who & { version?: number } = {}) =>
  testWorld.perform(updateNote, { ...testWorld.call(who), params: { id }, body: { version, text } });
const remove = (id: string, who: Who = {}) =>
  testWorld.perform(deleteNote, { ...testWorld.call(who), params: { id } });
const kept = async () => (await testWorld.all(UnitNote)).map(({ text }) => text);

const staff: Who = { roleLabel: 'rentalManager', userId: 'usr_staff', grants: mayChange };
const viewing: Who = { ...staff, grants: { areas: { properties: 'view' }, properties: 'all' } };
const outside = [
  ['a rental owner', ada],
  ['a rental owner who may change the unit', { ...ada, grants: mayChange }],
  ['a tenant', { roleLabel: 'tenant', userId: 'usr_tenant' }],
  ['an applicant', { roleLabel: 'applicant', userId: 'usr_applicant' }],
] as const;
const unseeing = [
  ['another organization', { organizationId: 'org_two' }],
  ['staff with another list', listed('prp_other')],
] as const;

describe('the notes of a unit', () => {
  it('are read by staff who see the unit, newest first, with who wrote them and when', async () => {
    await add('The boiler\nleaks.');
    testWorld.wait(60);
    await add('Keys at the desk.', staff);
    const { notes, next, may_change } = await list();
    expect(notes).toMatchObject([
      { text: 'Keys at the desk.', added_at: '2026-06-15T12:01:00.000Z', may_change: false },
      { text: 'The boiler\nleaks.', added_by: 'Hanna Head', version: 1, may_change: true },
    ]);
    expect([next, may_change, notes[0]?.changed_at]).toEqual([undefined, true, undefined]);
    const seen = await list(viewing);
    expect(seen.notes.map((note) => note.may_change)).toEqual([false, false]);
    expect(seen.may_change).toBe(false);
    expect((await list({}, two)).notes).toEqual([]);
  });

  it('come ten at a time', async () => {
    for (let index = 0; index < 11; index += 1) await add(`note ${index}`);
    const first = await list();
    expect(first.notes).toHaveLength(10);
    expect((await list({}, one, first.next)).notes).toMatchObject([{ text: 'note 0' }]);
  });

  it('are written by staff who may change the unit, up to the unit’s limit', async () => {
    await add('From staff.', staff);
    await expect(add('From who only looks.', viewing)).rejects.toMatchObject({ code: 'not-permitted' });
    await testWorld.db.write(
      put(UnitCount, { organizationId: 'org_one', unitId: one, notes: attachedKinds.note.perUnit }),
    );
    await expect(add('One too many.')).rejects.toMatchObject({ code: 'note-limit' });
    expect(await kept()).toEqual(['From staff.']);
  });

  it('are kept once under an Idempotency-Key', async () => {
    const once = { organizationId: 'org_one', scope: 'usr_head', hash: 'h', key: 'k' };
    expect(await add('Once.', { once })).toBe(await add('Once.', { once }));
    expect(await kept()).toEqual(['Once.']);
  });

  it('hold something, tidy, of at most 2,000 characters', () => {
    const textOf = (text: string) => rows.updateNote.body.safeParse({ version: 1, text }).data?.text;
    expect(textOf(' The boiler\r\nleaks. ')).toBe('The boiler\nleaks.');
    expect(textOf('x'.repeat(2000))).toHaveLength(2000);
    expect(textOf('x'.repeat(2001))).toBeUndefined();
    expect(textOf(' \n ')).toBeUndefined();
    expect(rows.addNote.body.safeParse({ unit_id: one, text: '' }).success).toBe(false);
  });
});

describe('a note', () => {
  it('is changed and deleted by its author alone, whatever the role of another', async () => {
    const id = await add('From staff.', staff);
    for (const who of [{}, { ...staff, userId: 'usr_colleague' }]) {
      await expect(update(id, 'Not mine.', who)).rejects.toMatchObject({ code: 'not-found' });
      await expect(remove(id, who)).rejects.toMatchObject({ code: 'not-found' });
    }
    const noLonger = { ...viewing, userId: 'usr_staff' };
    await expect(update(id, 'No more.', noLonger)).rejects.toMatchObject({ code: 'not-permitted' });
    expect(await kept()).toEqual(['From staff.']);
    testWorld.wait(60);
    expect(await update(id, 'Changed.', staff)).toEqual({ success: 1, data: { version: 2 } });
    expect((await list()).notes).toMatchObject([
      { text: 'Changed.', version: 2, changed_at: '2026-06-15T12:01:00.000Z' },
    ]);
    expect(await remove(id, staff)).toEqual({ success: 1 });
    expect(await kept()).toEqual([]);
    await expect(remove(id, staff)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is changed at the version that was read; a repeat of what was done is done', async () => {
    const id = await add('First.');
    await update(id, 'Second.');
    expect((await update(id, 'Second.')).data.version).toBe(2);
    await expect(update(id, 'Third.')).rejects.toMatchObject({ code: 'changed-meanwhile' });
    await update(id, 'Third.', { version: 2 });
    expect(await kept()).toEqual(['Third.']);
  });

  it('is in the log with its text, and in the activity of the property by its first words', async () => {
    const id = await add('The boiler leaks.');
    testWorld.wait(1);
    await update(id, 'The boiler is new.');
    testWorld.wait(1);
    await remove(id);
    expect(await testWorld.audit()).toMatchObject([
      { action: 'note.delete', about: propertyId, before: { text: 'The boiler is new.' } },
      { action: 'note.update', before: { text: 'The boiler leaks.' }, after: { text: 'The boiler is new.' } },
      { action: 'note.add', object: { kind: 'note', id, name: 'The boiler leaks.' } },
    ]);
    const told = async (who: Who = {}) => {
      const request = { ...testWorld.call(who), params: { id: propertyId }, query: {} };
      return (await getActivity(request, testWorld.deps)).data.entries;
    };
    expect((await told()).map(({ words, object_name }) => `${words} ${object_name}`)).toEqual([
      'Deleted the note The boiler is new.',
      'Changed the note The boiler is new.',
      'Added the note The boiler leaks.',
    ]);
    expect((await told()).map(({ changes }) => changes)).toEqual([
      [],
      [{ field: 'Text', before: 'The boiler leaks.', after: 'The boiler is new.' }],
      [],
    ]);
    // Also not to one who wrote it as staff and now looks as an owner.
    expect(await told({ ...ada, userId: 'usr_head' })).toEqual([]);
  });

  it.each(outside)('is nothing that %s reads, writes or takes away', async (_, viewer) => {
    const who: Who = viewer;
    const own = await add('Mine from before.', { userId: who.userId });
    const refused = { code: 'not-permitted' };
    await expect(list(who)).rejects.toMatchObject(refused);
    await expect(add('Hello.', who)).rejects.toMatchObject(refused);
    await expect(update(own, 'Hello.', who)).rejects.toMatchObject(refused);
    await expect(remove(own, who)).rejects.toMatchObject(refused);
    expect(await kept()).toEqual(['Mine from before.']);
  });

  it.each(unseeing)('is not there for %s', async (_, viewer) => {
    const who: Who = viewer;
    const own = await add('Mine.', { userId: 'usr_head' });
    const notFound = { code: 'not-found' };
    await expect(list(who)).rejects.toMatchObject(notFound);
    await expect(add('Hello.', who)).rejects.toMatchObject(notFound);
    await expect(update(own, 'Hello.', who)).rejects.toMatchObject(notFound);
    await expect(remove(own, who)).rejects.toMatchObject(notFound);
    expect(await kept()).toEqual(['Mine.']);
  });
});
