import type { Db } from '../../../functions/table/db/db';
import { put, type Write } from '../../../functions/table/db/writes';
import type { NewOwner } from '../../../functions/table/owners/record';
import { addOwners, takeEmails } from '../../../functions/table/owners/writes';
import { OwnedProperty, Property, PropertyLine, Share } from '../../../functions/table/properties/record';
import { newUnitId, Unit } from '../../../functions/table/units/record';

/** An id in the product's format, all of one letter or digit. */
export const idOf = (kind: string, character: string): string => `${kind}_${character.repeat(26)}`;

export const propertyId = idOf('prp', 'a');
/** Ids of that property's units, in order. */
export const unitIdAt = (index: number, property = propertyId): string =>
  newUnitId(property, String(index + 1).padStart(26, '0'));

/** An empty property of `org_one`. */
export const aProperty = (over: Partial<Property> = {}): Property => ({
  propertyId,
  organizationId: 'org_one',
  title: 'Maple Court',
  propertyType: 'Multi Family',
  description: '',
  street: '12 Maple Street',
  city: 'Ames',
  state: 'Iowa',
  country: 'United States',
  zipcode: '50010',
  parking: 0,
  furnishedType: 'fullyFurnished',
  unitCount: 0,
  image: '',
  createdAt: '2026-06-01T00:00:00.000Z',
  createdBy: 'usr_head',
  stage: 'live',
  ...over,
});

const aUnit = (over: Partial<Unit>): Unit => ({
  unitId: unitIdAt(0),
  propertyId,
  organizationId: 'org_one',
  unitNumber: '1A',
  bedrooms: '2',
  bathrooms: '1',
  sizeSqft: '850',
  availableDate: '2026-07-01',
  leaseStatus: 0,
  appliances: [],
  images: [],
  ...over,
});

const aShare = (over: Partial<Share>): Share => ({
  propertyId,
  organizationId: 'org_one',
  ownerId: 'own_ada',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: '',
  email: 'ada@owners.test',
  percentage: 100,
  bankReady: false,
  position: 0,
  ...over,
});

type Parts = { readonly units?: readonly Partial<Unit>[]; readonly shares?: readonly Partial<Share>[] };

/** Properties with their units and shares, as the table stores them. */
export const portfolioBuilders = (db: Db) => ({
  /** Someone who can be named as an owner; owns nothing until a property says so. */
  owner: async (over: Partial<NewOwner> & Pick<NewOwner, 'ownerId'>): Promise<NewOwner> => {
    const owner: NewOwner = {
      organizationId: 'org_one',
      userId: '',
      userRoleId: '',
      firstName: 'Ada',
      lastName: 'Byron',
      companyName: '',
      email: `${over.ownerId.replace('own_', '')}@owners.test`,
      mobile: '5551234567',
      isCompany: false,
      propertyTitle: 'Maple Court',
      createdAt: '2026-06-01T00:00:00.000Z',
      ...over,
    };
    const { organizationId, propertyTitle: title } = owner;
    await db.transact([...takeEmails([owner]), ...addOwners([owner], { organizationId, propertyId, title })]);
    return owner;
  },
  /** Units 1A, 2A, … that Ada owns whole unless told otherwise. Writing it again replaces it. */
  property: async ({ units = [], shares = [{}], ...over }: Partial<Property> & Parts = {}) => {
    const image = units.flatMap(({ images = [] }) => images)[0] ?? '';
    const parts = shares.map(({ ownerId = 'own_ada', percentage = 100 }) => ({ ownerId, percentage }));
    const facts = aProperty({ unitCount: units.length, image, ...over });
    const shareSets = [{ from: facts.createdAt.slice(0, 10), shares: parts }];
    const property = { ...facts, shareSets: over.shareSets ?? shareSets };
    const ids = { propertyId: property.propertyId, organizationId: property.organizationId };
    const writes: Write[] = [
      put(Property, property),
      put(PropertyLine, property),
      ...units.map((unit, at) => {
        const unitId = unit.unitId ?? unitIdAt(at, ids.propertyId);
        return put(Unit, aUnit({ ...ids, unitNumber: `${at + 1}A`, ...unit, unitId }));
      }),
      ...shares.flatMap((part, position) => {
        const share = aShare({ ...ids, position, ...part });
        return [put(Share, share), put(OwnedProperty, { ...property, ownerId: share.ownerId })];
      }),
    ];
    await db.writeAll(writes);
    return property;
  },
});
