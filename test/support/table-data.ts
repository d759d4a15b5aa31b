import { monotonicFactory } from 'ulid';
import type { Account, Role } from '../../functions/table/accounts/record';
import type { AuditEntry } from '../../functions/table/audit/record';
import type { Trace } from '../../functions/table/audit/writes';
import type { Once } from '../../functions/table/db/once';
import type { NewOrganization } from '../../functions/table/organizations/writes';
import type { NewOwner } from '../../functions/table/owners/record';
import type { PropertyAdd } from '../../functions/table/properties/add';
import type { PropertyFacts } from '../../functions/table/properties/record';
import type { NewProperty } from '../../functions/table/properties/writes';
import type { Session } from '../../functions/table/sessions/record';
import type { Stores } from '../../functions/table/stores';
import type { Unit } from '../../functions/table/units/record';
import { newUnitId } from '../../functions/table/units/record';

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

export const aUnit = (
  property: NewProperty['property'],
  unitNumber: string,
  part: Partial<Unit> = {},
): Unit => ({
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

export const anOwner = (organizationId: string, part: Partial<NewOwner> = {}): NewOwner => ({
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

/** A property with `units` units 1, 2, … and one new owner unless given other shares. */
export function aNewProperty(
  organizationId: string,
  options: {
    units?: number;
    shares?: NewProperty['shares'];
    property?: Partial<NewProperty['property']>;
  } = {},
): NewProperty {
  const { units = 1 } = options;
  const property: NewProperty['property'] = {
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
    stage: 'live',
    ...options.property,
  };
  return {
    property,
    units: Array.from({ length: units }, (_, index) => aUnit(property, String(index + 1))),
    shares: options.shares ?? [{ owner: anOwner(organizationId), isNew: true, percentage: 100 }],
  };
}

/** An audit entry for someone's change, listed under this object. */
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

/** The trace of someone's change to this object. */
export const aTrace = (organizationId: string, about: string, once?: Once, reply?: unknown): Trace => ({
  audit: anAuditEntry(organizationId, about),
  now: noon,
  once,
  reply,
});

/** Someone adds a property; `over` sets what else it leaves, and when. */
export const added = (made: NewProperty, over: Partial<Trace> = {}): PropertyAdd => {
  const { organizationId, propertyId } = made.property;
  const audit = anAuditEntry(organizationId, propertyId, { action: 'property.add' });
  return { ...made, trace: { audit, now: noon, ...over } };
};

/** A stored property's own facts. */
export function factsOf(property: PropertyFacts): PropertyFacts {
  const { title, propertyType, description, street, city, state, country, zipcode } = property;
  const { parking, furnishedType } = property;
  const own = { title, propertyType, description, street, city, state, country, zipcode };
  return { ...own, parking, furnishedType };
}

/** Answers a change as the runtime does: a repeat with the same Idempotency-Key gets the first reply. */
export async function answering(
  { onceRecords }: Pick<Stores, 'onceRecords'>,
  { once, reply }: Trace,
  write: () => Promise<unknown>,
): Promise<unknown> {
  try {
    await write();
    return reply;
  } catch (error) {
    const earlier = once && (await onceRecords.reply(once));
    if (!earlier) throw error;
    return earlier.reply;
  }
}

export const addAnswering = (stores: Pick<Stores, 'properties' | 'onceRecords'>, add: PropertyAdd) =>
  answering(stores, add.trace, () => stores.properties.add(add));
