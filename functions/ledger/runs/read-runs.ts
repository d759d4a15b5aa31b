import type { FeeRun as Shown } from '../../../shared/contract/fee-runs';
import { sumOf } from '../../../shared/domain/ledger/accounts';
import { undoUntil } from '../../../shared/domain/ledger/rent/late-fee-runs';
import { productName } from '../../../shared/domain/product';
import { peopleNames } from '../../common/audit/actor-names';
import { propertiesSeen } from '../../common/portfolio/properties-seen';
import type { Deps } from '../../runtime/deps/deps';
import type { ViewerCall } from '../../runtime/handler';
import { mapAll } from '../../runtime/map-all';
import type { FeeRun, RunFee } from '../../table/fee-runs/record';

export type RunRead = { readonly run: FeeRun; readonly fees: readonly RunFee[] };

/** The runs with their fees, as far as the caller sees their money; those without any are left out. */
export async function runsSeen(
  runs: readonly FeeRun[],
  { viewer, now }: Pick<ViewerCall, 'viewer' | 'now'>,
  deps: Deps,
): Promise<RunRead[]> {
  const isSeen = await propertiesSeen({ viewer, now, area: 'money' }, deps);
  const read = await mapAll(runs, async (run) => ({
    run,
    fees: (await deps.feeRuns.feesOf(run)).filter(({ propertyId }) => isSeen?.(propertyId) ?? false),
  }));
  return read.filter(({ fees }) => fees.length > 0);
}

/** Runs as the contract shows them. */
export async function shownRuns(reads: readonly RunRead[], now: Date, deps: Deps): Promise<Shown[]> {
  const names = await peopleNames(
    reads.map(({ run }) => run.by),
    deps,
  );
  return reads.map(({ run, fees }) => {
    const charged = fees.filter(({ why }) => why === undefined);
    const undone = charged.filter((fee) => fee.undone !== undefined).length;
    const until = undoUntil(run.at);
    return {
      run: run.runId,
      kind: run.kind,
      by: run.isAutomatic ? 'Automatic' : (names.get(run.by) ?? productName),
      at: run.at,
      undo_until: until,
      may_undo: now.toISOString() < until && undone < charged.length,
      count: charged.length,
      cents: sumOf(charged.map(({ cents }) => cents)),
      undone,
      left_out: fees.length - charged.length,
    };
  });
}
