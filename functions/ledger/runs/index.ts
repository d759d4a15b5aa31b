import { getFeeRun } from './get-fee-run';
import { listFeeRuns } from './list-fee-runs';
import { undoFeeRun } from './undo-fee-run';

export const runHandlers = { listFeeRuns, getFeeRun, undoFeeRun };
