import type { Contract } from '../../shared/contract';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';
import { findPerson, named } from './find-person';
import { newInvitationLink } from './invitation-link';
import { invitationMail } from './invitation-mail';
import { organisationOnOrgPlan } from './org-plan';

/** A new link by mail; the one before stops. */
export const resendInvitation: Handler<Contract['people']['resendInvitation']> = async (request, deps) => {
  const { viewer, now, once } = request;
  const { organisationId, name } = await organisationOnOrgPlan(request);
  const person = await findPerson({ viewer, userRoleId: request.body.user_role_id }, deps);
  const { userRoleId, firstName, roleLabel } = person;
  const { link, address } = newInvitationLink(now, deps);
  const audit = audited(request, { action: 'person.resend', object: named(person) }, deps);
  const sending = { organisationId, userRoleId, link, actor: viewer, now, audit };
  await deps.people.resend({ ...sending, ...(once && { once }) });
  const mail = invitationMail({ firstName, roleLabel, organisation: name, address });
  await deps.mail.send({ to: person.email, ...mail });
  return { success: 1 };
};
