import * as z from 'zod';
import { noteName } from '../../../shared/domain/portfolio/notes';
import { separator } from '../db/keys';
import { nestedIds } from '../db/nested-id';
import { type RecordOf, record } from '../db/record';
import { attachedPartition } from '../units/record';

/** A note's id carries its unit's: `newNoteId(unit.unitId, ids.next('nte'))`. */
export const { make: newNoteId, outerOf: unitIdOfNote } = nestedIds({
  kind: 'nte',
  outer: 'unt',
  depth: 2,
});

/** The place of a note among what is attached to its unit: by when it was added. */
export const noteOrder = (...place: readonly string[]): string => ['NOTE', ...place].join(separator);

/** What staff wrote down at a unit. Instants are UTC. */
export const UnitNote = record({
  name: 'note',
  fields: () => ({
    organizationId: z.string(),
    propertyId: z.string(),
    unitId: z.string(),
    noteId: z.string(),
    text: z.string(),
    addedAt: z.string(),
    /** A user id, and what that person was called then. */
    addedBy: z.string(),
    addedByName: z.string(),
    /** Absent while it stands as it was added. */
    changedAt: z.string().optional(),
    version: z.number(),
  }),
  key: (note: { organizationId: string; unitId: string; noteId: string }) => ({
    pk: attachedPartition(note.organizationId, note.unitId),
    sk: `NOTE#${note.noteId}`,
  }),
  derived: ({ addedAt, noteId }) => ({ order: noteOrder(addedAt, noteId) }),
});
export type UnitNote = RecordOf<typeof UnitNote>;

/** A note as the log names it. */
export const noteAsObject = ({ noteId, text }: Pick<UnitNote, 'noteId' | 'text'>) =>
  ({ kind: 'note', id: noteId, name: noteName(text) }) as const;
