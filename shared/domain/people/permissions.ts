/** Roles and their numbers on the wire (decisions, Roles; ROL-01). */
export const roleIds = {
  manager: 1,
  owner: 2,
  rentalOwner: 3,
  orgAdmin: 4,
  rentalManager: 5,
  tenant: 6,
  applicant: 7,
} as const;
export type RoleLabel = keyof typeof roleIds;

export const areas = [
  'properties',
  'owners',
  'applicants',
  'leases',
  'money',
  'requests',
  'documents',
  'reports',
  'people',
  'subscription',
] as const;
export type Area = (typeof areas)[number];
export type Level = 'view' | 'change';

/** Custom permissions of one person (ROL-09): a level per area, over all properties or a chosen list. */
export type Grants = { areas: Partial<Record<Area, Level>>; properties: 'all' | readonly string[] };

type Holder = {
  readonly roleLabel: RoleLabel;
  readonly grants?: Grants | undefined;
  /** Who looks as this person: they change nothing. */
  readonly viewAs?: unknown;
};

/** `all` of the organization, what was `granted`, a rental owner's `share`, the person's `own`, or `none`. */
export type Reach = 'all' | 'granted' | 'share' | 'own' | 'none';

/** The table in decisions.md, 'Roles': [view, change] per area and role. */
const matrix: Record<Area, Record<RoleLabel, readonly [view: Reach, change: Reach]>> = {
  properties: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['granted', 'granted'],
    manager: ['all', 'all'],
    owner: ['all', 'all'],
    rentalOwner: ['share', 'granted'],
    tenant: ['own', 'none'],
    applicant: ['own', 'none'],
  },
  owners: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['granted', 'granted'],
    manager: ['all', 'all'],
    owner: ['all', 'all'],
    rentalOwner: ['own', 'own'],
    tenant: ['none', 'none'],
    applicant: ['none', 'none'],
  },
  applicants: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['granted', 'granted'],
    manager: ['all', 'all'],
    owner: ['all', 'all'],
    rentalOwner: ['share', 'none'],
    tenant: ['none', 'none'],
    applicant: ['own', 'own'],
  },
  leases: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['granted', 'granted'],
    manager: ['all', 'all'],
    owner: ['all', 'all'],
    rentalOwner: ['share', 'none'],
    tenant: ['own', 'none'],
    applicant: ['none', 'none'],
  },
  money: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['granted', 'granted'],
    manager: ['all', 'all'],
    owner: ['all', 'all'],
    // A ledger holds every owner’s lines, so none of them opens it.
    rentalOwner: ['own', 'none'],
    tenant: ['own', 'none'],
    applicant: ['none', 'none'],
  },
  requests: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['granted', 'granted'],
    manager: ['all', 'all'],
    owner: ['all', 'all'],
    rentalOwner: ['share', 'none'],
    tenant: ['own', 'own'],
    applicant: ['none', 'none'],
  },
  documents: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['granted', 'granted'],
    manager: ['all', 'all'],
    owner: ['all', 'all'],
    rentalOwner: ['own', 'own'],
    tenant: ['own', 'own'],
    applicant: ['own', 'own'],
  },
  reports: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['granted', 'granted'],
    manager: ['all', 'all'],
    owner: ['all', 'all'],
    rentalOwner: ['share', 'none'],
    tenant: ['none', 'none'],
    applicant: ['none', 'none'],
  },
  people: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['none', 'none'],
    manager: ['none', 'none'],
    owner: ['none', 'none'],
    rentalOwner: ['none', 'none'],
    tenant: ['none', 'none'],
    applicant: ['none', 'none'],
  },
  subscription: {
    orgAdmin: ['all', 'all'],
    rentalManager: ['none', 'none'],
    manager: ['all', 'all'],
    owner: ['all', 'all'],
    rentalOwner: ['none', 'none'],
    tenant: ['none', 'none'],
    applicant: ['none', 'none'],
  },
};

/** How far a person reaches in an area, with grants: `granted` becomes `none` without one (ROL-09). */
export function reachOf(viewer: Holder, { area, level }: { area: Area; level: Level }): Reach {
  if (level === 'change' && viewer.viewAs) return 'none';
  const [view, change] = matrix[area][viewer.roleLabel];
  const reach = level === 'view' ? view : change;
  if (reach !== 'granted') return reach;
  const granted = viewer.grants?.areas[area];
  return granted === 'change' || granted === level ? 'granted' : 'none';
}

/** Whether the role may do this at all; `reachOf` says to which objects. */
export const may = (viewer: Holder, need: { area: Area; level: Level }): boolean =>
  reachOf(viewer, need) !== 'none';

/** Whether the role manages the area: tenants and applicants see only their own records, on their home. */
export function hasDesk(viewer: Holder, area: Area): boolean {
  const reach = reachOf(viewer, { area, level: 'view' });
  return reach !== 'none' && reach !== 'own';
}

/** The highest level the role has in an area. */
export const levelOf = (viewer: Holder, area: Area): Level | 'none' =>
  (['change', 'view'] as const).find((level) => may(viewer, { area, level })) ?? 'none';

/** The chosen list of properties that limits which owners a person reaches; undefined when none does. */
export function listForOwners(viewer: Holder): readonly string[] | undefined {
  const properties = viewer.grants?.properties;
  const isGranted = reachOf(viewer, { area: 'owners', level: 'view' }) === 'granted';
  return isGranted && properties !== 'all' ? properties : undefined;
}

/** The table's entry before any grant; the docs and screens print from here. */
export const matrixReach = (roleLabel: RoleLabel, { area, level }: { area: Area; level: Level }): Reach =>
  matrix[area][roleLabel][level === 'view' ? 0 : 1];

/** Levels that can be granted to a role in an area (ROL-09), not those it always or never has. */
export const grantableLevels = (roleLabel: RoleLabel, area: Area): readonly Level[] =>
  (['view', 'change'] as const).filter((level) => matrixReach(roleLabel, { area, level }) === 'granted');

/** Whether the role works for the organization, and does not just own, rent or apply. */
export const isStaff = ({ roleLabel }: Pick<Holder, 'roleLabel'>): boolean =>
  !['rentalOwner', 'tenant', 'applicant'].includes(roleLabel);

/** A rental owner never adds units or properties, whatever was granted (ROL-06; decisions, Roles). */
export const mayAddUnits = (viewer: Holder): boolean =>
  viewer.roleLabel !== 'rentalOwner' && may(viewer, { area: 'properties', level: 'change' });

/** These roles pick existing owners and add new ones; their submissions carry admin_id (ROL-02). */
export const actsForOrganization = (roleLabel: RoleLabel): boolean =>
  roleLabel === 'orgAdmin' || roleLabel === 'rentalManager';

/** The role label a property submission carries (ROL-02, ROL-04). */
export const submittedRoleLabel = (roleLabel: RoleLabel): RoleLabel =>
  actsForOrganization(roleLabel) ? 'rentalOwner' : 'owner';

/** A manager chooses between Self and Other Property Owners (ROL-03). */
export const choosesOwnership = (roleLabel: RoleLabel): boolean => roleLabel === 'manager';

/** ROL-07 allows exactly these roles and plans. */
export const mayDeleteUnit = ({ roleLabel, planId }: { roleLabel: RoleLabel; planId: number }): boolean =>
  roleLabel === 'orgAdmin' ||
  (roleLabel === 'manager' && (planId === 2 || planId === 3)) ||
  (roleLabel === 'owner' && planId === 2);

/** Plan 1 hides Add Rental Owner (ROL-05). */
export const mayAddRentalOwner = (planId: number): boolean => planId !== 1;
