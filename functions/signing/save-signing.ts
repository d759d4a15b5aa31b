import type { AuditAction } from '../../shared/domain/audit/audit';
import type { Done, Given } from '../../shared/domain/leases/given';
import type { Signer } from '../../shared/domain/leases/packet';
import type { Refused } from '../../shared/domain/leases/refusals';
import { leaseComplete, leaseDeclined } from '../../shared/domain/leases/steps/lease-notifications';
import type { NotificationText } from '../../shared/domain/notifications/notifications';
import { normalizeEmail } from '../../shared/domain/text';
import { aboutLease } from '../common/leases/lease-at';
import type { LetterTo } from '../common/leases/lease-letters';
import { doneOrRefuse, saveLease } from '../common/leases/save-lease';
import { notifyKnownHead } from '../common/notifications/notify';
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
  const audit = auditedProcess({ action, organizationId, process, now: call.now, ...about }, deps);
  const facts = { leaseId, unitNumber: unit.unitNumber, name: signer.name };
  const isComplete = done.events.some(({ kind }) => kind === 'completed');
  const text =
    action === 'lease.decline' ? leaseDeclined(facts) : isComplete ? leaseComplete(facts) : undefined;
  const source = audit.auditId;
  const told =
    tell?.(source) ?? (text && (await toldHead({ at, isComplete, source, text, now: call.now }, deps)));
  return { audit, told, now: call.now };
}

type Telling = {
  readonly at: SigningAt;
  readonly isComplete: boolean;
  readonly source: string;
  readonly text: NotificationText;
  readonly now: Date;
};

/**
 * Tells the organization's head. One who signs this lease gets a signer's mail, so the bell brings no second
 * one.
 */
async function toldHead(
  { at, isComplete, ...event }: Telling,
  { accounts }: Deps,
): Promise<NewNotification[]> {
  const { organization, read } = at;
  const head = await accounts.byId(organization.adminUserId);
  const told = notifyKnownHead(head, { organizationId: organization.organizationId, ...event });
  const email = normalizeEmail(head?.account.email ?? '');
  const wasAsked = ({ id, term, version }: Signer): boolean =>
    read.links.some(
      (one) => one.id === id && one.term === term && one.version === version && one.links.length > 0,
    );
  const isMailed = read.lease.signers.some(
    (signer) => normalizeEmail(signer.email) === email && (isComplete || wasAsked(signer)),
  );
  if (!isMailed) return told;
  return told.flatMap(({ mailTo: _, ...one }) => (one.bell === false ? [] : [one]));
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
export async function saveSigning(signing: Signing, deps: Deps): Promise<Done> {
  const { at, call, command, action, prepare, tell, letters } = signing;
  const done = doneOrRefuse(command(givenToSigner(at, call)));
  if (done.events.length === 0) return done;
  await prepare?.();
  const trace = action && (await traceOf({ at, action, done, call, tell }, deps));
  await saveLease({ ...at, done, now: call.now, letters, trace }, deps);
  return done;
}
