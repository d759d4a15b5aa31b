import { attachedCounters } from '../../../shared/domain/portfolio/attached';
import { OwnerAccount } from '../billing/record';
import { versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import type { RecordOf } from '../db/record';

import { Owner } from '../owners/record';
import { inProperty, Property, propertyPartition, Share } from '../properties/record';
import { Unit, UnitCount } from '../units/record';
import { importPartition, inImport, type KeptWhy, MadeLease, type MadeProperty } from './record';
import { hashOfUnits } from './writes';

/** The current state of a property that an import made. */
export type MadeAsItStands = {
  readonly property: Property;
  /** Every current or former owner. */
  readonly ownerIds: readonly string[];
  readonly units: readonly Unit[];
  /** Counts of what is attached to its units; none for a unit that never had anything. */
  readonly counts: readonly RecordOf<typeof UnitCount>[];
  /** Why it must stay; set when it was used since. */
  readonly why: KeptWhy | undefined;
};

/** Whether an owner made by the same import has bank details or an account. */
async function tiesOf(db: Db, { organizationId, importId }: MadeProperty, ownerIds: readonly string[]) {
  const keys = ownerIds.map((ownerId) => ({ organizationId, ownerId }));
  const [owners, accounts] = await Promise.all([db.getAll(Owner, keys), db.getAll(OwnerAccount, keys)]);
  const ours = owners.filter((owner) => owner.importId === importId);
  const withBank = new Set(accounts.map(({ ownerId }) => ownerId));
  return {
    bank: ours.some(({ ownerId }) => withBank.has(ownerId)),
    account: ours.some(({ userRoleId }) => userRoleId !== ''),
  };
}

/** The leases that this import made and that were taken back again. */
async function leasesTaken(db: Db, made: MadeProperty): Promise<MadeLease[]> {
  const partition = importPartition(made);
  const leases = await db.list(MadeLease, { partition, range: { beginsWith: inImport.lease } });
  return leases.filter(({ state }) => state === 'taken');
}

/** Whether a unit never had a lease, or only those of this import that were taken back since. */
const isFree = ({ unitId, calendarVersion }: Unit, taken: readonly MadeLease[]): boolean =>
  calendarVersion === undefined ||
  calendarVersion ===
    Math.max(0, ...taken.flatMap((lease) => (lease.unitId === unitId ? [lease.calendarVersion ?? 0] : [])));

/** Undefined when the property is gone or hidden. */
export async function readMade(db: Db, made: MadeProperty): Promise<MadeAsItStands | undefined> {
  const { organizationId, propertyId } = made;
  const found = await db.query([Property, Share, Unit], {
    partition: propertyPartition(organizationId, propertyId),
    index: 'byOrder',
    range: { lt: inProperty.end },
  });
  const [property] = found.of(Property);
  if (property?.stage !== 'live') return undefined;
  const units = found.of(Unit);
  const ownerIds = found.of(Share).map(({ ownerId }) => ownerId);
  const [ties, counts, taken] = await Promise.all([
    tiesOf(db, made, ownerIds),
    db.getAll(UnitCount, units),
    leasesTaken(db, made),
  ]);
  const reasons: readonly (readonly [KeptWhy, boolean])[] = [
    ['lease', (property.leasedCount ?? 0) > 0 || units.some((unit) => !isFree(unit, taken))],
    ...attachedCounters.map(
      (counter) => [counter, counts.some(({ [counter]: count = 0 }) => count > 0)] as const,
    ),
    ['bank', ties.bank],
    ['account', ties.account],
    ['changed', versionOf(property) > 1 || units.some((unit) => versionOf(unit) > 1)],
    ['changed', hashOfUnits(units.map(({ unitId }) => unitId)) !== made.unitsHash],
  ];
  const why = reasons.find(([, holds]) => holds)?.[0];
  return { property, ownerIds, units, counts, why };
}
