import type { KeptLeaseWhy } from '../../../shared/domain/imports/import-undo';
import { refuse } from '../../../shared/wire/refusals';
import { absent, isVersion } from '../db/conditions';
import type { Db } from '../db/db';
import { put, remove } from '../db/writes';
import { changeImportState } from './change-state';
import { pageOfImports } from './page';
import {
  ImportFile,
  type ImportKey,
  importPartition,
  inImport,
  KeptProperty,
  MadeLease,
  MadeProperty,
  PortfolioImport,
  UnfinishedImport,
} from './record';
import { startImport } from './start';
import { takeBack } from './take-back';

export const importStore = (db: Db) => ({
  byId: (key: ImportKey): Promise<PortfolioImport | undefined> => db.get(PortfolioImport, key),
  /** The unfinished import of this file. */
  running: async (file: {
    organizationId: string;
    fileHash: string;
  }): Promise<PortfolioImport | undefined> => {
    const running = await db.get(ImportFile, file);
    return running && db.get(PortfolioImport, running);
  },
  page: pageOfImports(db),
  start: startImport(db),
  changeState: changeImportState(db),
  /** The properties made from these places in the file. */
  madeAt: ({ indexes, ...key }: ImportKey & { indexes: readonly number[] }): Promise<MadeProperty[]> =>
    db.getAll(
      MadeProperty,
      [...new Set(indexes)].map((index) => ({ ...key, index })),
    ),
  /** Places in the file of everything made and not undone. */
  madeIndexes: async (key: ImportKey): Promise<number[]> => {
    const made = await db.list(MadeProperty, {
      partition: importPartition(key),
      range: { beginsWith: inImport.made },
    });
    return made.map(({ index }) => index);
  },
  /** Last in the file comes first. */
  lastMade: ({ limit, ...key }: ImportKey & { limit: number }): Promise<MadeProperty[]> =>
    db.list(MadeProperty, {
      partition: importPartition(key),
      range: { beginsWith: inImport.made },
      descending: true,
      limit,
    }),
  kept: (key: ImportKey): Promise<KeptProperty[]> =>
    db.list(KeptProperty, { partition: importPartition(key), range: { beginsWith: inImport.kept } }),
  takeBack: takeBack(db),
  draft: (who: { organizationId: string; userRoleId: string }): Promise<UnfinishedImport | undefined> =>
    db.get(UnfinishedImport, who),
  /** Replaces the version before it. Refuses `changed-meanwhile`. */
  saveDraft: async (draft: UnfinishedImport): Promise<void> => {
    const { version } = draft;
    const failure = await db.transact([
      put(UnfinishedImport, draft, version === 1 ? absent : isVersion(version - 1)),
    ]);
    if (failure) throw refuse('changed-meanwhile');
  },
  discardDraft: (who: { organizationId: string; userRoleId: string }): Promise<boolean> =>
    db.write(remove(UnfinishedImport, who)),
  /** The leases made of these lines of the file. */
  leasesAt: ({ rows, ...key }: ImportKey & { rows: readonly number[] }): Promise<MadeLease[]> =>
    db.getAll(
      MadeLease,
      [...new Set(rows)].map((row) => ({ ...key, row })),
    ),
  /** Every lease of the file in its order, taken back or not. */
  leases: (key: ImportKey): Promise<MadeLease[]> =>
    db.list(MadeLease, { partition: importPartition(key), range: { beginsWith: inImport.lease } }),
  /** A lease that stays when its import is undone. Refuses `conflict` when it was looked at meanwhile. */
  keepLease: async (made: MadeLease, why: KeptLeaseWhy): Promise<void> => {
    const failure = await db.transact([
      put(MadeLease, { ...made, state: 'kept', why }, { attr: 'state', eq: 'made' }),
    ]);
    if (failure) throw refuse('conflict');
  },
});
export type Imports = ReturnType<typeof importStore>;
