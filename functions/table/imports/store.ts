import type { Db } from '../db/db';
import { changeImportState } from './change-state';
import { pageOfImports } from './page';
import {
  ImportFile,
  type ImportKey,
  importPartition,
  inImport,
  KeptProperty,
  MadeProperty,
  PortfolioImport,
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
});
export type Imports = ReturnType<typeof importStore>;
