import type { Contract } from '../../shared/contract';
import { invitationAccepted } from '../../shared/domain/notifications';
import { refuse } from '../../shared/wire/refusals';
import { audited } from '../runtime/audit';
import type { Handler } from '../runtime/handler';
import { toldHead } from '../runtime/told';
import { viewerOf } from '../runtime/viewer-of';
import type { Role } from '../table/accounts';
import { acceptedAccount } from './accepted-account';
import { named } from './find-person';
import { hashOfToken } from './invitation-link';

/** Takes an invitation, once: an account gets one more role. Nobody is logged in by it; the login asks for what it asks of everybody. */
export const acceptInvitation: Handler<Contract['people']['acceptInvitation']> = async (request, deps) => {
  const { body, now, requestId } = request;
  const tokenHash = hashOfToken(body.token);
  const person = await deps.people.invitation({ tokenHash, now });
  const organisation = await deps.organisations.byId(person.organisationId);
  if (!organisation) throw refuse('link-not-valid');
  const { account, kind } = await acceptedAccount({ person, form: body, now }, deps);
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
  const told = await toldHead({ organisation, source: audit.auditId, text, now }, deps);
  await deps.people.accept({ tokenHash, now, account, kind, role, audit, told });
  return { success: 1 };
};
