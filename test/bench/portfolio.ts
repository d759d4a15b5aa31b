import type { Deps } from '../../functions/runtime/deps';
import type { NewProperty } from '../../functions/table/properties';
import { newUnitId } from '../../functions/table/unit-id';

const streets = ['Elm St', 'North Broadway', 'Martin Luther King Blvd', 'Old Mill Rd'];

/** The `index`th property, written as long as people's are, with a picture and one unit. */
function propertyOf(index: number, organisationId: string, { ids, clock }: Deps): NewProperty {
  const propertyId = ids.next('prp');
  const createdAt = new Date(clock.now().getTime() + index * 1000).toISOString();
  const owner = {
    ownerId: ids.next('own'),
    organisationId,
    userId: '',
    userRoleId: '',
    firstName: 'Olga',
    lastName: `Stone ${index}`,
    companyName: '',
    email: `owner-${index}@${organisationId}.test`,
    mobile: '6145550199',
    isCompany: false,
    propertyTitle: `Elm Court ${index}`,
    createdAt,
  };
  return {
    property: {
      propertyId,
      organisationId,
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
      unitCount: 1,
      image: `images/${organisationId}/${propertyId}/${ids.next('img')}.jpg`,
      createdAt,
      createdBy: 'usr_head',
    },
    units: [
      {
        unitId: newUnitId(propertyId, ids.next('unt')),
        propertyId,
        organisationId,
        unitNumber: '1',
        bedrooms: '2',
        bathrooms: '1',
        sizeSqft: '850',
        availableDate: '2026-07-01',
        leaseStatus: 0,
        appliances: ['Oven'],
        images: [],
      },
    ],
    shares: [{ owner, isNew: true, percentage: 100 }],
  };
}

/** Adds so many properties by the product's own store, one after another, since they share the organisation's counters. */
export async function fillPortfolio(
  deps: Deps,
  { organisationId, properties }: { organisationId: string; properties: number },
): Promise<void> {
  const now = deps.clock.now();
  for (let index = 0; index < properties; index += 1)
    await deps.properties.add(propertyOf(index, organisationId, deps), { reply: null, now });
}
