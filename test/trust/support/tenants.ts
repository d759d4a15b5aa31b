import type { Deps } from '../../../functions/runtime/deps/deps';
import { perform } from '../../../functions/runtime/perform';
import type { Db } from '../../../functions/table/db/db';
import { put } from '../../../functions/table/db/writes';
import { unitIdOfLease } from '../../../functions/table/leases/record';
import { Person, PersonGuard } from '../../../functions/table/people/record';
import type { Tenancy } from '../../../functions/table/tenants/record';
import { giveMyNotice } from '../../../functions/tenants/my-notice';
import { addDays, localDateOf } from '../../../shared/domain/dates';
import { termFields } from '../../support/leases/lease-data';
import { viewerCall } from '../../support/test-world/viewer';
import type { Making } from '../samples';
import { saveDocument } from './documents';
import { newLeaseIn, newSignedLease, sealedPaperIn } from './leases';
import { newInvited, newMember } from './members';

const names = { firstName: 'Ada', lastName: 'Byron', mobile: '', unitNumber: '1', propertyTitle: 'Sample' };

/** The tenant whom every lease of a walk names first. */
export const signingTenant = { email: termFields().parties.tenants[0]?.email.toLowerCase() ?? '' };

type Tied = Pick<Tenancy, 'organizationId' | 'userRoleId' | 'leaseId' | 'propertyId' | 'email'>;

export const saveTenancy = (tied: Tied, { tenants }: Deps): Promise<boolean> =>
  tenants.keep({ ...names, ...tied });

/** A tenant who was invited and is not in yet. */
export async function saveInvitedTenant(
  { organizationId, userRoleId, email }: Pick<Tied, 'organizationId' | 'userRoleId' | 'email'>,
  { deps, db }: { deps: Deps; db: Db },
): Promise<void> {
  const at = deps.clock.now().toISOString();
  const person: Person = {
    organizationId,
    userRoleId,
    userId: '',
    roleLabel: 'tenant',
    status: 'invited',
    email,
    firstName: 'Ada',
    lastName: 'Byron',
    ownerId: '',
    createdAt: at,
    invitedAt: at,
    expiresAt: at,
    inviteHash: `made up for ${userRoleId}`,
    version: 1,
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
  await saveTenancy({ organizationId, userRoleId, email, ...place }, making.world.deps);
  return userRoleId;
}

/** A document of a home that the tenant has signed for; any document for a lease that is not theirs. */
export async function sharedDocument(making: Making): Promise<{ leaseId: string; documentId: string }> {
  const { organizationId, adminUserId, properties, people, homeLease, documents } = making.scene.home;
  const named = making.id('myLease');
  if (named !== homeLease) return { leaseId: named, documentId: documents.hidden };
  const { deps } = making.world;
  const place = { organizationId, propertyId: properties.hidden };
  const { lease_id: leaseId } = await newSignedLease(making, place.propertyId);
  const { userRoleId } = people.tenant.viewer;
  await saveTenancy({ ...place, leaseId, userRoleId, ...signingTenant }, deps);
  const shared = { sharedWithOwner: false, sharedWithTenant: true, addedBy: adminUserId };
  const unitId = unitIdOfLease(leaseId) ?? '';
  const { documentId } = await saveDocument({ ...place, unitId, ...shared, name: making.fresh }, deps);
  return { leaseId, documentId };
}

/** A lease of the tenant that has begun; the lease of somebody else as it is. */
export async function myLeaseInForce(making: Making): Promise<string> {
  const { organizationId, properties, people, homeLease } = making.scene.home;
  const named = making.id('myLease');
  if (named !== homeLease) return named;
  const place = { organizationId, propertyId: properties.hidden };
  const { lease_id: leaseId } = await newLeaseIn(making, place.propertyId, 'running');
  const { userRoleId } = people.tenant.viewer;
  await saveTenancy({ ...place, leaseId, userRoleId, ...signingTenant }, making.world.deps);
  return leaseId;
}

/** Past every fixed term of a walk, and within the years that a notice may be ahead. */
export const farLastDay = (making: Making): string =>
  addDays(localDateOf(making.world.deps.clock.now()), 800);

/** The same with a notice of the tenant. */
export async function myLeaseWithNotice(making: Making): Promise<string> {
  const lease_id = await myLeaseInForce(making);
  if (lease_id === making.id('myLease')) return lease_id;
  const { deps } = making.world;
  const call = viewerCall({ deps, now: () => deps.clock.now() }, making.scene.home.people.tenant.viewer);
  const body = { lease_id, last_day: farLastDay(making), agrees: true };
  await perform(giveMyNotice, { ...call, body }, deps);
  return lease_id;
}

/** A sealed lease of the tenant; the same paper of somebody else's lease. */
export async function myPaper(making: Making): Promise<{ leaseId: string; hash: string }> {
  const { organizationId, properties, people, homeLease } = making.scene.home;
  const named = making.id('myLease');
  if (named !== homeLease) return { leaseId: named, hash: 'a'.repeat(64) };
  const place = { organizationId, propertyId: properties.hidden };
  const { leaseId, hash } = await sealedPaperIn(making, place.propertyId);
  const { userRoleId } = people.tenant.viewer;
  await saveTenancy({ ...place, leaseId, userRoleId, ...signingTenant }, making.world.deps);
  return { leaseId, hash };
}
