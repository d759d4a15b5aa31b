import { noteLimits } from '../../../shared/domain/portfolio/notes';
import { cursorOf, placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { last } from '../db/keys';
import { attachedPartition } from '../units/record';
import { addNote, changeNote, deleteNote } from './change';
import { noteOrder, UnitNote, unitIdOfNote } from './record';

type One = { readonly organizationId: string; readonly noteId: string };
type Asked = { readonly organizationId: string; readonly unitId: string; readonly after?: string };
type NotePage = { readonly notes: UnitNote[]; readonly next?: string };

export const noteStore = (db: Db) => ({
  /** By its id, which contains the unit's; undefined also for a malformed id. Does not check the unit. */
  byId: async ({ organizationId, noteId }: One): Promise<UnitNote | undefined> => {
    const unitId = unitIdOfNote(noteId);
    return unitId === undefined ? undefined : db.get(UnitNote, { organizationId, unitId, noteId });
  },
  /** Ten at a time, newest first. Refuses `invalid` for a place from another list. */
  ofUnit: async ({ organizationId, unitId, after }: Asked): Promise<NotePage> => {
    const place = after === undefined ? [last] : placeOf('notes', after);
    const found = await db.list(UnitNote, {
      partition: attachedPartition(organizationId, unitId),
      index: 'byOrder',
      range: { between: [noteOrder(), noteOrder(...place)] },
      descending: true,
      // One more tells whether there is a next page; the place itself is read again and left out.
      limit: noteLimits.perRead + 2,
    });
    const rest = found.filter(({ noteId }) => noteId !== place[1]);
    const notes = rest.slice(0, noteLimits.perRead);
    const end = rest.length > notes.length ? notes.at(-1) : undefined;
    return { notes, next: end && cursorOf('notes', [end.addedAt, end.noteId]) };
  },
  add: addNote(db),
  change: changeNote(db),
  remove: deleteNote(db),
});
