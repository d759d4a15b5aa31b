import type { Contract } from '../../shared/contract';
import { invitationAccepted } from '../../shared/domain/notifications';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps';
import type { Handler } from '../runtime/handler';
import { toldKnownHead } from '../runtime/told';
import { viewerOf } from '../runtime/viewer-of';
import type { Role } from '../table/accounts';
import type { Person } from '../table/people';
import { acceptedAccount } from './accepted-account';
import { named } from './find-person';
import { hashOfToken } from './invitation-link';

/** Where the person is invited to, and the head who is told of it. */
async function organisationOf({ organisationId }: Person, deps: Deps) {
  const organisation = await deps.organisations.byId(organisationId);
  if (!organisation) throw refuse('link-not-valid');
  return { organisation, head: await deps.accounts.byId(organisation.adminUserId) };
}

/** Takes an invitation, once: an account gets one more role. Nobody is logged in by it; the login asks for what it asks of everybody. */
export const acceptInvitation: Handler<Contract['people']['acceptInvitation']> = async (request, deps) => {
  const { body, now, requestId } = request;
  const tokenHash = hashOfToken(body.token);
  const person = await deps.people.invitation({ tokenHash, now });
  const [{ organisation, head }, { account, kind }] = await Promise.all([
    organisationOf(person, deps),
    acceptedAccount({ person, form: body, now }, deps),
  ]);
  const { userRoleId, roleLabel, organisationId, ownerId, grants } = person;
  const role: Role = {
    userRoleId,
    userId: account.userId,
    roleLabel,
    organisationId,
    organisationName: organisation.name,
    adminUserId: organisation.adminUserId,
    ...(ownerId !== '' && { ownerId }),
    ...(grants && { grants }),
    createdAt: now.toISOString(),
  };
  const call = { viewer: viewerOf(role), now, requestId };
  const after = { role: roleLabel };
  const audit = audited(call, { action: 'person.accept', object: named(person), after }, deps);
  const text = invitationAccepted({ name: `${account.firstName} ${account.lastName}`, userRoleId });
  const told = toldKnownHead(head, { organisationId, source: audit.auditId, text, now });
  await deps.people.accept({ tokenHash, person, now, account, kind, role, audit, told });
  return { success: 1 };
};
