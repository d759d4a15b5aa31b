import { tendRequest } from '../common/requests/tend-request';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { inTurns } from '../runtime/in-turns';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { retryOnConflict } from '../runtime/retry-on-conflict';

/** The most one run looks at of each shelf; the next one goes on. */
const perRun = 100;

/**
 * The on-call ladder, silent vendors and owners, visits of tomorrow, what silence has confirmed, bills that
 * are missing. One failure blocks no other; the run then fails, to alert someone.
 */
export const tendRequestsWith = job('tend-requests', async ({ now }, deps) => {
  const dues = await deps.requests.dues({ now, limit: perRun });
  const failures: unknown[] = [];
  for (const due of inTurns(dues)) {
    try {
      await retryOnConflict(() => tendRequest({ due, now }, deps));
    } catch (failure) {
      logger.error('request not tended', { id: due.requestId, surprise: describeSurprise(failure) });
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${dues.length} failed`);
  return { tended: dues.length };
});

export const handler = tendRequestsWith(depsFromEnv());
