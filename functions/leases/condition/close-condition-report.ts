import { leases as rows } from '../../../shared/contract/leases';
import { isUnanswered, openAsk } from '../../../shared/domain/leases/condition/answer-report';
import { refuse } from '../../../shared/wire/refusals';
import { aboutLease, momentAt } from '../../common/leases/lease-at';
import { hashWithRemarks } from '../../common/leases/read-report';
import { change } from '../../runtime/change';
import { findCondition } from './condition-at';

const actions = { 'taken-back': 'lease.report-back', 'no-answer': 'lease.report-silence' } as const;
const silence = { why: 'no-answer', name: '', reason: '' } as const;

/** Ends the wait for the tenants: the report is a draft again, or it is closed without their signature. */
export const closeConditionReport = change(rows.closeConditionReport, {
  read: ({ viewer, now, body: { lease_id: leaseId, kind } }, deps) =>
    findCondition({ viewer, now, leaseId, kind }, deps),
  act: async ({ now, body: { version, outcome }, found: { at, stored }, trace }, deps) => {
    if (stored?.signed) throw refuse('report-signed');
    if (stored?.version !== version) throw refuse('changed-meanwhile');
    const asked = openAsk(stored);
    const { at: instant, on } = momentAt(at, now);
    if (!asked || (outcome === 'no-answer' && !isUnanswered(asked, on))) throw refuse('wrong-status');
    const { asked: _, ...draft } = stored;
    const { landlord } = asked;
    const signed = { at: instant, on, hash: hashWithRemarks(stored), landlord, unsigned: silence };
    const next = outcome === 'no-answer' ? { ...stored, signed } : draft;
    const left = trace({ action: actions[outcome], ...aboutLease(stored.leaseId, at.unit) });
    await deps.leases.reports.keep({ report: { ...next, version: version + 1 }, trace: left });
    return { success: 1, data: { version: version + 1 } };
  },
});
