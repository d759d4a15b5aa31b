import type { AuditFacts } from '../../../shared/domain/audit/audit-words';
import type { NotificationText } from '../../../shared/domain/notifications/notifications';
import { refuse } from '../../../shared/wire/refusals';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import type { Trace } from '../../table/audit/writes';
import type { Autopay } from '../../table/autopay/record';
import type { AutopayChange } from '../../table/autopay/writes';
import type { LeaseAt } from '../leases/lease-at';
import { aboutLedger } from '../ledger/ledger-place';
import { notifyPayer } from '../notifications/notify';

type About = { readonly at: LeaseAt; readonly now: Date; readonly autopay: Autopay };

/** The log entry of what autopay did by itself, and what its payer is told. */
export function autopayTrace(
  { at, now, autopay }: About,
  { facts, text }: { facts: AuditFacts; text?: NotificationText | undefined },
  deps: Pick<Deps, 'ids'>,
): Trace {
  const { organizationId } = autopay;
  const entry = { action: 'ledger.autopay', ...aboutLedger(at), after: facts } as const;
  const audit = auditedProcess({ ...entry, organizationId, process: 'autopay', now }, deps);
  return { audit, now, told: text ? notifyPayer(autopay, { source: audit.auditId, text, now }) : [] };
}

type Step = About & {
  readonly set: Partial<Autopay>;
  readonly authorization?: AutopayChange['authorization'];
  /** Absent for what nobody needs to read in the log. */
  readonly trace?: Trace;
};

/** Writes the next state of an autopay. Refuses `conflict` when it changed meanwhile. */
export async function saveStep({ autopay, set, authorization, trace }: Omit<Step, 'at' | 'now'>, deps: Deps) {
  const after = { ...autopay, ...set, version: autopay.version + 1 };
  if (!(await deps.autopays.keep({ after, authorization, trace }))) throw refuse('conflict');
}
