import type { PropertyHead } from '../../../functions/table/properties/record';
import type { Unit } from '../../../functions/table/units/record';
import { newUnitId } from '../../../functions/table/units/record';
import type { Making } from '../samples';

/** A stored property of the caller's or the other organization; undefined when it does not exist. */
async function headOf({ world, scene }: Making, propertyId: string): Promise<PropertyHead | undefined> {
  const [home, other] = await Promise.all(
    [scene.home, scene.other].map(({ organizationId }) =>
      world.deps.properties.head({ organizationId, propertyId }),
    ),
  );
  return home ?? other;
}

/** A property's current version, for a good change; 1 when it does not exist. */
export const propertyVersion = async (making: Making, propertyId: string): Promise<number> =>
  (await headOf(making, propertyId))?.property.version ?? 1;

/** In the future, so that nobody's view of a property changes during the tests. */
export const sharedFrom = '2026-09-01';

/** Resets a property to halves of its owner and the partner, as before any call; returns its version. */
export async function sharedVersion(making: Making, propertyId: string): Promise<number> {
  const head = await headOf(making, propertyId);
  if (!head) return 1;
  const { world, scene } = making;
  const { organizationId, shareSets, version = 1 } = head.property;
  const testOrganization = scene.home.organizationId === organizationId ? scene.home : scene.other;
  const which = propertyId === testOrganization.properties.hidden ? 'hidden' : 'shown';
  const ownerIds = [testOrganization.owners[which].ownerId, testOrganization.owners.partner.ownerId];
  const last = shareSets?.at(-1);
  const stands = last?.shares.map(({ ownerId, percentage }) => `${ownerId} ${percentage}`);
  if (last?.from === sharedFrom && stands?.join() === ownerIds.map((id) => `${id} 50`).join()) return version;
  const owners = await world.deps.owners.byIds({ organizationId, ownerIds });
  // The table returns them in any order, but shares keep theirs.
  const shares = ownerIds
    .flatMap((ownerId) => owners.filter((owner) => owner.ownerId === ownerId))
    .map((owner) => ({ owner, isNew: false, percentage: 50 }));
  const trace = { audit: setUp(making, head, 'property.shares'), now: world.deps.clock.now() };
  return world.deps.properties.changeShares({ head, from: sharedFrom, shares, trace });
}

/** The log entry of a test's setup. */
const setUp = (
  { world, scene }: Making,
  { property }: PropertyHead,
  action: 'unit.add' | 'property.shares',
) => ({
  organizationId: property.organizationId,
  auditId: world.deps.ids.next('aud'),
  at: world.deps.clock.now().toISOString(),
  action,
  by: { userId: scene.home.adminUserId, userRoleId: '', roleLabel: 'orgAdmin', process: '' },
  object: { kind: 'property' as const, id: property.propertyId, name: property.title },
  about: property.propertyId,
  requestId: 'set up',
});

/** A unit's current version; 1 when it does not exist. */
export async function unitVersion({ world, scene }: Making, unitId: string): Promise<number> {
  const found = await Promise.all(
    [scene.home, scene.other].map(({ organizationId }) => world.deps.units.byId({ organizationId, unitId })),
  );
  return found.find((unit) => unit !== undefined)?.version ?? 1;
}

export async function ownerVersion({ world, scene }: Making, ownerId: string): Promise<number> {
  const found = await Promise.all(
    [scene.home, scene.other].map(({ organizationId }) =>
      world.deps.owners.byIds({ organizationId, ownerIds: [ownerId] }),
    ),
  );
  return found.flat()[0]?.version ?? 1;
}

/** The id of a unit just added to this property, for a call to delete; made up for a missing property. */
export async function newUnitOf(making: Making, propertyId: string): Promise<string> {
  const { world, fresh } = making;
  const { deps } = world;
  const unitId = newUnitId(propertyId, deps.ids.next('unt'));
  const head = await headOf(making, propertyId);
  if (!head) return unitId;
  const { organizationId } = head.property;
  const unit: Unit = {
    unitId,
    propertyId,
    organizationId,
    unitNumber: `${fresh}-${unitId.slice(-6)}`,
    bedrooms: '',
    bathrooms: '',
    sizeSqft: '100',
    availableDate: '2026-07-01',
    leaseStatus: 0,
    appliances: [],
    images: [],
  };
  const trace = { audit: setUp(making, head, 'unit.add'), now: deps.clock.now() };
  await deps.units.add({ unit, head, isTaken: false, trace });
  return unitId;
}
