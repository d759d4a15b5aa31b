import { archiveProperty } from '../../../functions/properties/archive-property';
import { changeShares } from '../../../functions/properties/change-shares';
import { getProperty } from '../../../functions/properties/get-property';
import { setCover } from '../../../functions/properties/set-cover';
import { updateProperty } from '../../../functions/properties/update-property';
import type { RequestOf } from '../../../shared/contract/endpoint';
import { properties as rows } from '../../../shared/contract/properties';
import type { Viewer } from '../../../shared/domain/people/roles';
import { OwnerForm } from '../../../shared/domain/portfolio/owners';
import { openTestWorld } from '../test-world';
import { aProperty, propertyId } from './portfolio';

/** The stored property's facts, as its form sends them. */
const facts = rows.updateProperty.body.parse({
  version: 1,
  propertyType: 'Multi Family',
  street: '12 Maple Street',
  city: 'Ames',
  state: 'Iowa',
  country: 'United States',
  zipcode: '50010',
  property_title: aProperty().title,
});

/** Staff with these areas on all properties. */
export const staff = (areas: NonNullable<Viewer['grants']>['areas']): Partial<Viewer> => ({
  roleLabel: 'rentalManager',
  grants: { areas, properties: 'all' },
});

/** An existing owner with a share, as the form sends one. */
export const owner = (userId: string, percentage: number): OwnerForm =>
  OwnerForm.parse({ userId, percentage });

type UpdateBody = RequestOf<typeof rows.updateProperty>['body'];
type ShareOptions = Partial<Viewer> & { from?: string; version?: number };
const params = { id: propertyId };

/** A property that Ada and Bea own 60 to 40, Cy who owns nothing yet, and the property calls. */
export async function openProperty() {
  const testWorld = await openTestWorld();
  const { call, perform, deps } = testWorld;
  await testWorld.organization({ propertyCount: 1, unitCount: 1 });
  const shares = [];
  for (const [name, percentage] of Object.entries({ ada: 60, bea: 40, cy: 0 })) {
    const person = { ownerId: `own_${name}`, firstName: name, lastName: 'Stone' };
    const { email } = await testWorld.owner(person);
    if (percentage > 0) shares.push({ ...person, email, percentage });
  }
  await testWorld.property({ units: [{}], shares });
  return {
    ...testWorld,
    update: (body: Partial<UpdateBody>, viewer: Partial<Viewer> = {}) =>
      perform(updateProperty, { ...call(viewer), params, body: { ...facts, ...body } }),
    archive: (archived: boolean, viewer: Partial<Viewer> = {}) =>
      perform(archiveProperty, { ...call(viewer), params, body: { archived } }),
    setCover: (upload?: string, viewer: Partial<Viewer> = {}) =>
      perform(setCover, { ...call(viewer), params, body: { upload } }),
    shares: (rentalOwners: OwnerForm[], { from = '2026-07-01', version = 1, ...viewer }: ShareOptions = {}) =>
      perform(changeShares, {
        ...call(viewer),
        params,
        body: { version, effective_from: from, rentalOwners },
      }),
    read: async (viewer: Partial<Viewer> = {}) =>
      (await getProperty({ ...call(viewer), params }, deps)).data[0],
  };
}
