import type { Db } from '../db/db';
import { readShelves, type Shelves } from './shelves';

/** Organizations whose shelves a process keeps, those asked last. Of 10,000 owners they are some 1 MB. */
const mostKept = 8;

type Asked = {
  readonly organizationId: string;
  /** Answers how often the owners changed, as the organization's record says in a strongly consistent read. Without it nothing is kept. */
  readonly changes?: (() => Promise<number | undefined>) | undefined;
};

/**
 * An organization's shelves as they are now. A name is searched letter by letter, so what was read is kept, and stands as long as the organization's
 * record counts no other change. Each write of a shelf is counted on the shelf and in that record, in one transaction: shelves that together
 * count as many as the record hold all of them, in whatever order the two were read, and also while a transaction is still being applied.
 */
export function shelfReader(db: Db): (asked: Asked) => Promise<Shelves> {
  const kept = new Map<string, Shelves>();
  const keep = (organizationId: string, read: Shelves): void => {
    kept.delete(organizationId);
    kept.set(organizationId, read);
    const [longestAgo] = kept.keys();
    if (kept.size > mostKept && longestAgo !== undefined) kept.delete(longestAgo);
  };

  return async ({ organizationId, changes }) => {
    if (!changes) return readShelves(db, organizationId);
    const known = kept.get(organizationId);
    if (known && known.changes === (await changes())) {
      keep(organizationId, known);
      return known;
    }
    const [read, counted] = await Promise.all([readShelves(db, organizationId), changes()]);
    if (read.changes === counted) keep(organizationId, read);
    else kept.delete(organizationId);
    return read;
  };
}
