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

// Deletes an owner that this import made, unless the owner has got bank details, an account, an invitation or
// another property since. `links` fails the write when a property came after the read.
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
 * Removes what is left of a property that is out of lists and counters: units and record, owners without
 * another property, and last the mark that something is left. Every step may run twice. `at` is UTC.
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
