import type { AuditAction } from '../../shared/domain/audit/audit';
import { isRefused } from '../../shared/domain/leases/refusals';
import { leaseStep } from '../../shared/domain/leases/steps/lease-notifications';
import type { StepKind } from '../../shared/domain/leases/steps/step';
import { dayOfStep, stepTexts } from '../../shared/domain/leases/steps/step-texts';
import { stepsDue } from '../../shared/domain/leases/steps/steps';
import { aboutLease, givenAt, leaseInOrganization, momentAt } from '../common/leases/lease-at';
import { saveLease } from '../common/leases/save-lease';
import { notifyHead } from '../common/notifications/notify';
import { auditedProcess } from '../runtime/audit';
import type { Deps } from '../runtime/deps/deps';
import type { LeaseDue } from '../table/leases/record';
import { doLeaseStep, toRemind } from './do-lease-step';

const process = 'Automatic';
const actor = { id: 'calendar', name: process, origin: { ipAddress: '', userAgent: '' } };
/** Nobody is mailed at midnight: the property's day starts at this hour for mails. */
const morning = 8 * 60 * 60 * 1000;

const actions: Partial<Record<StepKind, AuditAction>> = {
  'remind-2': 'lease.remind',
  'remind-5': 'lease.remind',
  expired: 'lease.expire',
};

/** Notifies about one due step, once, in one transaction. False, and still due, before its local day. */
export async function tellLeaseStep(
  { due, now }: { due: LeaseDue; now: Date },
  deps: Deps,
): Promise<boolean> {
  const at = await leaseInOrganization(due, deps);
  if (at && momentAt(at, new Date(now.getTime() - morning)).on < due.on) return false;
  const given = at && { ...givenAt(at, { actor, now }), lease: at.read.lease };
  const step = given && stepsDue(given.lease, given.now.on).find(({ name }) => name === due.name);
  const done = given && step && !(await deps.leases.wasTold(due)) && doLeaseStep(due, given);
  if (!given || !done || isRefused(done)) {
    await deps.leases.dropDue(due);
    return false;
  }
  const { organization, unit, read } = at;
  const { organizationId } = organization;
  const { leaseId } = read.lease;
  const words = stepTexts[due.kind];
  const action = actions[due.kind];
  const audit = auditedProcess(
    {
      action: action ?? 'lease.day',
      organizationId,
      process,
      now,
      ...aboutLease(leaseId, unit),
      // The other actions say it themselves.
      ...(!action && { after: { day: words.title } }),
    },
    deps,
  );
  const text = leaseStep({ leaseId, unitNumber: unit.unitNumber, ...words, day: dayOfStep(due, read.lease) });
  const told = await notifyHead({ organization, source: due.name, text, now }, deps);
  await saveLease(
    {
      ...at,
      done,
      now,
      again: toRemind(due, given),
      isReminder: true,
      step: due,
      trace: { audit, told, now },
    },
    deps,
  );
  return true;
}
