import type { AuditAction } from '../../shared/domain/audit';
import type { Done, Given } from '../../shared/domain/leases/given';
import type { Refused } from '../../shared/domain/leases/refusals';
import { leaseComplete, leaseDeclined } from '../../shared/domain/notifications';
import { doneOrRefuse, keepLease } from '../common/leases/keep-lease';
import { leaseAsObject } from '../common/leases/lease-at';
import { toldHead } from '../common/notifications/told';
import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { Call } from '../runtime/handler';
import type { Trace } from '../table/audit/writes';
import { givenToSigner, type SigningAt } from './find-signing';

/** A signer's name in the log: someone without an account here. */
const process = 'A signer';

/** What the log and the head read: someone signed, everyone has signed, or someone declined. */
async function traceOf(
  { at, action, done, call }: { at: SigningAt; action: AuditAction; done: Done; call: Call },
  deps: Deps,
): Promise<Trace> {
  const { organization, unit, signer, read } = at;
  const { organizationId } = organization;
  const { leaseId } = read.lease;
  const object = leaseAsObject(leaseId, unit);
  const about = { object, about: unit.propertyId, after: { name: signer.name } };
  const audit = auditedProcess({ ...{ action, organizationId, process, now: call.now }, ...about }, deps);
  const facts = { leaseId, unitNumber: unit.unitNumber, name: signer.name };
  const isComplete = done.events.some(({ kind }) => kind === 'completed');
  const text =
    action === 'lease.decline' ? leaseDeclined(facts) : isComplete ? leaseComplete(facts) : undefined;
  const told = text && (await toldHead({ organization, source: audit.auditId, text, now: call.now }, deps));
  return { audit, told, now: call.now };
}

type Signing = {
  readonly at: SigningAt;
  readonly call: Call;
  readonly command: (given: Given) => Done | Refused;
  /** Absent for events that only the packet records. */
  readonly action?: AuditAction;
  /** Stored before the transaction. */
  readonly prepare?: () => Promise<unknown>;
};

/** Runs a signer's command and writes the result, unless nothing changed. */
export async function keepSigning(signing: Signing, deps: Deps): Promise<Done> {
  const { at, call, command, action, prepare } = signing;
  const done = doneOrRefuse(command(givenToSigner(at, call)));
  if (done.events.length === 0) return done;
  await prepare?.();
  const trace = action && (await traceOf({ at, action, done, call }, deps));
  await keepLease({ ...at, done, now: call.now, trace }, deps);
  return done;
}
