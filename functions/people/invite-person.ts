import { people as rows } from '../../shared/contract/people';
import { hasEverPaid } from '../../shared/domain/subscriptions/subscriptions';
import { refuse } from '../../shared/wire/refusals';
import { newInvitationLink } from '../common/people/invitation-link';
import { change } from '../runtime/change';
import { isOwn } from './granted-properties';
import { invitedBy, newlyInvited } from './invite-form';
import { assertOrgPlan } from './org-plan';
import { personAsObject } from './person-audit';
import { sendInvitation } from './send-invitation';

/** Invites someone by mail. Never looks up their account, so neither answer nor timing reveals one. The
 * mail goes out after the write; if it is lost, the list can send it again. */
export const invitePerson = change(rows.invitePerson, {
  permit: assertOrgPlan,
  read: async ({ viewer: { organizationId }, body }, deps) => {
    const { properties } = body.grants;
    const [invited, isListOwn] = await Promise.all([
      invitedBy(body, { organizationId }, deps),
      isOwn({ organizationId, properties }, deps),
    ]);
    return { invited, isListOwn };
  },
  act: async (request, deps) => {
    const { found, viewer, now, trace } = request;
    const { invited, isListOwn } = found;
    if (invited.grants && !isListOwn) throw refuse('not-found');
    const { organizationId } = viewer;
    const userRoleId = deps.ids.next('rol');
    const { link, address } = newInvitationLink({ organizationId, userRoleId, now }, deps);
    const person = newlyInvited({ ...invited, organizationId, userRoleId }, { link, now });
    const after = { email: person.email, role: person.roleLabel, grants: person.grants };
    const reply = { success: 1, data: { user_role_id: userRoleId } } as const;
    const left = trace({ action: 'person.invite', object: personAsObject(person), after });
    const organization = await request.organization();
    const hasPaid = hasEverPaid(organization.subscription);
    await deps.people.invite({ person, actor: viewer, hasPaid, trace: { ...left, reply } });
    await sendInvitation({ person, organization, address }, deps);
    return reply;
  },
});
