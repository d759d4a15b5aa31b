import { units as rows } from '../../shared/contract/units';
import { change } from '../runtime/change';
import { noteAsObject } from '../table/notes/record';
import { findOwnNote, permitNotes } from './find-note';

/** Deletes an own note for good; the log keeps its text. */
export const deleteNote = change(rows.deleteNote, {
  permit: permitNotes,
  read: findOwnNote,
  act: async ({ found: note, trace }, deps) => {
    const { propertyId: about, text } = note;
    const left = trace({ action: 'note.delete', object: noteAsObject(note), about, before: { text } });
    await deps.notes.remove({ note, trace: left });
    return { success: 1 };
  },
});
