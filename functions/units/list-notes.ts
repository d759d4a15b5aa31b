import type { Contract } from '../../shared/contract';
import { changesNote, readsNotes, writesNotes } from '../../shared/domain/portfolio/notes';
import { refuse } from '../../shared/wire/refusals';
import { findUnit } from '../common/portfolio/find-unit';
import { answer, type Handler } from '../runtime/handler';

/** A unit's notes, newest first. Who is no staff is refused before anything is looked for. */
export const listNotes: Handler<Contract['units']['listNotes']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  if (!readsNotes(viewer)) throw refuse('not-permitted');
  const [{ notes, next }] = await Promise.all([
    deps.notes.ofUnit({ organizationId: viewer.organizationId, ...params, ...query }),
    findUnit({ viewer, now, ...params }, deps),
  ]);
  return answer({
    notes: notes.map((note) => ({
      note_id: note.noteId,
      text: note.text,
      added_at: note.addedAt,
      added_by: note.addedByName,
      changed_at: note.changedAt,
      version: note.version,
      may_change: changesNote(viewer, note),
    })),
    next,
    may_change: writesNotes(viewer),
  });
};
