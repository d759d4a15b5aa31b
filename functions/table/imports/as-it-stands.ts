import { attachedCounters } from '../../../shared/domain/attached';
import { OwnerAccount } from '../billing/record';
import { versionOf } from '../db/conditions';
import type { Db } from '../db/db';
import type { RecordOf } from '../db/record';

import { Owner } from '../owners/record';
import { inProperty, Property, propertyPartition, Share } from '../properties/record';
import { Unit, UnitCount } from '../units/record';
import type { KeptWhy, MadeProperty } from './record';
import { hashOfUnits } from './writes';

/** All that stands of a property an import made. */
export type MadeAsItStands = {
  readonly property: Property;
  /** Whoever was ever an owner. */
  readonly ownerIds: readonly string[];
  readonly units: readonly Unit[];
  /** How much is attached to its units; nothing of a unit that never had any. */
  readonly counts: readonly RecordOf<typeof UnitCount>[];
  /** Why it must stay, if it was used since. */
  readonly why: KeptWhy | undefined;
};

/** Owners whom the same import made, and what ties them to the organization beyond their properties. */
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

/** A property an import made as it stands now; undefined when it is not there. */
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
  const [ties, counts] = await Promise.all([tiesOf(db, made, ownerIds), db.getAll(UnitCount, units)]);
  const reasons: readonly (readonly [KeptWhy, boolean])[] = [
    [
      'lease',
      (property.leasedCount ?? 0) > 0 || units.some(({ calendarVersion }) => calendarVersion !== undefined),
    ],
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
