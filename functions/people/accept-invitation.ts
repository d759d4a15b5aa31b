import { people as rows } from '../../shared/contract/people';
import { nameOf } from '../../shared/domain/names';
import { invitationAccepted, tenantJoined } from '../../shared/domain/notifications/notifications';
import { startSession } from '../common/accounts/start-session';
import { notifyKnownHead } from '../common/notifications/notify';
import { audited } from '../runtime/audit';
import { change } from '../runtime/change';
import { viewerOf } from '../runtime/viewer-of';
import { acceptedAccount, acceptedRole } from './accepted-account';
import { personAsObject } from './person-audit';
import { readInvitation } from './read-invitation';

/**
 * Adds the invited role to an account, once. A new account is signed in; one that was there has its login's
 * checks.
 */
export const acceptInvitation = change(rows.acceptInvitation, {
  read: async (request, deps) => {
    const invited = await readInvitation(request, deps);
    const [head, known] = await Promise.all([
      deps.accounts.byId(invited.organization.adminUserId),
      deps.accounts.byEmail(invited.person.email),
    ]);
    return { ...invited, head, known: known?.account };
  },
  act: async ({ found, body: form, ...call }, deps) => {
    const { now, requestId } = call;
    const { person, head } = found;
    const { account, kind } = await acceptedAccount({ ...found, form, now }, deps);
    const role = acceptedRole(person, { ...found, account, now });
    const { organizationId, userRoleId, roleLabel } = role;
    const acting = { viewer: viewerOf(role), now, requestId };
    const accepted = { action: 'person.accept', object: personAsObject(person) } as const;
    const audit = audited(acting, { ...accepted, after: { role: roleLabel } }, deps);
    const words = roleLabel === 'tenant' ? tenantJoined : invitationAccepted;
    const text = words({ name: nameOf(account), userRoleId });
    const event = { organizationId, source: audit.auditId, text, now };
    // An applicant works nowhere: nobody has to know.
    const told = roleLabel === 'applicant' ? [] : notifyKnownHead(head, event);
    await deps.people.accept({ person, account, kind, role, trace: { audit, told, now } });
    if (kind === 'known') return { success: 1 };
    return { success: 1, data: await startSession({ account, roles: [role], call }, deps) };
  },
});
