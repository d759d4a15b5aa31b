import { OwnerAccount } from '../billing/record';
import { absent } from '../db/conditions';
import type { Db } from '../db/db';
import { check, remove } from '../db/writes';
import { shownWrites } from '../organizations/writes';
import { Owner } from '../owners/record';
import { removeOwner } from '../owners/writes';
import { mailIsFree } from '../people/writes';
import { inProperty, OwnedProperty, ownerPartition, Property, propertyPartition } from '../properties/record';
import { Unit, UnitCount, unitOrder } from '../units/record';
import { removeAttached } from '../units/writes';
import { MadeProperty } from './record';
import { sumsWrite } from './writes';

/**
 * An owner whom this import made goes with the last of the properties, with the mail's guard and out of the count; not one who got bank details,
 * an account, an invitation or another property: `links` moves on with each, so that the read before the write is still true in it.
 */
async function leave(db: Db, made: MadeProperty, ownerId: string): Promise<void> {
  const { organizationId, importId } = made;
  const owner = await db.get(Owner, { organizationId, ownerId });
  if (owner?.importId !== importId) return;
  const partition = ownerPartition(organizationId, ownerId);
  const owned = await db.list(OwnedProperty, { partition, limit: 1 });
  if (owned.length > 0) return;
  await db.transact([
    ...removeOwner(owner),
    check(OwnerAccount, owner, absent),
    mailIsFree({ ...owner, roleLabel: 'rentalOwner' }),
    ...shownWrites(organizationId, { owners: -1 }),
    sumsWrite(made, { owners: -1 }),
  ]);
}

/**
 * What is left of a property that is out of every list and counter: units and record when they did not fit into that transaction, then owners who
 * have nothing else, last the mark that there is something left. Each step may be done twice. `at` is a UTC instant.
 */
export async function removeRest(db: Db, made: MadeProperty, at: string): Promise<void> {
  const { organizationId, propertyId } = made;
  const [mark, units] = await Promise.all([
    db.get(MadeProperty, made),
    db.list(Unit, {
      partition: propertyPartition(organizationId, propertyId),
      index: 'byOrder',
      range: { between: [unitOrder(), inProperty.end] },
    }),
  ]);
  const counted = new Set((await db.getAll(UnitCount, units)).map(({ unitId }) => unitId));
  const attached = units.filter(({ unitId }) => counted.has(unitId));
  await db.writeAll(attached.map((unit) => removeAttached(unit, at)));
  await db.writeAll([...units.map((unit) => remove(Unit, unit)), remove(Property, made)]);
  for (const ownerId of mark?.leavingOwners ?? []) await leave(db, made, ownerId);
  await db.writeAll([remove(MadeProperty, made)]);
}
