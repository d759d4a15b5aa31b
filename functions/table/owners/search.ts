import type { Db } from '../db/db';
import { readShelves, type Shelves } from './shelves';

/** Organizations that a process caches, those asked last. The shelves of 10,000 owners take about 1 MB. */
const mostKept = 8;

type Asked = {
  readonly organizationId: string;
  /** Reads the organization's current `ownerChanges`, strongly consistent. Without it nothing is cached. */
  readonly changes?: (() => Promise<number | undefined>) | undefined;
};

/**
 * An organization's current shelves, cached because a name is searched letter by letter. One transaction
 * raises a shelf's own count and the organization's `ownerChanges`: when the shelves' sum equals it, they
 * miss nothing, in whatever order the two were read.
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
