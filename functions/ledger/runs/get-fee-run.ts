import type { Contract } from '../../../shared/contract';
import { refuse } from '../../../shared/wire/refusals';
import { answer, type Handler } from '../../runtime/handler';
import { runsSeen, shownRuns } from './read-runs';

/** A run with its fees; `not-found` for one none of whose money the caller sees. */
export const getFeeRun: Handler<Contract['ledger']['getFeeRun']> = async (call, deps) => {
  const { organizationId } = call.viewer;
  const found = await deps.feeRuns.byId({ organizationId, runId: call.query.run });
  const [read] = await runsSeen(found ? [found] : [], call, deps);
  const [run] = await shownRuns(read ? [read] : [], call.now, deps);
  if (!read || !run) throw refuse('not-found');
  const fees = read.fees.map(({ leaseId, shown, source, label, cents, undone, why }) => ({
    lease_id: leaseId,
    unit_number: shown.unitNumber,
    property_title: shown.propertyTitle,
    tenants: [...shown.tenants],
    entry_id: source,
    label,
    cents,
    undone,
    why,
  }));
  return answer({ run, fees });
};
