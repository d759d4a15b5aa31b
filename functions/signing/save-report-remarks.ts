import { isDeepStrictEqual } from 'node:util';
import { signing as rows } from '../../shared/contract/signing';
import { nameOf } from '../../shared/domain/leases/parties';
import { conditionPhotoKey, photoTaker } from '../common/leases/condition-photos';
import { aboutLease } from '../common/leases/lease-at';
import { ownRemarks, photosOf } from '../common/leases/own-remarks';
import { openReport } from '../common/leases/read-report';
import { savePhotos } from '../common/portfolio/save-photos';
import { auditedProcess } from '../runtime/audit';
import { change } from '../runtime/change';
import { findReport, remarkUploads, tenantByLink } from './find-report';

/** Keeps a tenant's own remarks, in place of their earlier ones; photos they do not name any more go. */
export const saveReportRemarks = change(rows.saveReportRemarks, {
  read: ({ body: { token }, now }, deps) => findReport({ token, now }, deps),
  act: async ({ now, body, found }, deps) => {
    const { stored } = openReport(found.stored);
    const { place, tenant, organization } = found;
    const { unit } = place;
    const [id, name] = [tenant.id, nameOf(tenant)];
    const had = photosOf(stored, id);
    const { take, photos } = photoTaker({ known: had, owner: remarkUploads(found), place: unit }, deps);
    const remarks = await ownRemarks(stored, { id, name, now }, { remarks: body.remarks, take });
    // A repeat finds its own work.
    if (isDeepStrictEqual(stored.remarks ?? [], remarks)) return { success: 1 };
    const report = { ...stored, version: stored.version + 1, remarks };
    const { organizationId } = organization;
    const action = { action: 'lease.report-remarks', ...aboutLease(stored.leaseId, unit) } as const;
    const audit = auditedProcess({ organizationId, process: tenantByLink, now, ...action }, deps);
    await savePhotos(photos, () => deps.leases.reports.keep({ report, trace: { audit, now } }), deps);
    const kept = photosOf(report, id);
    const gone = had.filter((photo) => !kept.includes(photo));
    await deps.files.remove(gone.map((photo) => conditionPhotoKey(unit, photo)));
    return { success: 1 };
  },
});
