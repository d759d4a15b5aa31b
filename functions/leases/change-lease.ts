import { type AuditAction, auditActions } from '../../shared/domain/audit';
import type { Done, Given } from '../../shared/domain/leases/given';
import type { Refused } from '../../shared/domain/leases/refusals';
import { nameOf } from '../../shared/domain/names';
import { leaseMoved } from '../../shared/domain/notifications';
import type { Viewer } from '../../shared/domain/roles';
import { doneOrRefuse, keepLease } from '../common/leases/keep-lease';
import { actorFrom, findLease, givenAt, type LeaseAt, leaseAsObject } from '../common/leases/lease-at';
import type { LetterTo } from '../common/leases/lease-letters';
import { toldHead } from '../common/notifications/told';
import type { Audited } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { ViewerCall } from '../runtime/handler';
import type { Account } from '../table/accounts/record';
import type { Trace } from '../table/audit/writes';
import type { Organization } from '../table/organizations/record';
import { viewerAccount } from './viewer-account';

export type LeaseFound = { readonly at: LeaseAt; readonly account: Account };

/** What a change of a lease begins with: the lease, its place, and who acts. */
export async function readForChange(
  asked: { viewer: Viewer; now: Date; leaseId: string },
  deps: Deps,
): Promise<LeaseFound> {
  const [at, account] = await Promise.all([findLease(asked, deps), viewerAccount(asked.viewer, deps)]);
  return { at, account };
}

export type LeaseChange = {
  readonly request: Pick<ViewerCall, 'viewer' | 'now' | 'address' | 'agent'> & {
    readonly found: LeaseFound;
    trace(change: Audited): Trace;
  };
  readonly organization: Organization;
  readonly action: AuditAction;
  readonly command: (given: Given) => Done | Refused;
  readonly again?: string;
  /** The organization's head is told, unless it is the head who acts. */
  readonly isTold?: boolean;
  readonly letters?: readonly LetterTo[] | undefined;
  /** What has to be there before it is written. */
  readonly prepare?: () => Promise<unknown>;
};

/** What the head is told of a change that somebody else made. */
async function toldOf(
  { request, organization, action }: LeaseChange,
  { left, name }: { left: Trace; name: string },
  deps: Deps,
): Promise<Trace['told']> {
  const { at } = request.found;
  if (request.viewer.userId === organization.adminUserId) return undefined;
  const { leaseId } = at.read.lease;
  const text = leaseMoved({ leaseId, unitNumber: at.unit.unitNumber, name, what: auditActions[action] });
  return toldHead({ organization, source: left.audit.auditId, text, now: request.now }, deps);
}

/** Runs a command on the lease as it was read and writes what it leads to. Answers the new version. */
export async function changeLease(changing: LeaseChange, deps: Deps): Promise<number> {
  const { request, organization, action, command, again, prepare, letters } = changing;
  const { at, account } = request.found;
  const { now, viewer } = request;
  const actor = actorFrom(request, { id: viewer.userId, name: nameOf(account) });
  const done = doneOrRefuse(command({ ...givenAt(at, { actor, now }), lease: at.read.lease }));
  await prepare?.();
  const object = leaseAsObject(at.read.lease.leaseId, at.unit);
  const version = at.read.version + 1;
  const reply = { success: 1, data: { version } };
  const left = request.trace({ action, object, about: at.unit.propertyId });
  const told = changing.isTold ? await toldOf(changing, { left, name: nameOf(account) }, deps) : undefined;
  const trace = { ...left, reply, told };
  return keepLease({ ...at, done, organization, now, again: again ? [again] : [], letters, trace }, deps);
}
