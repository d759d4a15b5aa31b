import { isUnanswered, openAsk } from '../../shared/domain/leases/condition/answer-report';
import type { ReportKind } from '../../shared/domain/leases/condition/report';
import { nameOf } from '../../shared/domain/leases/parties';
import { sharesBalance } from '../../shared/domain/leases/status/tenancy';
import type { Viewer } from '../../shared/domain/people/roles';
import { refuse } from '../../shared/wire/refusals';
import { reportAndBefore } from '../common/leases/read-report';
import { findMyLease, type TenantPlace } from '../common/tenants/tenant-place';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { StoredReport } from '../table/leases/record';
import { termShown } from './read-my-lease';

type Asked = { readonly viewer: Viewer; readonly now: Date; readonly leaseId: string };

/** A report that the landlord sent, with its lease and tenant. Refuses `not-found` for any other. */
export async function findMyReport({ kind, ...asked }: Asked & { readonly kind: ReportKind }, deps: Deps) {
  const { organizationId } = asked.viewer;
  const [place, reports] = await Promise.all([
    findMyLease(asked, deps),
    deps.leases.reports.of({ organizationId, leaseId: asked.leaseId }),
  ]);
  const { stored, before } = reportAndBefore(reports, kind);
  const isTheirs = sharesBalance(place.read.lease, place.terms, place.on);
  if (!isTheirs || (!stored?.asked && !stored?.signed)) throw refuse('not-found');
  const { tenant } = termShown(place);
  return { place, stored, before, tenant, name: nameOf(tenant) };
}
type MyReportAt = Awaited<ReturnType<typeof findMyReport>>;

type Change = Pick<ViewerCall, 'viewer' | 'now'> & {
  readonly body: { readonly lease_id: string; readonly kind: ReportKind };
};

/** For a change of the caller's. */
export const readMyReport = ({ viewer, now, body }: Change, deps: Deps): Promise<MyReportAt> =>
  findMyReport({ viewer, now, leaseId: body.lease_id, kind: body.kind }, deps);

/** Until when it can be answered; a day that is over is not asked for any more. */
function askOf(report: StoredReport, on: string): { until?: string; is_late?: true } {
  const ask = openAsk(report);
  if (!ask) return {};
  return isUnanswered(ask, on) ? { is_late: true } : { until: ask.until };
}

/** The reports that a tenant may see, with the last day to answer. */
export async function myReports({ read, unit, terms, on }: TenantPlace, deps: Deps) {
  const { leaseId } = read.lease;
  if (!sharesBalance(read.lease, terms, on)) return [];
  const reports = await deps.leases.reports.of({ organizationId: unit.organizationId, leaseId });
  const isSent = (one: StoredReport | undefined) => one?.asked !== undefined || one?.signed !== undefined;
  return [reports.in, reports.out].flatMap((one) =>
    one && isSent(one) ? [{ kind: one.kind, ...askOf(one, on) }] : [],
  );
}
