import { type AuditAction, auditActions } from '../../../shared/domain/audit/audit';
import type { Done, Given } from '../../../shared/domain/leases/given';
import type { Refused } from '../../../shared/domain/leases/refusals';
import { leaseMoved } from '../../../shared/domain/leases/steps/lease-notifications';
import { nameOf } from '../../../shared/domain/names';
import type { Viewer } from '../../../shared/domain/people/roles';
import type { Audited } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import type { Account } from '../../table/accounts/record';
import type { Trace } from '../../table/audit/writes';
import type { ReportKept } from '../../table/leases/reports';
import type { NewNotification } from '../../table/notifications/writes';
import type { Organization } from '../../table/organizations/record';
import { viewerAccount } from '../accounts/viewer-account';
import { notifyHead } from '../notifications/notify';
import { aboutLease, actorFrom, findLease, givenAt, type LeaseAt } from './lease-at';
import type { LetterTo } from './lease-letters';
import { doneOrRefuse, saveLease } from './save-lease';

export type LeaseFound = { readonly at: LeaseAt; readonly account: Account };

/** What a change of a lease starts with: the lease, its place, and who acts. */
export async function readForChange(
  asked: { viewer: Viewer; now: Date; leaseId: string },
  deps: Deps,
): Promise<LeaseFound> {
  const [at, account] = await Promise.all([findLease(asked, deps), viewerAccount(asked.viewer, deps)]);
  return { at, account };
}

export type LeaseChange = {
  readonly request: Pick<ViewerCall, 'viewer' | 'now' | 'address' | 'agent' | 'organization'> & {
    readonly found: LeaseFound;
    trace(change: Audited): Trace;
  };
  readonly action: AuditAction;
  readonly command: (given: Given) => Done | Refused;
  readonly again?: string;
  /** Notifies the organization's head, unless the head acts. */
  readonly isTold?: boolean;
  /** Who else is notified; `source` names the event. */
  readonly tell?: ((source: string) => Promise<readonly NewNotification[]>) | undefined;
  readonly letters?: readonly LetterTo[] | undefined;
  /** A condition report that both sides sign with it. */
  readonly report?: ReportKept;
  /** Checks and stores before the transaction what the command's result needs. */
  readonly prepare?: (done: Done) => Promise<unknown>;
};

type Told = { readonly source: string; readonly name: string; readonly organization: Organization };

/** What the head reads about someone else's change, and what others do. */
async function toldOf(
  { request, action, isTold, tell }: LeaseChange,
  { source, name, organization }: Told,
  deps: Deps,
): Promise<readonly NewNotification[]> {
  const { at } = request.found;
  const { leaseId } = at.read.lease;
  const others = (await tell?.(source)) ?? [];
  if (!isTold || request.viewer.userId === organization.adminUserId) return others;
  const text = leaseMoved({ leaseId, unitNumber: at.unit.unitNumber, name, what: auditActions[action] });
  return [...(await notifyHead({ organization, source, text, now: request.now }, deps)), ...others];
}

/** Runs a command on the lease as read and writes the result. Returns the new version. */
export async function changeLease(changing: LeaseChange, deps: Deps): Promise<number> {
  const { request, action, command, again, prepare, letters, report } = changing;
  const { at, account } = request.found;
  const { now, viewer } = request;
  const organization = await request.organization();
  const name = nameOf(account);
  const actor = actorFrom(request, { id: viewer.userId, name });
  const given = { ...givenAt(at, { actor, now }), lease: at.read.lease };
  const done = doneOrRefuse(command(given), given);
  await prepare?.(done);
  const version = at.read.version + 1;
  const reply = { success: 1, data: { version: report?.report.version ?? version } };
  const left = request.trace({ action, ...aboutLease(at.read.lease.leaseId, at.unit) });
  const told = await toldOf(changing, { source: left.audit.auditId, name, organization }, deps);
  const kept = { again: again ? [again] : [], letters, report, trace: { ...left, reply, told } };
  return saveLease({ ...at, done, organization, now, ...kept }, deps);
}
