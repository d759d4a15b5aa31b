import type { Db } from '../db/db';
import { changeOpening } from './change';
import { OpeningSheet, openingLines, openingPartition, StoredOpeningLine } from './record';

export const openingStore = (db: Db) => ({
  /** Undefined while nobody began one. */
  sheet: (organizationId: string): Promise<OpeningSheet | undefined> =>
    db.get(OpeningSheet, { organizationId }),
  lines: async (organizationId: string): Promise<StoredOpeningLine['line'][]> => {
    const stored = await db.list(StoredOpeningLine, {
      partition: openingPartition(organizationId),
      range: { beginsWith: openingLines },
    });
    return stored.map(({ line }) => line);
  },
  change: changeOpening(db),
});
export type Openings = ReturnType<typeof openingStore>;
