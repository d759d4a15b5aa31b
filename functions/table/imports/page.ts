import { cursorOf, placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { importsPartition, PortfolioImport } from './record';

type Query = {
  readonly organizationId: string;
  /** Only imports of this person (user id). */
  readonly startedBy?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};
export type ImportPage = { readonly imports: PortfolioImport[]; readonly next?: string | undefined };

/** Newest first. Refuses `invalid` for a cursor of another list. */
export const pageOfImports =
  (db: Db) =>
  async ({ organizationId, startedBy, after, limit }: Query): Promise<ImportPage> => {
    const from = after === undefined ? undefined : placeOf('imports', after)[1];
    const found = await db.list(PortfolioImport, {
      partition: importsPartition(organizationId),
      range:
        from === undefined ? undefined : { lt: PortfolioImport.key({ organizationId, importId: from }).sk },
      filter: startedBy === undefined ? undefined : { attr: 'startedBy', eq: startedBy },
      descending: true,
      limit: limit + 1,
    });
    const imports = found.slice(0, limit);
    const last = imports.at(-1);
    const goesOn = found.length > limit && last !== undefined;
    return { imports, next: goesOn ? cursorOf('imports', [last.startedAt, last.importId]) : undefined };
  };
