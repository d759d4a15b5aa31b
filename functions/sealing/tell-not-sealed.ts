import { paperNotSealed } from '../../shared/domain/leases/steps/lease-notifications';
import { leaseInOrganization } from '../common/leases/lease-at';
import { notifyHead } from '../common/notifications/notify';
import type { Deps } from '../runtime/deps/deps';
import { type SealDue, settlementTerm } from '../table/leases/record';

/** Tells the organization's head that a PDF could not be made, once for each. */
export async function tellNotSealed(due: SealDue, deps: Deps): Promise<void> {
  const at = due.isTold ? undefined : await leaseInOrganization(due, deps);
  if (!at) return;
  const { leaseId, term, version } = due;
  const paper = term === settlementTerm ? 'settlement' : 'lease';
  const text = paperNotSealed({ leaseId, unitNumber: at.unit.unitNumber, paper });
  const source = ['not-sealed', leaseId, term, version].join(':');
  const { organization } = at;
  const told = await notifyHead({ organization, source, text, now: deps.clock.now() }, deps);
  await deps.leases.seals.failed(due, told);
}
