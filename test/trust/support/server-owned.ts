// Fields only the server sets, by stored, wire and guessable names, each with a traceable word or the flag an
// attacker would want.
export const serverOwned: Readonly<Record<string, unknown>> = {
  id: 'MASS-id',
  _id: 'MASS-_id',
  pk: 'MASS-pk',
  sk: 'MASS-sk',
  _et: 'MASS-entity',
  order: 'MASS-order',
  ttl: 1,
  orgId: 'MASS-orgId',
  organizationId: 'MASS-organizationId',
  organization: { organizationId: 'MASS-organization' },
  adminUserId: 'MASS-adminUserId',
  admin_userid: 'MASS-admin_userid',
  user_id: 'MASS-user_id',
  user_role_id: 'MASS-user_role_id',
  userRoleId: 'MASS-userRoleId',
  viewer: { roleLabel: 'orgAdmin', organizationId: 'MASS-viewer' },
  roleLabel: 'MASS-roleLabel',
  roles: [{ role_label: 'orgAdmin', user_role_id: 'MASS-roles' }],
  role_id: 4,
  isAdmin: true,
  admin: true,
  grants: { areas: { people: 'change' }, properties: ['MASS-grants'] },
  active: true,
  verified: true,
  sessionsEndedAt: 'MASS-sessionsEndedAt',
  passwordHash: 'MASS-passwordHash',
  createdAt: 'MASS-createdAt',
  created_at: 'MASS-created_at',
  createdBy: 'MASS-createdBy',
  addedBy: 'MASS-addedBy',
  setBy: 'MASS-setBy',
  takenBack: ['MASS-takenBack'],
  updatedAt: 'MASS-updatedAt',
  signedAt: 'MASS-signedAt',
  plan: 'MASS-plan',
  planId: 4,
  subscription: { planId: 4, paidUntil: '2099-01-01T00:00:00.000Z', subscriptionId: 'MASS-subscription' },
  paidUntil: 'MASS-paidUntil',
  trialEndsAt: 'MASS-trialEndsAt',
  limits: { properties: 987_654, units: 987_654 },
  propertiesLeft: 987_654,
  unitsLeft: 987_654,
  propertyCount: 0,
  unitCount: 987_654,
  unit_count: 987_654,
  balance: 987_654,
  status: 'MASS-status',
  stage: 'MASS-stage',
  done: true,
  hash: 'MASS-hash',
  reply: 'MASS-reply',
  propertyId: 'MASS-propertyId',
  property_id: 'MASS-property_id',
  unitId: 'MASS-unitId',
  unit_id: 'MASS-unit_id',
  unit_lease_status: 1,
  leaseStatus: 1,
  ownerId: 'MASS-ownerId',
  rental_user_owner_id: 'MASS-rental_user_owner_id',
  rent_owner_bankinfo: 1,
  bankReady: true,
  image: 'MASS-image',
  images: ['MASS-images'],
  image_url: 'MASS-image_url',
  searchText: 'MASS-searchText',
  shelf: 'MASS-shelf',
  ownerChanges: 987_654,
  expiresAt: 'MASS-expiresAt',
  endsAt: 'MASS-endsAt',
  key: 'uploads/MASS-key',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A view's filters have names of their list's own: a foreign one is a value there, not an extra field. */
const isFree = (name: string): boolean => name === 'filters';

/** Adds every such field at every level, and keeps what the body already has. */
export function withExtras(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExtras);
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isFree(name) ? part : withExtras(part)]),
  );
  return { ...serverOwned, ...inner };
}
