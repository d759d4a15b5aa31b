import { nameOf } from '../../../shared/domain/names';
import { hasEverPaid } from '../../../shared/domain/subscriptions';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { Person } from '../../table/people/record';
import { newInvitationLink } from '../people/invitation-link';
import { sendTenantInvitation } from '../people/tenant-invitation';

type Inviting = {
  /** Invited before and not in yet; the link is made anew. */
  readonly known: Person | undefined;
  readonly facts: Pick<Person, 'organizationId' | 'email' | 'firstName' | 'lastName'>;
};

/** Who acts in the log: nobody asked for it but the tenant, by signing. */
const process = 'A signature';

/**
 * Invites a tenant who has signed, under the limits of every invitation. Never looks up their account, so that nobody learns of one. Refuses
 * as `people.invite` does.
 */
export async function inviteTenant(
  { known, facts }: Inviting,
  deps: Deps,
): Promise<Pick<Person, 'userRoleId'>> {
  const { organizationId, email, firstName, lastName } = facts;
  const now = deps.clock.now();
  const userRoleId = known?.userRoleId ?? deps.ids.next('rol');
  const organization = await deps.organizations.byId(organizationId);
  if (!organization) throw new Error('A lease has no organization');
  const { link, address } = newInvitationLink({ organizationId, userRoleId, now }, deps);
  const object = { kind: 'person' as const, id: userRoleId, name: nameOf(facts) };
  const action = known ? 'person.resend' : 'person.invite';
  const trace = { audit: auditedProcess({ action, object, organizationId, process, now }, deps), now };
  if (known) await deps.people.resend({ person: known, link, trace });
  else {
    const at = now.toISOString();
    const person = {
      ...({ organizationId, userRoleId, userId: '', roleLabel: 'tenant', status: 'invited' } as const),
      ...{ email, firstName, lastName, ownerId: '', createdAt: at, invitedAt: at, version: 1 },
      ...{ expiresAt: link.expiresAt, inviteHash: link.tokenHash },
    };
    const hasPaid = hasEverPaid(organization.subscription);
    await deps.people.invite({ person, hasPaid, trace });
  }
  await sendTenantInvitation({ to: email, firstName, organization, address }, deps);
  return { userRoleId };
}
