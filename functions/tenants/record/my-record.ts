import type { Contract } from '../../../shared/contract';
import { tenants as rows } from '../../../shared/contract/tenants';
import { defined } from '../../../shared/domain/defined';
import { hasOwnTenantRecord, TenantFacts } from '../../../shared/domain/people/tenant-record';
import { refuse } from '../../../shared/wire/refusals';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { insuranceAsked } from '../../common/tenants/insurance-asked';
import { change } from '../../runtime/change';
import { answer, type Handler } from '../../runtime/handler';
import { changedRecord } from './changed-record';
import { changedParts, tenantObject } from './record-object';
import { todayOfTenant } from './today-of-tenant';

/** What the landlord keeps of the caller's contact details, vehicles and insurance; notes are not theirs. */
export const getMyRecord: Handler<Contract['tenants']['getMyRecord']> = async ({ viewer, now }, deps) => {
  if (!hasOwnTenantRecord(viewer)) throw refuse('not-permitted');
  const { organizationId } = viewer;
  const [record, tenancies] = await Promise.all([deps.tenants.record(viewer), deps.tenants.of(viewer)]);
  const today = await todayOfTenant(tenancies, now, deps);
  const { insurance, version } = record;
  const asked = await insuranceAsked({ organizationId, insurance, today }, deps);
  return answer({ ...TenantFacts.parse(record), version, today, ...defined({ asked }) });
};

/** The caller's own contact details and vehicles; policies have calls of their own. */
export const changeMyRecord = change(rows.changeMyRecord, {
  permit: ({ viewer }) => {
    if (!hasOwnTenantRecord(viewer)) throw refuse('not-permitted');
  },
  read: async ({ viewer }, deps) => {
    const { organizationId, userRoleId } = viewer;
    const [before, account, tenancies] = await Promise.all([
      deps.tenants.record({ organizationId, userRoleId }),
      viewerAccount(viewer, deps),
      deps.tenants.of({ organizationId, userRoleId }),
    ]);
    return { before, account, tenancies };
  },
  act: async ({ viewer, found: { before, account, tenancies }, body, trace }, deps) => {
    const record = changedRecord(before, body);
    const left = trace({
      action: 'tenant.own-record',
      object: tenantObject({ ...account, userRoleId: viewer.userRoleId }),
      about: tenancies.at(-1)?.propertyId,
      after: { text: changedParts(body) },
    });
    const reply = { success: 1, data: { version: record.version } } as const;
    await deps.tenants.saveRecord({ record, trace: { ...left, reply } });
    return reply;
  },
});
