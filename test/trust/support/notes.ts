import type { Deps } from '../../../functions/runtime/deps/deps';
import { newNoteId, type UnitNote } from '../../../functions/table/notes/record';
import { propertyIdOfUnit } from '../../../functions/table/units/record';
import type { Making } from '../samples';

type Kept = Pick<UnitNote, 'organizationId' | 'unitId' | 'addedBy' | 'text'>;

/** Keeps a note, as a call would. */
export async function saveNote(kept: Kept, deps: Deps): Promise<UnitNote> {
  const now = deps.clock.now();
  const propertyId = propertyIdOfUnit(kept.unitId) ?? '';
  const noteId = newNoteId(kept.unitId, deps.ids.next('nte'));
  const facts = { addedAt: now.toISOString(), addedByName: 'Person', version: 1 };
  const note: UnitNote = { ...kept, propertyId, noteId, ...facts };
  await deps.notes.add({ note, trace: traceOf(note, { deps, action: 'note.add' }) });
  return note;
}

const traceOf = (note: UnitNote, { deps, action }: { deps: Deps; action: 'note.add' | 'note.delete' }) => ({
  audit: {
    organizationId: note.organizationId,
    auditId: deps.ids.next('aud'),
    action,
    at: deps.clock.now().toISOString(),
    by: { userId: note.addedBy, userRoleId: '', roleLabel: 'orgAdmin', process: '' },
    object: { kind: 'note' as const, id: note.noteId, name: note.text },
    about: note.propertyId,
    requestId: 'set up',
  },
  now: deps.clock.now(),
});

const homeOf = ({ scene }: Making, unitId: string) =>
  [scene.home, scene.other].find(({ units }) => Object.values(units).includes(unitId));

/** A long walk adds more than a unit has room for: what the caller added last goes. Answers the unit's id. */
export async function unitWithRoom(making: Making, unitId: string): Promise<string> {
  const { deps } = making.world;
  const home = homeOf(making, unitId);
  if (!home) return unitId;
  const { notes } = await deps.notes.ofUnit({ organizationId: home.organizationId, unitId });
  const { userId } = making.scene.me.viewer;
  const own = notes.filter(({ addedBy, noteId }) => addedBy === userId && !home.marks.includes(noteId));
  for (const note of own)
    await deps.notes.remove({ note, trace: traceOf(note, { deps, action: 'note.delete' }) });
  return unitId;
}

/** The id of a note that the caller just added to this unit; of a unit that is nowhere, a made-up one. */
export async function newNoteOf(making: Making, unitId: string): Promise<string> {
  const { deps } = making.world;
  const home = homeOf(making, unitId);
  if (!home) return newNoteId(unitId, deps.ids.next('nte'));
  await unitWithRoom(making, unitId);
  const { userId: addedBy } = making.scene.me.viewer;
  const kept = { unitId, addedBy, text: `Sample ${making.fresh}` };
  return (await saveNote({ organizationId: home.organizationId, ...kept }, deps)).noteId;
}
