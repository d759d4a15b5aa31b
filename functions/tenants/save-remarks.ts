import { tenants as rows } from '../../shared/contract/tenants';
import { remarkProblems } from '../../shared/domain/leases/condition/answer-report';
import { toFields } from '../../shared/domain/problem';
import { refuse } from '../../shared/wire/refusals';
import { conditionPhotoKey, photoTaker } from '../common/leases/condition-photos';
import { leaseAsObject } from '../common/leases/lease-at';
import { keepPhotos } from '../common/portfolio/keep-photos';
import { change } from '../runtime/change';
import { openReport, readMyReport } from './find-my-report';

/** Keeps a tenant's own remarks, in place of their earlier ones; photos they do not name any more go. */
export const saveRemarks = change(rows.saveRemarks, {
  read: readMyReport,
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { stored } = openReport(found);
    const { unit } = found.place;
    const by = viewer.userRoleId;
    const known = stored.remarks ?? [];
    const others = known.filter((one) => one.by !== by);
    const had = known.filter((one) => one.by === by).flatMap(({ photos }) => photos);
    const problems = remarkProblems(body.remarks, { report: stored.report, others: others.length });
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const { take, photos } = photoTaker({ known: had, viewer, place: unit }, deps);
    const own = await Promise.all(
      body.remarks.map(async (remark) => ({
        ...{ ...remark, note: remark.note.trim(), by, name: found.name, at: now.toISOString() },
        photos: await take(remark.photos, remark.item || 'home'),
      })),
    );
    const report = { ...stored, version: stored.version + 1, remarks: [...others, ...own] };
    const object = leaseAsObject(stored.leaseId, unit);
    const left = trace({ action: 'lease.report-remarks', object, about: unit.propertyId });
    await keepPhotos(photos, () => deps.leases.reports.keep({ report, trace: left }), deps);
    const kept = own.flatMap((one) => one.photos);
    const gone = had.filter((name) => !kept.includes(name));
    await deps.files.remove(gone.map((name) => conditionPhotoKey(unit, name)));
    return { success: 1 };
  },
});
