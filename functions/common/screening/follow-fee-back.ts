import { applicationFeeNotBack } from '../../../shared/domain/screening/application-notifications';
import { applicantName } from '../../../shared/domain/screening/application-rules';
import { feeWithBack } from '../../../shared/domain/screening/move-application-fee';
import { auditedProcess } from '../../runtime/audit';
import type { Deps } from '../../runtime/deps/deps';
import { retryOnConflict } from '../../runtime/retry-on-conflict';
import { aboutApplication } from '../../table/screening/record';
import { notifyPerson } from '../notifications/notify';

type Asked = { readonly intentId: string; readonly now: Date };

async function followOnce({ intentId, now }: Asked, deps: Deps): Promise<void> {
  const seen = await deps.payments.feeBack(intentId);
  if (!seen || seen.screeningId !== undefined) return;
  const before = await deps.applications.byId(seen);
  if (before?.fee?.settled?.paidBy !== intentId) return;
  const { organizationId, applicationId, home, fields, takenBy } = before;
  const fee = feeWithBack(before.fee, { state: seen.state, at: now.toISOString() });
  if (fee === before.fee) return;
  const isFailed = seen.state === 'failed';
  const audit = auditedProcess(
    {
      action: isFailed ? 'application.refund-failed' : 'application.refund-done',
      now,
      process: 'payment provider',
      organizationId,
      ...aboutApplication(before),
      after: { fee: fee.cents },
    },
    deps,
  );
  const named = { applicationId, unitNumber: home.unitNumber, name: applicantName(fields) };
  const text = applicationFeeNotBack(named);
  const source = audit.auditId;
  const told = isFailed ? await notifyPerson({ organizationId, ...takenBy, source, text, now }, deps) : [];
  await deps.applications.write({ before, after: { ...before, fee }, trace: { audit, told, now } });
}

/** Writes what became of an application fee's refund. Does nothing for other payments, and on a repeat. */
export const followFeeBack = (asked: Asked, deps: Deps): Promise<void> =>
  retryOnConflict(() => followOnce(asked, deps));
