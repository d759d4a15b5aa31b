import { leases as rows } from '../../../shared/contract/leases';
import { deductionProblems, differences } from '../../../shared/domain/leases/condition/report-rules';
import { toFields } from '../../../shared/domain/problem';
import { refuse } from '../../../shared/wire/refusals';
import { aboutLease } from '../../common/leases/lease-at';
import { change } from '../../runtime/change';
import { findCondition } from './condition-at';

/** Drafts of what is kept from the deposit, before and after the move-out report is signed. */
export const changeDeductions = change(rows.changeDeductions, {
  read: ({ viewer, now, body: { lease_id: leaseId } }, deps) =>
    findCondition({ viewer, now, leaseId, kind: 'out' }, deps),
  act: async ({ body, found: { at, stored, before }, trace }, deps) => {
    if (!stored) throw refuse('not-found');
    if (stored.version !== body.version) throw refuse('changed-meanwhile');
    const changed = differences(before, stored.report);
    const problems = deductionProblems(body.deductions, changed);
    if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
    const report = { ...stored, version: body.version + 1, deductions: body.deductions };
    const left = trace({ action: 'lease.deductions', ...aboutLease(stored.leaseId, at.unit) });
    await deps.leases.reports.keep({ report, trace: left });
    return { success: 1, data: { version: report.version } };
  },
});
