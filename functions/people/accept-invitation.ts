import { people as rows } from '../../shared/contract/people';
import { nameOf } from '../../shared/domain/names';
import { invitationAccepted, tenantJoined } from '../../shared/domain/notifications';
import { toldKnownHead } from '../common/notifications/told';
import { audited } from '../runtime/audit';
import { change } from '../runtime/change';
import { viewerOf } from '../runtime/viewer-of';
import { acceptedAccount, acceptedRole } from './accepted-account';
import { personAsObject } from './person-audit';
import { readInvitation } from './read-invitation';

/** Adds the invited role to an account, once. Logs nobody in: the login has its own checks. */
export const acceptInvitation = change(rows.acceptInvitation, {
  read: async (request, deps) => {
    const invited = await readInvitation(request, deps);
    const [head, known] = await Promise.all([
      deps.accounts.byId(invited.organization.adminUserId),
      deps.accounts.byEmail(invited.person.email),
    ]);
    return { ...invited, head, known: known?.account };
  },
  act: async ({ found, body: form, now, requestId }, deps) => {
    const { person, head } = found;
    const { account, kind } = await acceptedAccount({ ...found, form, now }, deps);
    const role = acceptedRole(person, { ...found, account, now });
    const { organizationId, userRoleId, roleLabel } = role;
    const call = { viewer: viewerOf(role), now, requestId };
    const accepted = { action: 'person.accept', object: personAsObject(person) } as const;
    const audit = audited(call, { ...accepted, after: { role: roleLabel } }, deps);
    const words = roleLabel === 'tenant' ? tenantJoined : invitationAccepted;
    const text = words({ name: nameOf(account), userRoleId });
    const event = { organizationId, source: audit.auditId, text, now };
    // An applicant works nowhere: nobody has to know.
    const told = roleLabel === 'applicant' ? [] : toldKnownHead(head, event);
    await deps.people.accept({ person, account, kind, role, trace: { audit, told, now } });
    return { success: 1 };
  },
});
