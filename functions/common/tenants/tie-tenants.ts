import { signersOfPacket } from '../../../shared/domain/leases/lease-parts';
import type { Signer } from '../../../shared/domain/leases/packet';
import { isComplete, isOpen } from '../../../shared/domain/leases/standing';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { hasEverPaid } from '../../../shared/domain/subscriptions';
import { normalizeEmail } from '../../../shared/domain/text';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { EntryOf } from '../../table/outbox/record';
import type { Person } from '../../table/people/record';
import { type LeaseAt, leaseById } from '../leases/lease-at';
import { inviteThemselves } from '../people/invite-themselves';
import { sendOwnInvitation } from '../people/own-invitation';

/** The tenants who were asked to sign what is still open or complete. */
function tenantsOf({ read: { lease }, head }: LeaseAt, now: Date): Signer[] {
  const on = dayAt(head.property, now);
  return lease.packets
    .filter((packet) => isOpen(packet, on) || isComplete(packet, on))
    .flatMap((packet) => signersOfPacket(lease, packet).filter(({ role }) => role === 'tenant'));
}

/** Names and mobile as the lease has them. */
function factsOf({ read: { lease }, unit, head: { property } }: LeaseAt, signer: Signer) {
  const parties = lease.terms.find(({ number }) => number === signer.term)?.parties;
  const tenant = parties?.tenants.find(({ id }) => id === signer.id);
  const { firstName = '', lastName = '', mobile = '' } = tenant ?? {};
  return {
    ...{ organizationId: unit.organizationId, leaseId: lease.leaseId, propertyId: unit.propertyId },
    ...{ email: normalizeEmail(signer.email), firstName, lastName, mobile },
    ...{ unitNumber: unit.unitNumber, propertyTitle: property.title },
  };
}

type Inviting = { readonly known: Person | undefined; readonly facts: ReturnType<typeof factsOf> };

/** Invites a tenant who has signed. */
async function inviteTenant({ known, facts }: Inviting, deps: Deps): Promise<Pick<Person, 'userRoleId'>> {
  const { organizationId, email, firstName, lastName } = facts;
  const organization = await deps.organizations.byId(organizationId);
  if (!organization) throw new Error('A lease has no organization');
  const asked = { known, facts: { organizationId, email, firstName, lastName }, now: deps.clock.now() };
  const hasPaid = hasEverPaid(organization.subscription);
  const tenant = { roleLabel: 'tenant', process: 'A signature' } as const;
  const invited = await inviteThemselves({ ...asked, ...tenant, hasPaid }, deps);
  const { address } = invited;
  await sendOwnInvitation({ to: email, role: 'tenant', firstName, organization, address }, deps);
  return invited;
}

type Tying = { readonly place: LeaseAt; readonly isNew: boolean; readonly attempt: number };

async function tieTenant(signer: Signer, { place, isNew, attempt }: Tying, deps: Deps): Promise<void> {
  const facts = factsOf(place, signer);
  const { organizationId, leaseId, email } = facts;
  const known = await deps.people.byMail({ organizationId, email, roleLabel: 'tenant' });
  const tied = known && (await deps.tenants.byId({ organizationId, leaseId, userRoleId: known.userRoleId }));
  if (tied) return;
  // After a conflict, who is known was invited a moment ago, for another lease.
  const isAsked = isNew && (known === undefined || (known.status === 'invited' && attempt === 1));
  const person = isAsked ? await inviteTenant({ known, facts }, deps) : known;
  if (person) await deps.tenants.keep({ ...facts, userRoleId: person.userRoleId });
}

/**
 * Shows a lease to its tenants who have the role here, and invites those who signed and have not. It mails by
 * itself, since one lease may invite several people; running again, it goes on where it stopped.
 */
export async function tieTenants(entry: EntryOf<'tenants'>, deps: Deps): Promise<undefined> {
  const { organizationId, message } = entry;
  const place = await leaseById({ organizationId, leaseId: message.leaseId }, deps);
  if (!place) return;
  for (const signer of tenantsOf(place, deps.clock.now())) {
    const isNew = message.signed.includes(signer.id);
    await retryOnConflict((attempt) => tieTenant(signer, { place, isNew, attempt }, deps));
  }
}
