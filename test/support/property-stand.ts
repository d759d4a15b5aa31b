import { changeShares } from '../../functions/properties/change-shares';
import { getProperty } from '../../functions/properties/get-property';
import { updateProperty } from '../../functions/properties/update-property';
import type { Deps } from '../../functions/runtime/deps';
import type { Share } from '../../functions/table/properties';
import { properties as rows } from '../../shared/contract/properties';
import { OwnerForm } from '../../shared/domain/owners';
import type { Viewer } from '../../shared/domain/roles';
import { fakeDeps } from './fake-deps';
import { addOrganization, viewerCall } from './fake-viewer';
import { storedProperty, storedUnit } from './property-body';
import { anOwner } from './table-data';

const owners = ['ada', 'bea', 'cy'].map((name) =>
  anOwner('org_one', {
    ownerId: `own_${name}`,
    firstName: name,
    lastName: 'Stone',
    email: `${name}@owners.test`,
  }),
);
const share = (name: string, percentage: number): Share => ({
  ...(owners.find(({ ownerId }) => ownerId === `own_${name}`) ?? anOwner('org_one')),
  percentage,
  bankReady: false,
});

/** The facts of the stored property, as its form sends them. */
const facts = rows.updateProperty.body.parse({
  version: 1,
  propertyType: 'Multi Family',
  street: '12 Maple Street',
  city: 'Ames',
  state: 'Iowa',
  country: 'United States',
  zipcode: '50010',
  property_title: 'Maple Court',
});

/** What can be granted, and to whom: a rental owner of the property, and staff. */
export const mayChange = { areas: { properties: 'change' as const }, properties: 'all' as const };
export const ada: Partial<Viewer> = { roleLabel: 'rentalOwner', ownerId: 'own_ada', userId: 'usr_ada' };
export const staff = (areas: NonNullable<Viewer['grants']>['areas']): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  grants: { areas, properties: 'all' },
});

/** An existing owner with a share, as the form sends one. */
export const owner = (userId: string, percentage: number): OwnerForm =>
  OwnerForm.parse({ userId, percentage });

type UpdateBody = Parameters<typeof updateProperty>[0]['body'];
type ShareOptions = Partial<Viewer> & { from?: string; version?: number };
const params = { id: 'prp_1' };

/** One property that Ada and Bea own by 60 and 40, and its calls made in it. `over` puts other stores in. */
export function propertyStand(over: (deps: Deps) => Partial<Deps> = () => ({})) {
  const { deps: plain, world } = fakeDeps();
  const deps = { ...plain, ...over(plain) };
  addOrganization(world, { propertyCount: 1, unitCount: 1 });
  world.owners.push(...owners);
  world.properties.set('prp_1', {
    property: storedProperty(),
    units: [storedUnit()],
    shares: [share('ada', 60), share('bea', 40)],
  });
  return {
    deps,
    world,
    update: (body: Partial<UpdateBody>, viewer: Partial<Viewer> = {}) =>
      updateProperty({ ...viewerCall(world, viewer), params, body: { ...facts, ...body } }, deps),
    shares: (rentalOwners: OwnerForm[], { from = '2026-07-01', version = 1, ...viewer }: ShareOptions = {}) =>
      changeShares(
        { ...viewerCall(world, viewer), params, body: { version, effective_from: from, rentalOwners } },
        deps,
      ),
    read: async (viewer: Partial<Viewer> = {}) =>
      (await getProperty({ ...viewerCall(world, viewer), params }, deps)).data[0],
  };
}
