import { monotonicFactory } from 'ulid';
import type { Account, NewOrganization, Role } from '../../functions/table/accounts';
import type { AuditEntry } from '../../functions/table/audit';
import type { Owner } from '../../functions/table/owners';
import type { NewProperty, Property, Unit } from '../../functions/table/properties';
import type { Session } from '../../functions/table/sessions';
import { newUnitId } from '../../functions/table/unit-id';

const ulid = monotonicFactory();
export const newId = (kind: string): string => `${kind}_${ulid().toLowerCase()}`;
export const noon = new Date('2026-06-15T12:00:00.000Z');

export const anOrganization = (
  organizationId: string,
  limits = { properties: 500, units: 10_000 },
): NewOrganization => ({
  organizationId,
  name: 'Northgate Homes',
  adminUserId: 'usr_head',
  subscription: {
    subscriptionId: 'sub_1',
    planId: 4,
    annual: false,
    startedAt: noon.toISOString(),
    trialEndsAt: noon.toISOString(),
  },
  limits,
  createdAt: noon.toISOString(),
});

export const anAccount = (part: Partial<Account> = {}): Account => ({
  userId: newId('usr'),
  email: `${newId('mail')}@demo.test`,
  firstName: 'Ada',
  lastName: 'Lane',
  mobile: '5550001111',
  passwordHash: '$scrypt$one',
  active: false,
  createdAt: noon.toISOString(),
  ...part,
});

export const aRole = (part: Partial<Role> & Pick<Role, 'userId' | 'organizationId'>): Role => ({
  userRoleId: newId('rol'),
  roleLabel: 'owner',
  organizationName: 'Northgate Homes',
  adminUserId: part.userId,
  createdAt: noon.toISOString(),
  ...part,
});

export const aSession = (userId: string, part: Partial<Session> = {}): Session => ({
  sessionId: newId('ses'),
  viewer: { userId, userRoleId: 'rol_1', roleLabel: 'owner', organizationId: 'org_1' },
  createdAt: noon.toISOString(),
  expiresAt: '2026-06-15T14:00:00.000Z',
  endsAt: '2026-07-15T12:00:00.000Z',
  agent: 'Vitest',
  ...part,
});

export const aUnit = (property: Property, unitNumber: string, part: Partial<Unit> = {}): Unit => ({
  unitId: newUnitId(property.propertyId, newId('unt')),
  propertyId: property.propertyId,
  organizationId: property.organizationId,
  unitNumber,
  bedrooms: '2',
  bathrooms: '1',
  sizeSqft: '800',
  availableDate: '2026-07-01',
  leaseStatus: 0,
  appliances: ['Oven'],
  images: [],
  ...part,
});

export const anOwner = (organizationId: string, part: Partial<Owner> = {}): Owner => ({
  ownerId: newId('own'),
  organizationId,
  userId: '',
  userRoleId: '',
  firstName: 'Olga',
  lastName: 'Stone',
  companyName: '',
  email: `${newId('mail')}@demo.test`,
  mobile: '5550002222',
  isCompany: false,
  propertyTitle: '',
  createdAt: noon.toISOString(),
  ...part,
});

/** A property with `units` numbered 1, 2, … and one new owner, unless other shares are given. */
export function aNewProperty(
  organizationId: string,
  options: { units?: number; shares?: NewProperty['shares']; property?: Partial<Property> } = {},
): NewProperty {
  const { units = 1 } = options;
  const property: Property = {
    propertyId: newId('prp'),
    organizationId,
    title: 'Elm Court',
    propertyType: 'Multi Family',
    description: 'Brick, three floors',
    street: '12 Elm St',
    city: 'Des Moines',
    state: 'Iowa',
    country: 'United States',
    zipcode: '50309',
    parking: 2,
    furnishedType: 'unfurnished',
    unitCount: units,
    image: '',
    createdAt: noon.toISOString(),
    createdBy: 'usr_head',
    ...options.property,
  };
  return {
    property,
    units: Array.from({ length: units }, (_, index) => aUnit(property, String(index + 1))),
    shares: options.shares ?? [{ owner: anOwner(organizationId), isNew: true, percentage: 100 }],
  };
}

/** Somebody's change, told about this thing. */
export const anAuditEntry = (
  organizationId: string,
  about: string,
  part: Partial<AuditEntry> = {},
): AuditEntry => ({
  organizationId,
  auditId: newId('aud'),
  at: noon.toISOString(),
  action: 'property.update',
  by: { userId: 'usr_head', userRoleId: 'rol_head', roleLabel: 'orgAdmin', process: '' },
  object: { kind: 'property', id: about, name: 'Elm Court' },
  about,
  requestId: 'req-test',
  ...part,
});
