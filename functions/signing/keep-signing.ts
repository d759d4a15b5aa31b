import type { AuditAction } from '../../shared/domain/audit';
import type { Done, Given } from '../../shared/domain/leases/given';
import { leaseComplete, leaseDeclined } from '../../shared/domain/leases/lease-notifications';
import type { Refused } from '../../shared/domain/leases/refusals';
import { doneOrRefuse, keepLease } from '../common/leases/keep-lease';
import { aboutLease } from '../common/leases/lease-at';
import type { LetterTo } from '../common/leases/lease-letters';
import { toldHead } from '../common/notifications/told';
import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { Trace } from '../table/audit/writes';
import type { NewNotification } from '../table/notifications/writes';
import { givenToSigner, type SigningAt } from './find-signing';

/** A signer's name in the log: someone without an account here. */
const process = 'A signer';

type Acted = Pick<Signing, 'at' | 'call' | 'tell'> & { readonly action: AuditAction; readonly done: Done };

/** What the log and the head read: someone signed, everyone has signed, or someone declined. */
async function traceOf({ at, action, done, call, tell }: Acted, deps: Deps): Promise<Trace> {
  const { organization, unit, signer, read } = at;
  const { organizationId } = organization;
  const { leaseId } = read.lease;
  const about = { ...aboutLease(leaseId, unit), after: { name: signer.name } };
  const audit = auditedProcess({ ...{ action, organizationId, process, now: call.now }, ...about }, deps);
  const facts = { leaseId, unitNumber: unit.unitNumber, name: signer.name };
  const isComplete = done.events.some(({ kind }) => kind === 'completed');
  const text =
    action === 'lease.decline' ? leaseDeclined(facts) : isComplete ? leaseComplete(facts) : undefined;
  const source = audit.auditId;
  const told =
    tell?.(source) ?? (text && (await toldHead({ organization, source, text, now: call.now }, deps)));
  return { audit, told, now: call.now };
}

type Signing = {
  readonly at: SigningAt;
  readonly call: Call;
  readonly command: (given: Given) => Done | Refused;
  /** Absent for events that only the packet records. */
  readonly action?: AuditAction;
  /** Who is notified instead of the head; `source` names the event. */
  readonly tell?: (source: string) => NewNotification[];
  readonly letters?: readonly LetterTo[];
  /** Stored before the transaction. */
  readonly prepare?: () => Promise<unknown>;
};

/** Runs a signer's command and writes the result, unless nothing changed. */
export async function keepSigning(signing: Signing, deps: Deps): Promise<Done> {
  const { at, call, command, action, prepare, tell, letters } = signing;
  const done = doneOrRefuse(command(givenToSigner(at, call)));
  if (done.events.length === 0) return done;
  await prepare?.();
  const trace = action && (await traceOf({ at, action, done, call, tell }, deps));
  await keepLease({ ...at, done, now: call.now, letters, trace }, deps);
  return done;
}
