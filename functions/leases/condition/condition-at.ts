import { newReport, reportAfter } from '../../../shared/domain/leases/condition/checklist';
import type { Report, ReportKind } from '../../../shared/domain/leases/condition/report';
import type { Viewer } from '../../../shared/domain/people/roles';
import { findLease, type LeaseAt, momentAt } from '../../common/leases/lease-at';
import { reportAndBefore } from '../../common/leases/read-report';
import type { Deps } from '../../runtime/deps/deps';
import type { StoredReport } from '../../table/leases/record';

/** A lease with its condition reports. */
export type ConditionAt = {
  readonly at: LeaseAt;
  readonly kind: ReportKind;
  /** As it is stored; undefined for none. */
  readonly stored: StoredReport | undefined;
  /** At move-out: the move-in report that the landlord signed. */
  readonly before: Report | undefined;
};

type Asked = { viewer: Viewer; now: Date; leaseId: string; kind: ReportKind };

/** A report of a lease this person may see; refuses `not-found` as `findLease` does. */
export async function findCondition({ viewer, now, leaseId, kind }: Asked, deps: Deps): Promise<ConditionAt> {
  const { organizationId } = viewer;
  const [at, reports] = await Promise.all([
    findLease({ viewer, now, leaseId }, deps),
    deps.leases.reports.of({ organizationId, leaseId }),
  ]);
  return { at, kind, ...reportAndBefore(reports, kind) };
}

/** What nobody has saved yet: the rooms of the move-in report, else of the unit. */
export function proposedReport({ at, before }: ConditionAt, now: Date): Report {
  const { on } = momentAt(at, now);
  return before ? reportAfter(before, on) : newReport(at.unit, on);
}
