import { signersOfPacket } from '../../../shared/domain/leases/lease-parts';
import type { Signer } from '../../../shared/domain/leases/packet';
import { isComplete, isOpen } from '../../../shared/domain/leases/status/standing';
import { dayAt } from '../../../shared/domain/leases/time-zones';
import { hasEverPaid } from '../../../shared/domain/subscriptions/subscriptions';
import { normalizeEmail } from '../../../shared/domain/text';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import type { EntryOf } from '../../table/outbox/record';
import type { Person } from '../../table/people/record';
import { type LeaseAt, leaseById } from '../leases/lease-at';
import { inviteThemselves } from '../people/invite-themselves';

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
    organizationId: unit.organizationId,
    leaseId: lease.leaseId,
    propertyId: unit.propertyId,
    email: normalizeEmail(signer.email),
    firstName,
    lastName,
    mobile,
    unitNumber: unit.unitNumber,
    propertyTitle: property.title,
  };
}

type Inviting = { readonly known: Person | undefined; readonly facts: ReturnType<typeof factsOf> };

/** Invites a tenant; answers the person, and the address for the mail. */
async function inviteTenant({ known, facts }: Inviting, deps: Deps) {
  const { organizationId, email, firstName, lastName } = facts;
  const organization = await deps.organizations.byId(organizationId);
  if (!organization) throw new Error('A lease has no organization');
  const asked = { known, facts: { organizationId, email, firstName, lastName }, now: deps.clock.now() };
  const hasPaid = hasEverPaid(organization.subscription);
  return inviteThemselves({ ...asked, roleLabel: 'tenant', process: 'A signature', hasPaid }, deps);
}

const byMail = ({ organizationId, email }: ReturnType<typeof factsOf>, { people }: Deps) =>
  people.byMail({ organizationId, email, roleLabel: 'tenant' });

async function tie(
  facts: ReturnType<typeof factsOf>,
  { userRoleId }: Pick<Person, 'userRoleId'>,
  { tenants }: Deps,
): Promise<void> {
  const { organizationId, leaseId } = facts;
  if (!(await tenants.byId({ organizationId, leaseId, userRoleId })))
    await tenants.keep({ ...facts, userRoleId });
}

/**
 * Shows a lease to its tenants who were invited to the role here. Running again, it goes on where it stopped.
 */
export async function tieTenants({ organizationId, message }: EntryOf<'tenants'>, deps: Deps): Promise<void> {
  const place = await leaseById({ organizationId, leaseId: message.leaseId }, deps);
  if (!place) return;
  for (const signer of tenantsOf(place, deps.clock.now())) {
    const facts = factsOf(place, signer);
    const person = await byMail(facts, deps);
    if (person) await tie(facts, person, deps);
  }
}

/** So long the link of one mail is not replaced by another mail's. */
const momentMilliseconds = 3_600_000;

/**
 * Shows the lease to the tenant whose signed copy is about to be mailed. Answers the address by which they
 * make their account; undefined for whoever has one, or was invited by another mail a moment ago.
 */
export function tieSigner(
  {
    organizationId,
    message,
    tries,
  }: Pick<EntryOf<'letter'>, 'organizationId' | 'tries'> & {
    readonly message: Pick<EntryOf<'letter'>['message'], 'tenant'>;
  },
  deps: Deps,
): Promise<string | undefined> {
  const justBefore = new Date(deps.clock.now().getTime() - momentMilliseconds).toISOString();
  // An entry that is claimed again has not been sent: its link is lost.
  const isStale = ({ invitedAt }: Person) => tries > 1 || invitedAt < justBefore;
  return retryOnConflict(async () => {
    const { tenant } = message;
    const place = tenant && (await leaseById({ organizationId, leaseId: tenant.leaseId }, deps));
    const signer = place && tenantsOf(place, deps.clock.now()).find(({ id }) => id === tenant?.signer);
    if (!place || !signer) return undefined;
    const facts = factsOf(place, signer);
    const known = await byMail(facts, deps);
    const isAsked = known?.status === 'invited' ? isStale(known) : !known || known.status === 'not-invited';
    const invited = isAsked ? await inviteTenant({ known, facts }, deps) : undefined;
    const person = invited ?? known;
    if (person) await tie(facts, person, deps);
    return invited?.address;
  });
}
