import { placeOf } from '../db/cursor';
import type { Db } from '../db/db';
import { cutPage } from '../db/page';
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
    const placeIn = ({ startedAt, importId }: PortfolioImport) => [startedAt, importId] as const;
    const { shown: imports, next } = cutPage(found, { list: 'imports', placeIn, limit });
    return { imports, next };
  };
