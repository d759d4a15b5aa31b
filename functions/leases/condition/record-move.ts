import type { Report } from '../../../shared/domain/leases/condition/report';
import { reportProblems } from '../../../shared/domain/leases/condition/report-rules';
import { moveOut } from '../../../shared/domain/leases/moves/keys';
import { moveIn } from '../../../shared/domain/leases/moves/move-in';
import type { Viewer } from '../../../shared/domain/people/roles';
import { toFields } from '../../../shared/domain/problem';
import { refuse } from '../../../shared/wire/refusals';
import { viewerAccount } from '../../common/accounts/viewer-account';
import { changeLease, type LeaseChange } from '../../common/leases/change-lease';
import type { LetterTo } from '../../common/leases/lease-letters';
import { type Hand, saveSignature } from '../../common/leases/read-signature';
import type { Deps } from '../../runtime/deps/deps';
import type { SigningLink, StoredReport } from '../../table/leases/record';
import { type ConditionAt, findCondition } from './condition-at';

type Asked = { viewer: Viewer; now: Date; body: { lease_id: string; kind: ConditionAt['kind'] } };

/** What signing a report starts with. */
export async function readForMove({ viewer, now, body }: Asked, deps: Deps) {
  const { lease_id: leaseId, kind } = body;
  const [found, account] = await Promise.all([
    findCondition({ viewer, now, leaseId, kind }, deps),
    viewerAccount(viewer, deps),
  ]);
  return { ...found, account };
}

/** The report as the caller read it, whole. Refuses `report-signed`, `changed-meanwhile` and `invalid`. */
export function wholeReport({ stored }: ConditionAt, version: number): StoredReport {
  if (stored?.signed) throw refuse('report-signed');
  if (stored?.version !== version) throw refuse('changed-meanwhile');
  const problems = reportProblems(stored.report);
  if (problems.length > 0) throw refuse('invalid', { fields: toFields(problems) });
  return stored;
}

type Request = LeaseChange['request'] & { readonly found: ConditionAt };
type Move = {
  /** As it is signed now. */
  readonly report: StoredReport;
  readonly hands: readonly Hand[];
  readonly letters?: readonly LetterTo[];
  /** Of the tenants who are asked to answer. */
  readonly links?: readonly SigningLink[];
  readonly tell?: LeaseChange['tell'];
};

/** Writes the signed report, and that the tenants have moved in or the keys are back. */
export async function recordMove(
  request: Request,
  { report, hands, letters, links, tell }: Move,
  deps: Deps,
) {
  const place = { organizationId: request.viewer.organizationId, files: deps.files };
  const text: Report = report.report;
  const version = report.version + 1;
  await changeLease(
    {
      request,
      isTold: true,
      letters,
      tell,
      action: report.kind === 'in' ? 'lease.moved-in' : 'lease.moved-out',
      command: (given) => (report.kind === 'in' ? moveIn(given, text) : moveOut(given, text)),
      prepare: () => Promise.all(hands.map(({ drawing }) => saveSignature(drawing, place))),
      report: { report: { ...report, version }, links },
    },
    deps,
  );
  return { success: 1 as const, data: { version } };
}
