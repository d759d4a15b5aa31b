import type { Contract } from '../../shared/contract';
import type { ReplyOf, RequestOf } from '../../shared/contract/endpoint';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import { readingFirst } from '../runtime/first-read';
import type { Handler, ViewerCall } from '../runtime/handler';
import type { Person } from '../table/people';
import { named } from './find-person';
import { isOwn } from './granted-properties';
import { newInvitationLink } from './invitation-link';
import { invitationMail } from './invitation-mail';
import { invitedBy } from './invite-form';
import { organizationOnOrgPlan } from './org-plan';

type Row = Contract['people']['invitePerson'];
type Request = RequestOf<Row> & ViewerCall;
type Found = Awaited<ReturnType<typeof look>>;

/** Who is invited, and whether the chosen properties are the organization's own. */
async function look({ viewer, body }: Pick<Request, 'viewer' | 'body'>, deps: Deps) {
  const { organizationId } = viewer;
  const { properties } = body.grants;
  const [invited, isListOwn] = await Promise.all([
    invitedBy(body, { organizationId }, deps),
    isOwn({ organizationId, properties }, deps),
  ]);
  return { invited, isListOwn };
}

/**
 * Invites somebody by mail. Nobody looks whether the mail has an account: the answer, and the time it takes, cannot tell. The mail goes once
 * the invitation stands; lost on the way, it is sent again from the list.
 */
export const invitePerson: Handler<Row> = readingFirst<Request, Found, ReplyOf<Row>>(
  look,
  async (request, deps) => {
    const { viewer, now, once } = request;
    const organization = await organizationOnOrgPlan(request);
    const { organizationId } = organization;
    const { invited, isListOwn } = await request.first();
    if (invited.grants && !isListOwn) throw refuse('not-found');
    const userRoleId = deps.ids.next('rol');
    const { link, address } = newInvitationLink({ organizationId, userRoleId, now }, deps);
    const at = now.toISOString();
    const person: Person = {
      ...invited,
      organizationId,
      userRoleId,
      userId: '',
      status: 'invited',
      createdAt: at,
      invitedAt: at,
      expiresAt: link.expiresAt,
      version: 1,
    };
    const after = { email: person.email, role: person.roleLabel, grants: person.grants };
    const audit = audited(request, { action: 'person.invite', object: named(person), after }, deps);
    const made = await deps.people.invite({
      person,
      link,
      actor: viewer,
      now,
      audit,
      ...(once && { once }),
    });
    if (made.isNew) {
      const { firstName, roleLabel } = person;
      const mail = invitationMail({ firstName, roleLabel, organization: organization.name, address });
      await deps.mail.send({ to: person.email, ...mail });
    }
    return { success: 1, data: { user_role_id: made.userRoleId } };
  },
);
