import type { Contract } from '../../shared/contract';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';
import type { Person } from '../table/people';
import { named } from './find-person';
import { assertOwnProperties } from './granted-properties';
import { newInvitationLink } from './invitation-link';
import { invitationMail } from './invitation-mail';
import { invitedBy } from './invite-form';
import { organisationOnOrgPlan } from './org-plan';

/**
 * Invites somebody by mail. Nobody looks whether the mail has an account: the answer, and the time it takes, cannot tell. The mail goes once
 * the invitation stands; lost on the way, it is sent again from the list.
 */
export const invitePerson: Handler<Contract['people']['invitePerson']> = async (request, deps) => {
  const { viewer, now, once, body } = request;
  const organisation = await organisationOnOrgPlan(request);
  const { organisationId } = organisation;
  const invited = await invitedBy(body, { organisationId }, deps);
  if (invited.grants) await assertOwnProperties({ organisationId, grants: invited.grants }, deps);
  const { link, address } = newInvitationLink(now, deps);
  const at = now.toISOString();
  const person: Person = {
    ...invited,
    organisationId,
    userRoleId: deps.ids.next('rol'),
    userId: '',
    status: 'invited',
    createdAt: at,
    invitedAt: at,
    expiresAt: link.expiresAt,
    version: 1,
  };
  const after = { email: person.email, role: person.roleLabel, grants: person.grants };
  const audit = audited(request, { action: 'person.invite', object: named(person), after }, deps);
  const { userRoleId, isNew } = await deps.people.invite({
    person,
    link,
    actor: viewer,
    now,
    audit,
    ...(once && { once }),
  });
  if (isNew) {
    const { firstName, roleLabel } = person;
    const mail = invitationMail({ firstName, roleLabel, organisation: organisation.name, address });
    await deps.mail.send({ to: person.email, ...mail });
  }
  return { success: 1, data: { user_role_id: userRoleId } };
};
