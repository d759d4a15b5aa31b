import type { Db } from '../db/db';
import { OnceRecord } from '../db/once';
import { remove, update } from '../db/writes';
import { roomWrites } from '../organizations/writes';
import { OwnerEmailGuard } from '../owners/record';
import { Unit, unitOrder } from '../units/record';
import { inProperty, Property, propertyPartition, UnfinishedAdd, unfinishedPartition } from './record';

type UnfinishedKey = Pick<UnfinishedAdd, 'startedAt' | 'organizationId' | 'propertyId'>;

/** Age at which the job undoes an add; far longer than any call runs. */
const sweptAfterMilliseconds = 15 * 60_000;

/** Blocks further units and publishing. False when the property was published or is gone. */
const bar = (db: Db, key: UnfinishedKey): Promise<boolean> =>
  db.write(
    update(Property, {
      key,
      set: { stage: 'removing' },
      condition: {
        or: [
          { attr: 'stage', eq: 'adding' },
          { attr: 'stage', eq: 'removing' },
        ],
      },
    }),
  );

/** All units written, whatever became of the property. */
export const everyUnit = (db: Db, { organizationId, propertyId }: Omit<UnfinishedKey, 'startedAt'>) =>
  db.list(Unit, {
    partition: propertyPartition(organizationId, propertyId),
    index: 'byOrder',
    range: { between: [unitOrder(), inProperty.end] },
  });

/**
 * Undoes an add that stopped halfway; false when there is nothing to undo. The first write blocks anyone
 * still adding to it; the last, one transaction, gives back the reservations once, however often this runs.
 */
export async function abandonAdd(
  db: Db,
  { startedAt, organizationId, propertyId }: UnfinishedKey,
): Promise<boolean> {
  const add = await db.get(UnfinishedAdd, { startedAt, organizationId, propertyId });
  if (!add || !(await bar(db, add))) return false;
  const units = await everyUnit(db, add);
  await db.writeAll(units.map((unit) => remove(Unit, unit)));
  const failure = await db.transact([
    remove(Property, add, { attr: 'stage', eq: 'removing' }),
    remove(UnfinishedAdd, add),
    ...roomWrites(organizationId, { properties: -1, units: -add.unitCount }),
    ...add.ownerEmailHashes.map((emailHash) => remove(OwnerEmailGuard, { organizationId, emailHash })),
    ...(add.once ? [remove(OnceRecord, { organizationId, ...add.once })] : []),
  ]);
  return failure === undefined;
}

/**
 * Undoes adds past 100 items that began more than 15 minutes before `now` and never finished, and gives back
 * what they reserved. Returns how many. Safe to run at any time and in parallel.
 */
export const abandonUnfinished =
  (db: Db) =>
  async ({ now }: { now: Date }): Promise<number> => {
    const before = new Date(now.getTime() - sweptAfterMilliseconds).toISOString();
    const adds = await db.list(UnfinishedAdd, { partition: unfinishedPartition, range: { lt: before } });
    let undone = 0;
    for (const add of adds) if (await abandonAdd(db, add)) undone += 1;
    return undone;
  };
