import { leases as rows } from '../../../shared/contract/leases';
import { savedProblems } from '../../../shared/domain/leases/condition/report-rules';
import { signedTerms } from '../../../shared/domain/leases/status/standing';
import { toFields } from '../../../shared/domain/problem';
import { refuse } from '../../../shared/wire/refusals';
import { conditionPhotoKey, photosIn, takePhotos } from '../../common/leases/condition-photos';
import { aboutLease, momentAt } from '../../common/leases/lease-at';
import { savePhotos } from '../../common/portfolio/save-photos';
import { change } from '../../runtime/change';
import { findCondition } from './condition-at';

/** Keeps a report that is not signed, with the photos it names; those it does not name any more go. */
export const saveConditionReport = change(rows.saveConditionReport, {
  read: ({ viewer, now, body: { lease_id: leaseId, kind } }, deps) =>
    findCondition({ viewer, now, leaseId, kind }, deps),
  act: async ({ viewer, now, body, found, trace }, deps) => {
    const { at, kind, stored } = found;
    if (stored?.signed) throw refuse('report-signed');
    if (stored?.asked) throw refuse('report-sent');
    if (signedTerms(at.read.lease, momentAt(at, now).on).length === 0) throw refuse('wrong-status');
    if ((stored?.version ?? 0) !== body.version) throw refuse('changed-meanwhile');
    const problems = savedProblems(body.report);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const { unit } = at;
    const taking = { known: photosIn(stored?.report), owner: viewer, place: unit };
    const { report, photos } = await takePhotos(body.report, taking, deps);
    const { organizationId } = viewer;
    const { leaseId } = at.read.lease;
    const version = body.version + 1;
    const next = { deductions: [], ...stored, organizationId, leaseId, kind, version, report };
    const left = trace({ action: 'lease.condition', ...aboutLease(leaseId, unit) });
    await savePhotos(photos, () => deps.leases.reports.keep({ report: next, trace: left }), deps);
    const kept = photosIn(report);
    const gone = photosIn(stored?.report).filter((name) => !kept.includes(name));
    await deps.files.remove(gone.map((name) => conditionPhotoKey(unit, name)));
    return { success: 1, data: { version } };
  },
});
