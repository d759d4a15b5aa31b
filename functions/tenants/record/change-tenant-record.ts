import { tenants as rows } from '../../../shared/contract/tenants';
import { writesTenantRecord } from '../../../shared/domain/people/tenant-record';
import { refuse } from '../../../shared/wire/refusals';
import { change } from '../../runtime/change';
import { findTenant } from '../find-tenant';
import { policiesAfter, removeCertificates } from '../insurance/policies';
import { changedRecord } from './changed-record';
import { changedParts, tenantObject } from './record-object';

/** What staff writes down about a tenant whom they see by one lease at least. */
export const changeTenantRecord = change(rows.changeTenantRecord, {
  permit: ({ viewer }) => {
    if (!writesTenantRecord(viewer)) throw refuse('not-permitted');
  },
  read: async ({ viewer, now, body }, deps) => {
    const tenant = await findTenant({ viewer, now, userRoleId: body.user_role_id }, deps);
    return { ...tenant, before: await deps.tenants.record(tenant.person) };
  },
  act: async ({ found: { person, tenancies, before }, body, trace }, deps) => {
    const { insurance, ...parts } = body;
    const record = changedRecord(before, {
      ...parts,
      ...(insurance && { insurance: policiesAfter(before, insurance, () => deps.ids.next('pol')) }),
    });
    const left = trace({
      action: 'tenant.record',
      object: tenantObject(person),
      about: tenancies[0]?.propertyId,
      after: { text: changedParts(body) },
    });
    const reply = { success: 1, data: { version: record.version } } as const;
    await deps.tenants.saveRecord({ record, trace: { ...left, reply } });
    await removeCertificates(before, record, deps);
    return reply;
  },
});
