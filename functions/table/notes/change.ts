import { refuse } from '../../../shared/wire/refusals';
import { type Trace, traceWrites } from '../audit/writes';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove, type Write } from '../db/writes';
import { attach, detach, refusalOfAttached, unitStands } from '../units/writes';
import { UnitNote } from './record';

type Changed = { readonly note: UnitNote; readonly trace: Trace };

/** A note that differs from the one read was changed meanwhile: the caller must read again. */
async function write(db: Db, trace: Trace, writes: readonly Write[]): Promise<void> {
  const failure = await db.transact([...traceWrites(trace), ...writes]);
  if (failure?.name === 'note' && !failure.found(UnitNote)) throw refuse('not-found');
  if (failure) throw refusalOfAttached('note', failure);
}

/** Refuses `note-limit`, `not-found` (the unit is gone), `conflict`. */
export const addNote =
  (db: Db) =>
  ({ note, trace }: Changed): Promise<void> =>
    write(db, trace, [...attach('note', note), put(UnitNote, note, absent)]);

/** Replaces the version before `note`'s. Refuses `not-found` (also for the unit), `conflict`. */
export const changeNote =
  (db: Db) =>
  ({ note, trace }: Changed): Promise<void> =>
    write(db, trace, [unitStands(note), put(UnitNote, note, isVersion(note.version - 1))]);

/** Deletes it for good at the version read. Refuses `not-found` (also for the unit), `conflict`. */
export const deleteNote =
  (db: Db) =>
  ({ note, trace }: Changed): Promise<void> => {
    const removed = remove(UnitNote, note, isVersion(note.version));
    return write(db, trace, [unitStands(note), removed, detach('note', note)]);
  };
