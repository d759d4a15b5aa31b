import type { PropertyHead } from '../../../functions/table/properties/record';
import type { Unit } from '../../../functions/table/units/record';
import { newUnitId } from '../../../functions/table/units/record';
import type { Making } from '../samples';

/** A property of the caller's organization or the other one, as it is stored; undefined for one that is nowhere. */
async function headOf({ house, scene }: Making, propertyId: string): Promise<PropertyHead | undefined> {
  const [home, other] = await Promise.all(
    [scene.home, scene.other].map(({ organizationId }) =>
      house.deps.properties.head({ organizationId, propertyId }),
    ),
  );
  return home ?? other;
}

/** The version a property has now, so that a change of it is a good one; 1 for one that is nowhere. */
export const propertyVersion = async (making: Making, propertyId: string): Promise<number> =>
  (await headOf(making, propertyId))?.property.version ?? 1;

/** Still to come, so that nobody's view of a property changes while the tests walk. */
export const sharedFrom = '2026-09-01';

/**
 * The version of a property that its owner and the partner share by halves from that day on, as before every call: nobody whom an earlier call
 * named is an owner of it any more.
 */
export async function sharedVersion(making: Making, propertyId: string): Promise<number> {
  const head = await headOf(making, propertyId);
  if (!head) return 1;
  const { house, scene } = making;
  const { organizationId, shareSets, version = 1 } = head.property;
  const estate = scene.home.organizationId === organizationId ? scene.home : scene.other;
  const which = propertyId === estate.properties.hidden ? 'hidden' : 'shown';
  const ownerIds = [estate.owners[which].ownerId, estate.owners.partner.ownerId];
  const last = shareSets?.at(-1);
  const stands = last?.shares.map(({ ownerId, percentage }) => `${ownerId} ${percentage}`);
  if (last?.from === sharedFrom && stands?.join() === ownerIds.map((id) => `${id} 50`).join()) return version;
  const owners = await house.deps.owners.byIds({ organizationId, ownerIds });
  // The table answers them in any order, and shares stand in the order they are given.
  const shares = ownerIds
    .flatMap((ownerId) => owners.filter((owner) => owner.ownerId === ownerId))
    .map((owner) => ({ owner, isNew: false, percentage: 50 }));
  const trace = { audit: setUp(making, head, 'property.shares'), now: house.deps.clock.now() };
  return house.deps.properties.changeShares({ head, from: sharedFrom, shares, trace });
}

/** The log's entry of what a test sets up. */
const setUp = (
  { house, scene }: Making,
  { property }: PropertyHead,
  action: 'unit.add' | 'property.shares',
) => ({
  organizationId: property.organizationId,
  auditId: house.deps.ids.next('aud'),
  at: house.deps.clock.now().toISOString(),
  action,
  by: { userId: scene.home.adminUserId, userRoleId: '', roleLabel: 'orgAdmin', process: '' },
  object: { kind: 'property' as const, id: property.propertyId, name: property.title },
  about: property.propertyId,
  requestId: 'set up',
});

/** The same of a unit. */
export async function unitVersion({ house, scene }: Making, unitId: string): Promise<number> {
  const found = await Promise.all(
    [scene.home, scene.other].map(({ organizationId }) => house.deps.units.byId({ organizationId, unitId })),
  );
  return found.find((unit) => unit !== undefined)?.version ?? 1;
}

/** The id of a unit that was just added to this property, for a call that takes it away; a made-up one for a property that is nowhere. */
export async function newUnitOf(making: Making, propertyId: string): Promise<string> {
  const { house, fresh } = making;
  const { deps } = house;
  const unitId = newUnitId(propertyId, deps.ids.next('unt'));
  const head = await headOf(making, propertyId);
  if (!head) return unitId;
  const { organizationId } = head.property;
  const unit: Unit = {
    ...{ unitId, propertyId, organizationId, unitNumber: `${fresh}-${unitId.slice(-6)}` },
    ...{ bedrooms: '', bathrooms: '', sizeSqft: '100', availableDate: '2026-07-01' },
    ...{ leaseStatus: 0, appliances: [], images: [] },
  };
  const trace = { audit: setUp(making, head, 'unit.add'), now: deps.clock.now() };
  await deps.units.add({ unit, head, isTaken: false, trace });
  return unitId;
}
