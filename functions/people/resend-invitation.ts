import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { PersonFound } from '../table/people';
import { findNamed, named } from './find-person';
import { newInvitationLink } from './invitation-link';
import { invitationMail } from './invitation-mail';
import { organizationOnOrgPlan } from './org-plan';

type Row = Contract['people']['resendInvitation'];
type Request = RequestOf<Row> & ViewerCall;

/** A new link by mail; the one before stops. */
export const resendInvitation: Handler<Row> = readingFirst<Request, PersonFound | undefined, ReplyOf<Row>>(
  findNamed,
  async (request, deps) => {
    const { viewer, now, once } = request;
    const { organizationId, name } = await organizationOnOrgPlan(request);
    const found = await request.first();
    if (!found?.person) throw refuse('not-found');
    const { person } = found;
    const { userRoleId, firstName, roleLabel } = person;
    const { link, address } = newInvitationLink({ organizationId, userRoleId, now }, deps);
    const audit = audited(request, { action: 'person.resend', object: named(person) }, deps);
    const sending = { organizationId, userRoleId, found, link, actor: viewer, now, audit };
    await deps.people.resend({ ...sending, ...(once && { once }) });
    const mail = invitationMail({ firstName, roleLabel, organization: name, address });
    await deps.mail.send({ to: person.email, ...mail });
    return { success: 1 };
  },
);
