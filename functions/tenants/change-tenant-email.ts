import { tenants as rows } from '../../shared/contract/tenants';
import { nameTenantEmail } from '../../shared/domain/leases/adopt/adopt-lease';
import { nameOf } from '../../shared/domain/names';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { viewerAccount } from '../common/accounts/viewer-account';
import { aboutLease, actorFrom, findLease, givenAt } from '../common/leases/lease-at';
import { doneOrRefuse, saveLease } from '../common/leases/save-lease';
import { change } from '../runtime/change';
import { findWholeTenant } from './find-tenant';

/** A tenant's mail address, in their lease signed elsewhere and as a person, before anybody invites them. */
export const changeTenantEmail = change(rows.changeTenantEmail, {
  read: async ({ viewer, now, body }, deps) => {
    const { organizationId } = viewer;
    const email = normalizeEmail(body.email);
    const [tenant, account, taken] = await Promise.all([
      findWholeTenant({ viewer, now, userRoleId: body.user_role_id }, deps),
      viewerAccount(viewer, deps),
      deps.people.byMail({ organizationId, email, roleLabel: 'tenant' }),
    ]);
    const [tenancy] = tenant.tenancies;
    if (!tenancy) throw refuse('not-found');
    const at = await findLease({ viewer, now, leaseId: tenancy.leaseId }, deps);
    return { ...tenant, tenancy, at, account, taken, email };
  },
  act: async (request, deps) => {
    const { found, viewer, now, trace } = request;
    const { person, tenancy, tenancies, at, account, taken, email } = found;
    if (person.status !== 'not-invited') throw refuse('already-accepted');
    // Of two leases, each would name another address.
    if (tenancies.length > 1 || tenancy.tenantId === undefined) throw refuse('wrong-status');
    if (taken && taken.userRoleId !== person.userRoleId) throw refuse('already-member');
    if (person.email === email) return { success: 1 };
    const actor = actorFrom(request, { id: viewer.userId, name: nameOf(account) });
    const given = { ...givenAt(at, { actor, now }), lease: at.read.lease };
    const done = doneOrRefuse(nameTenantEmail(given, { tenant: tenancy.tenantId, email }));
    const reply = { success: 1 } as const;
    const left = trace({
      action: 'lease.adopt-email',
      ...aboutLease(at.read.lease.leaseId, at.unit),
      before: { email: person.email },
      after: { email },
    });
    await saveLease(
      {
        ...at,
        done,
        now,
        organization: await request.organization(),
        tenants: [{ tenancy: { ...tenancy, email }, named: person }],
        trace: { ...left, reply },
      },
      deps,
    );
    return reply;
  },
});
