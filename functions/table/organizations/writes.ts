import { comesByInvitation, organizationPlan } from '../../../shared/domain/people/people';
import type { Viewer } from '../../../shared/domain/people/roles';
import { type Condition, present } from '../db/conditions';
import { check, named, update, type Write } from '../db/writes';
import { Organization } from './record';

/** Counter changes, negative for removals. `withoutRent`: units whose rent is not set. */
export type Counts = {
  readonly properties?: number;
  readonly units?: number;
  readonly owners?: number;
  readonly withoutRent?: number;
  readonly leased?: number;
};

export type NewOrganization = Pick<
  Organization,
  'organizationId' | 'name' | 'adminUserId' | 'subscription' | 'limits' | 'setup' | 'createdAt'
>;

/** Counters start at zero, with all the room of the plan. */
export const newOrganization = (organization: NewOrganization): Organization => ({
  ...organization,
  propertiesLeft: organization.limits.properties,
  unitsLeft: organization.limits.units,
  propertyCount: 0,
  unitCount: 0,
  ownerCount: 0,
  unitsWithoutRent: 0,
});

const differing = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0));

/** Room under the plan's limits. */
const room = ({ properties = 0, units = 0 }: Counts) =>
  differing({ propertiesLeft: -properties, unitsLeft: -units });

/** The counters people see. `ownerChanges` makes a search drop its cache of owners (see `owners/search`). */
const shown = ({ properties = 0, units = 0, owners = 0, withoutRent = 0, leased = 0 }: Counts) =>
  differing({
    propertyCount: properties,
    unitCount: units,
    ownerCount: owners,
    ownerChanges: owners === 0 ? 0 : 1,
    unitsWithoutRent: withoutRent,
    leasedUnitCount: leased,
  });

const hasRoom = ({ properties = 0, units = 0 }: Counts): Condition<'propertiesLeft' | 'unitsLeft'>[] => [
  ...(properties > 0 ? [{ attr: 'propertiesLeft', gte: properties } as const] : []),
  ...(properties > 0 || units > 0 ? [{ attr: 'unitsLeft', gte: units } as const] : []),
];

function counting(organizationId: string, add: object, conditions: ReturnType<typeof hasRoom>) {
  if (Object.keys(add).length === 0) return [];
  const condition = conditions.length > 0 ? { and: conditions } : present;
  return [update(Organization, { key: { organizationId }, add, condition })];
}

/** Takes or gives back room under the plan's limits (PRP-30), and counts. Fails without room. */
export const countWrites = (organizationId: string, counts: Counts): Write<'organization'>[] =>
  counting(organizationId, { ...room(counts), ...shown(counts) }, hasRoom(counts));

/** Takes or gives back room without counting, for what is not shown yet. Fails without room. */
export const roomWrites = (organizationId: string, counts: Counts): Write<'organization'>[] =>
  counting(organizationId, room(counts), hasRoom(counts));

/** Counts what already took its room. */
export const shownWrites = (organizationId: string, counts: Counts): Write<'organization'>[] =>
  counting(organizationId, shown(counts), []);

/** Counts an archived (1) or restored (-1) property; it keeps its place under the plan's limit. */
export const archivedWrites = (organizationId: string, by: 1 | -1): Write<'organization'>[] =>
  counting(organizationId, { archivedCount: by }, []);

/** Checks that the plan pays for this person or they are the head; no check if the role needs no Org plan. */
export const planPaysFor = ({
  organizationId,
  userId,
  roleLabel,
}: Pick<Viewer, 'organizationId' | 'userId' | 'roleLabel'>): Write<'plan'>[] => {
  if (!comesByInvitation(roleLabel)) return [];
  const isPaidFor = {
    or: [
      { attr: 'subscription.planId', eq: organizationPlan },
      { attr: 'adminUserId', eq: userId },
    ],
  } as const;
  return [named('plan', check(Organization, { organizationId }, isPaidFor))];
};
