import type { Viewer } from '../../shared/domain/people/roles';
import { changesNote, writesNotes } from '../../shared/domain/portfolio/notes';
import { refuse } from '../../shared/wire/refusals';
import { findUnit } from '../common/portfolio/find-unit';
import type { Deps } from '../runtime/deps/deps';
import { type UnitNote, unitIdOfNote } from '../table/notes/record';

/** Refuses who writes no notes at all, before anything is looked for. */
export function permitNotes({ viewer }: { viewer: Viewer }): void {
  if (!writesNotes(viewer)) throw refuse('not-permitted');
}

/** An own note of a unit that this person sees. All that is not there for them is the same `not-found`. */
export async function findOwnNote(
  { viewer, now, params }: { viewer: Viewer; now: Date; params: { id: string } },
  deps: Deps,
): Promise<UnitNote> {
  const unitId = unitIdOfNote(params.id);
  if (unitId === undefined) throw refuse('not-found');
  const [note] = await Promise.all([
    deps.notes.byId({ organizationId: viewer.organizationId, noteId: params.id }),
    findUnit({ viewer, now, unitId }, deps),
  ]);
  if (!note || !changesNote(viewer, note)) throw refuse('not-found');
  return note;
}
