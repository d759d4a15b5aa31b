import { tenants as rows } from '../../shared/contract/tenants';
import { conditionPhotoKey, photoTaker } from '../common/leases/condition-photos';
import { aboutLease } from '../common/leases/lease-at';
import { ownRemarks, photosOf } from '../common/leases/own-remarks';
import { openReport } from '../common/leases/read-report';
import { keepPhotos } from '../common/portfolio/keep-photos';
import { change } from '../runtime/change';
import { readMyReport } from './find-my-report';

/** Keeps a tenant's own remarks, in place of their earlier ones; photos they do not name any more go. */
export const saveRemarks = change(rows.saveRemarks, {
  read: readMyReport,
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { stored } = openReport(found.stored);
    const { unit } = found.place;
    const { tenantId: id, name } = found;
    const had = photosOf(stored, id);
    const { take, photos } = photoTaker({ known: had, viewer, place: unit }, deps);
    const remarks = await ownRemarks(stored, { id, name, now }, { remarks: body.remarks, take });
    const report = { ...stored, version: stored.version + 1, remarks };
    const left = trace({ action: 'lease.report-remarks', ...aboutLease(stored.leaseId, unit) });
    await keepPhotos(photos, () => deps.leases.reports.keep({ report, trace: left }), deps);
    const kept = photosOf(report, id);
    const gone = had.filter((photo) => !kept.includes(photo));
    await deps.files.remove(gone.map((photo) => conditionPhotoKey(unit, photo)));
    return { success: 1 };
  },
});
