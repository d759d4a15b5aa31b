import type { Deps } from '../../../functions/runtime/deps/deps';
import type { Db } from '../../../functions/table/db/db';
import { put } from '../../../functions/table/db/writes';
import { unitIdOfLease } from '../../../functions/table/leases/record';
import { Person, PersonGuard } from '../../../functions/table/people/record';
import type { Tenancy } from '../../../functions/table/tenants/record';
import { termFields } from '../../support/leases/lease-data';
import type { Making } from '../samples';
import { keepDocument } from './documents';
import { newSignedLease } from './leases';
import { newInvited, newMember } from './members';

const names = { firstName: 'Ada', lastName: 'Byron', mobile: '', unitNumber: '1', propertyTitle: 'Sample' };

/** The tenant whom every lease of a walk names first. */
export const signingTenant = { email: termFields().parties.tenants[0]?.email.toLowerCase() ?? '' };

type Tied = Pick<Tenancy, 'organizationId' | 'userRoleId' | 'leaseId' | 'propertyId' | 'email'>;

export const keepTenancy = (tied: Tied, { tenants }: Deps): Promise<boolean> =>
  tenants.keep({ ...names, ...tied });

/** A tenant who was invited and is not in yet. */
export async function keepInvitedTenant(
  { organizationId, userRoleId, email }: Pick<Tied, 'organizationId' | 'userRoleId' | 'email'>,
  { deps, db }: { deps: Deps; db: Db },
): Promise<void> {
  const at = deps.clock.now().toISOString();
  const person: Person = {
    ...{ organizationId, userRoleId, userId: '', roleLabel: 'tenant', status: 'invited', email },
    ...{ firstName: 'Ada', lastName: 'Byron', ownerId: '', createdAt: at, invitedAt: at, expiresAt: at },
    ...{ inviteHash: `made up for ${userRoleId}`, version: 1 },
  };
  await db.writeAll([put(Person, person), put(PersonGuard, person)]);
}

/** The tenant a call names, made for it in the caller's organization so that it harms no other test. */
export async function spareTenant(making: Making, state: 'invited' | 'member'): Promise<string> {
  const { tenants, leases, properties, organizationId } = making.scene.home;
  const named = making.id('tenant');
  const which = named === tenants.shown ? 'shown' : named === tenants.hidden ? 'hidden' : undefined;
  if (!which) return named;
  const person =
    state === 'invited' ? (await newInvited(making, 'tenant')).person : await newMember(making, 'tenant');
  const { userRoleId, email } = person;
  const place = { leaseId: leases[which], propertyId: properties[which] };
  await keepTenancy({ organizationId, userRoleId, email, ...place }, making.house.deps);
  return userRoleId;
}

/** A document of a home that the tenant has signed for; any document for a lease that is not theirs. */
export async function sharedDocument(making: Making): Promise<{ leaseId: string; documentId: string }> {
  const { organizationId, adminUserId, properties, people, homeLease, documents } = making.scene.home;
  const named = making.id('myLease');
  if (named !== homeLease) return { leaseId: named, documentId: documents.hidden };
  const { deps } = making.house;
  const place = { organizationId, propertyId: properties.hidden };
  const { lease_id: leaseId } = await newSignedLease(making, place.propertyId);
  const { userRoleId } = people.tenant.viewer;
  await keepTenancy({ ...place, leaseId, userRoleId, ...signingTenant }, deps);
  const shared = { sharedWithOwner: false, sharedWithTenant: true, addedBy: adminUserId };
  const unitId = unitIdOfLease(leaseId) ?? '';
  const { documentId } = await keepDocument({ ...place, unitId, ...shared, name: making.fresh }, deps);
  return { leaseId, documentId };
}
