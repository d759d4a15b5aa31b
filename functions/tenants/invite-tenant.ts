import { tenants as rows } from '../../shared/contract/tenants';
import { nameOf } from '../../shared/domain/names';
import { refuse } from '../../shared/wire/refusals';
import { newInvitationLink } from '../common/people/invitation-link';
import { sendOwnInvitation } from '../common/people/own-invitation';
import { change } from '../runtime/change';
import { findWholeTenant } from './find-tenant';

/** Mails a tenant who is not in yet a new link; the one before stops. */
export const inviteTenant = change(rows.inviteTenant, {
  read: ({ viewer, now, body }, deps) =>
    findWholeTenant({ viewer, now, userRoleId: body.user_role_id }, deps),
  act: async (request, deps) => {
    const { found, viewer, now, trace } = request;
    const { person } = found;
    if (person.status !== 'invited') throw refuse('already-accepted');
    const { link, address } = newInvitationLink({ ...person, now }, deps);
    const object = { kind: 'person' as const, id: person.userRoleId, name: nameOf(person) };
    // The first mail may be lost, so a repeat has no stored reply: it sends again or is refused.
    await deps.people.resend({
      person,
      link,
      actor: viewer,
      trace: trace({ action: 'person.resend', object }),
    });
    const organization = await request.organization();
    const { email: to, firstName } = person;
    await sendOwnInvitation({ to, role: 'tenant', firstName, organization, address }, deps);
    return { success: 1 };
  },
});
