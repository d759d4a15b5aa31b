import { tenants as rows } from '../../shared/contract/tenants';
import { nameOf } from '../../shared/domain/names';
import { isWithoutAccount } from '../../shared/domain/people/people';
import { hasEverPaid } from '../../shared/domain/subscriptions/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { newInvitationLink } from '../common/people/invitation-link';
import { sendOwnInvitation } from '../common/people/own-invitation';
import { change } from '../runtime/change';
import { findWholeTenant } from './find-tenant';

/**
 * Mails a tenant who is not in yet a link; the one before stops. From now on they are emailed like any
 * tenant.
 */
export const inviteTenant = change(rows.inviteTenant, {
  read: ({ viewer, now, body }, deps) =>
    findWholeTenant({ viewer, now, userRoleId: body.user_role_id }, deps),
  act: async (request, deps) => {
    const { found, viewer, now, trace } = request;
    const { person } = found;
    if (!isWithoutAccount(person.status)) throw refuse('already-accepted');
    if (person.email === '') throw refuse('email-missing');
    const { link, address } = newInvitationLink({ ...person, now }, deps);
    const object = { kind: 'person' as const, id: person.userRoleId, name: nameOf(person) };
    const action = person.status === 'not-invited' ? 'person.invite' : 'person.resend';
    const organization = await request.organization();
    const hasPaid = hasEverPaid(organization.subscription);
    // The first mail may be lost, so a repeat has no stored reply: it sends again or is refused.
    await deps.people.resend({ person, link, hasPaid, actor: viewer, trace: trace({ action, object }) });
    const { email: to, firstName } = person;
    await sendOwnInvitation({ to, role: 'tenant', firstName, organization, address }, deps);
    return { success: 1 };
  },
});
