import { units as rows } from '../../shared/contract/units';
import { findUnit } from '../common/portfolio/find-unit';
import { personName } from '../common/portfolio/person-name';
import { change } from '../runtime/change';
import { newNoteId, noteAsObject } from '../table/notes/record';
import { permitNotes } from './find-note';

export const addNote = change(rows.addNote, {
  permit: permitNotes,
  read: ({ viewer, now, body: { unit_id: unitId } }, deps) =>
    Promise.all([findUnit({ viewer, now, unitId }, deps), personName(viewer, deps)]),
  act: async ({ viewer, now, body: { text }, found: [{ unit }, addedByName], trace }, deps) => {
    const { organizationId, propertyId, unitId } = unit;
    const noteId = newNoteId(unitId, deps.ids.next('nte'));
    const added = { addedAt: now.toISOString(), addedBy: viewer.userId, addedByName, version: 1 };
    const note = { organizationId, propertyId, unitId, noteId, text, ...added };
    const object = noteAsObject(note);
    const left = trace({ action: 'note.add', object, about: propertyId, after: { text } });
    const reply = { success: 1, data: { note_id: noteId } } as const;
    await deps.notes.add({ note, trace: { ...left, reply } });
    return reply;
  },
});
