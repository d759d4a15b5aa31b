import type { Contract } from '../../../shared/contract';
import { tenants as rows } from '../../../shared/contract/tenants';
import { insuranceChecked } from '../../../shared/domain/people/insurance-texts';
import { readsTenantRecord, writesTenantRecord } from '../../../shared/domain/people/tenant-record';
import { refuse } from '../../../shared/wire/refusals';
import { notifyPerson } from '../../common/notifications/notify';
import { change } from '../../runtime/change';
import { answer, type Handler } from '../../runtime/handler';
import { noteAccess } from '../../runtime/note-access';
import { findTenant } from '../find-tenant';
import { newestFirst } from '../newest-first';
import { changedRecord } from '../record/changed-record';
import { changedParts, tenantObject } from '../record/record-object';
import { certificateLink } from './my-policies';
import { withPolicy } from './policies';

/** Staff confirm a policy, or decline it with a reason; the tenant is told. */
export const checkPolicy = change(rows.checkPolicy, {
  permit: ({ viewer }) => {
    if (!writesTenantRecord(viewer)) throw refuse('not-permitted');
  },
  read: async ({ viewer, now, body }, deps) => {
    const tenant = await findTenant({ viewer, now, userRoleId: body.user_role_id }, deps);
    return { ...tenant, before: await deps.tenants.record(tenant.person) };
  },
  act: async ({ found: { person, tenancies, before }, now, body, trace }, deps) => {
    const { state, reason = '', policy_id: policyId, version } = body;
    if (state === 'declined' && reason.trim() === '')
      throw refuse('invalid', { fields: { reason: 'Tell the tenant what is missing' } });
    const insurance = withPolicy(before, policyId, ({ reason: _, ...policy }) => ({
      ...policy,
      state,
      ...(state === 'declined' && { reason }),
    }));
    const record = changedRecord(before, { version, insurance });
    const [home] = newestFirst(tenancies);
    const policy = insurance.find(({ id }) => id === policyId);
    const { organizationId, userRoleId, userId } = person;
    const told =
      userId === ''
        ? []
        : await notifyPerson(
            {
              organizationId,
              userRoleId,
              userId,
              source: `insurance:${policyId}:${record.version}`,
              text: insuranceChecked({
                leaseId: home?.leaseId ?? '',
                carrier: policy?.carrier ?? '',
                ends: policy?.ends ?? '',
                declined: state === 'declined' ? reason : undefined,
              }),
              now,
            },
            deps,
          );
    const left = trace({
      action: 'tenant.record',
      object: tenantObject(person),
      about: home?.propertyId,
      after: { text: changedParts({ insurance: true }), status: state },
    });
    const reply = { success: 1, data: { version: record.version } } as const;
    await deps.tenants.saveRecord({ record, trace: { ...left, told, reply } });
    return reply;
  },
});

/** A tenant's certificate, for staff who see the tenant; the look is logged. */
export const openPolicy: Handler<Contract['tenants']['openPolicy']> = async (request, deps) => {
  const { viewer, now, params, query } = request;
  if (!readsTenantRecord(viewer)) throw refuse('not-permitted');
  const { person, tenancies } = await findTenant({ viewer, now, userRoleId: params.id }, deps);
  const record = await deps.tenants.record(person);
  const view_url = await certificateLink(record, { policyId: query.policy_id, now }, deps);
  const access = { action: 'tenant.open-insurance', object: tenantObject(person) } as const;
  await noteAccess(request, { ...access, about: tenancies[0]?.propertyId }, deps);
  return answer({ view_url });
};
