import { refuse } from '../../../shared/wire/refusals';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put } from '../db/writes';
import { SavedViews } from './record';

type Key = Pick<SavedViews, 'organizationId' | 'userRoleId' | 'list'>;

export const viewStore = (db: Db) => ({
  /** Undefined before the first one is saved. */
  of: (key: Key): Promise<SavedViews | undefined> => db.get(SavedViews, key),
  /** Replaces the version before `saved`'s. Refuses `changed-meanwhile`. */
  save: async (saved: SavedViews): Promise<void> => {
    const { version } = saved;
    const failure = await db.transact([
      put(SavedViews, saved, version === 1 ? absent : isVersion(version - 1)),
    ]);
    if (failure) throw refuse('changed-meanwhile');
  },
});
