import type { Contract } from '../../../shared/contract';
import { answer, type Handler } from '../../runtime/handler';
import { runsSeen, shownRuns } from './read-runs';

/** Runs of one list: some weeks of an organization that charges every day. */
const limit = 20;

export const listFeeRuns: Handler<Contract['ledger']['listFeeRuns']> = async (call, deps) => {
  const { organizationId } = call.viewer;
  const latest = await deps.feeRuns.latest({ organizationId, limit });
  return answer({ runs: await shownRuns(await runsSeen(latest, call, deps), call.now, deps) });
};
