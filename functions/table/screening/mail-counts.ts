import type { Db } from '../db/db';
import { separator } from '../db/keys';
import { remove, update, type Write } from '../db/writes';
import { ApplicationMailCount, hashOfMail, isListed, type StoredApplication } from './record';
import type { ApplicationChange } from './writes';

/** An application before and after a change; without one of them, it comes or goes. */
type Moved = { readonly before?: StoredApplication | undefined; readonly after?: StoredApplication };

export const allMoved = ({ also = [], ...change }: ApplicationChange): Moved[] => [
  change,
  ...also.flatMap(allMoved),
];

const keyOf = ({ organizationId, fields }: StoredApplication) => ({
  organizationId,
  emailHash: hashOfMail(fields.email),
});
type Key = ReturnType<typeof keyOf>;
const nameOf = ({ organizationId, emailHash }: Key) => [organizationId, emailHash].join(separator);

/** By how much each address is named more or less often: people of one change may share it. */
function differences(moved: readonly Moved[]): { readonly key: Key; readonly by: number }[] {
  const all = new Map<string, { key: Key; by: number }>();
  const count = (one: StoredApplication | undefined, by: number) => {
    if (!one || !isListed(one)) return;
    const key = keyOf(one);
    all.set(nameOf(key), { key, by: (all.get(nameOf(key))?.by ?? 0) + by });
  };
  for (const { before, after } of moved) {
    count(before, -1);
    count(after, 1);
  }
  return [...all.values()].filter(({ by }) => by !== 0);
}

/** Counts with the change that moves them; the last application takes its count along (D50). */
export async function countWrites(db: Db, moved: readonly Moved[]): Promise<Write[]> {
  const changed = differences(moved);
  const less = changed.filter(({ by }) => by < 0).map(({ key }) => key);
  const known = less.length === 0 ? [] : await db.getAll(ApplicationMailCount, less);
  const counts = new Map(known.map((one) => [nameOf(one), one.count]));
  return changed.flatMap(({ key, by }) => {
    if (by > 0) return [update(ApplicationMailCount, { key, set: key, add: { count: by } })];
    const count = counts.get(nameOf(key));
    if (count === undefined) return [];
    const condition = { attr: 'count', eq: count } as const;
    return count + by <= 0
      ? [remove(ApplicationMailCount, key, condition)]
      : [update(ApplicationMailCount, { key, add: { count: by }, condition })];
  });
}
