import { units as rows } from '../../shared/contract/units';
import { refuse } from '../../shared/wire/refusals';
import { change } from '../runtime/change';
import { noteAsObject } from '../table/notes/record';
import { findOwnNote, permitNotes } from './find-note';

/** Changes the caller's own note. An unchanged text succeeds, so a repeat after a lost answer does too. */
export const updateNote = change(rows.updateNote, {
  permit: permitNotes,
  read: findOwnNote,
  act: async ({ now, body: { text, version }, found: before, trace }, deps) => {
    if (text === before.text) return { success: 1, data: { version: before.version } };
    if (version !== before.version) throw refuse('changed-meanwhile');
    const note = { ...before, text, version: version + 1, changedAt: now.toISOString() };
    const changed = { before: { text: before.text }, after: { text } };
    const object = noteAsObject(note);
    const left = trace({ action: 'note.update', object, about: note.propertyId, ...changed });
    await deps.notes.change({ note, trace: left });
    return { success: 1, data: { version: note.version } };
  },
});
