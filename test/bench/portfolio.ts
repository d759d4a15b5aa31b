import type { Deps } from '../../functions/runtime/deps/deps';
import type { NewProperty } from '../../functions/table/properties/writes';
import { newUnitId } from '../../functions/table/units/record';
import { added } from '../support/table-data';

const streets = ['Elm St', 'North Broadway', 'Martin Luther King Blvd', 'Old Mill Rd'];

/** A portfolio's size: units and owners are per property. */
export type Size = { readonly properties: number; readonly units?: number; readonly owners?: number };

/** The `index`th property, with texts as long as people's, and a picture. */
function propertyOf(
  index: number,
  { organizationId, units = 1, owners = 1 }: Size & { organizationId: string },
  { ids, clock }: Deps,
): NewProperty {
  const propertyId = ids.next('prp');
  const createdAt = new Date(clock.now().getTime() + index * 1000).toISOString();
  const ownerOf = (place: number) => ({
    ownerId: ids.next('own'),
    organizationId,
    userId: '',
    userRoleId: '',
    firstName: 'Olga',
    lastName: place === 0 ? `Stone ${index}` : `Stone ${index} ${place}`,
    companyName: '',
    email: `owner-${index}-${place}@${organizationId}.test`,
    mobile: '6145550199',
    isCompany: false,
    propertyTitle: `Elm Court ${index}`,
    createdAt,
  });
  return {
    property: {
      propertyId,
      organizationId,
      title: `Elm Court ${index}`,
      propertyType: 'Multi Family',
      description: 'Brick, three floors, one garden.',
      street: `${100 + index} ${streets[index % streets.length]}`,
      city: 'Columbus',
      state: 'Ohio',
      country: 'United States',
      zipcode: '43004',
      parking: 2,
      furnishedType: 'unfurnished',
      unitCount: units,
      image: `images/${organizationId}/${propertyId}/${ids.next('img')}.jpg`,
      createdAt,
      createdBy: 'usr_head',
      stage: 'live',
    },
    units: Array.from({ length: units }, (_, place) => ({
      unitId: newUnitId(propertyId, ids.next('unt')),
      propertyId,
      organizationId,
      unitNumber: String(place + 1),
      bedrooms: '2',
      bathrooms: '1',
      sizeSqft: '850',
      availableDate: '2026-07-01',
      leaseStatus: 0,
      appliances: ['Oven'],
      images: [],
    })),
    shares: Array.from({ length: owners }, (_, place) => ({
      owner: ownerOf(place),
      isNew: true,
      percentage: 100 / owners,
    })),
  };
}

/** Adds properties one by one through the product's store, since they share counters; returns the last id. */
export async function fillPortfolio(deps: Deps, size: Size & { organizationId: string }): Promise<string> {
  const now = deps.clock.now();
  let last = '';
  for (let index = 0; index < size.properties; index += 1) {
    const made = propertyOf(index, size, deps);
    await deps.properties.add(added(made, { now }));
    last = made.property.propertyId;
  }
  return last;
}
