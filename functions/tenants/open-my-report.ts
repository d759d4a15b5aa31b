import { tenants as rows } from '../../shared/contract/tenants';
import { aboutLease } from '../common/leases/lease-at';
import { openReport } from '../common/leases/read-report';
import { newReportLink } from '../common/leases/signing-links';
import { change } from '../runtime/change';
import { readMyReport } from './find-my-report';

/** Takes a tenant from their account to the report's page, by a new link beside the mailed one. */
export const openMyReport = change(rows.openMyReport, {
  read: readMyReport,
  act: async ({ found, now, trace }, deps) => {
    const { stored, asked } = openReport(found.stored);
    const report = { ...stored, asked };
    const { link, address } = newReportLink({ report, tenant: found.tenant, now }, deps);
    const left = trace({ action: 'lease.open-link', ...aboutLease(stored.leaseId, found.place.unit) });
    await deps.leases.reports.handOut({ link, trace: left });
    return { success: 1, data: { path: address.slice(deps.settings.siteUrl.length) } };
  },
});
