import { addDays, localDateOf } from '../../shared/domain/dates';
import { lookDay } from '../../shared/domain/ledger/rent/autopay';
import { runAutopayOf } from '../common/autopay/run-autopay-of';
import { isToWatch } from '../common/autopay/watch-ceiling';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { payments } from '../runtime/deps/payments';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { mapAll } from '../runtime/map-all';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import type { Autopay } from '../table/autopay/record';

/** Leases in parallel: the provider is asked for each. */
const atOnce = 8;

const isToLookAt = (autopay: Autopay, { today, day }: { today: string; day: string }): boolean =>
  autopay.debiting !== undefined ||
  (autopay.state === 'on' && (lookDay(autopay) <= day || isToWatch(autopay, today)));

/**
 * Debits rent by each property's calendar (D6), or asks for it. Source keys and versions keep it right, run
 * late, twice or by two at once. A lease that fails blocks no other; the run then fails as a whole, so that
 * someone is alerted.
 */
export const runAutopayWith = job('run-autopay', async ({ now, isOver }, deps) => {
  // East of Greenwich a day begins before it does in UTC.
  const today = localDateOf(now);
  const day = addDays(today, 1);
  const due = (await deps.autopays.all()).filter((one) => isToLookAt(one, { today, day }));
  const failures: unknown[] = [];
  let left = 0;
  const runOne = async ({ organizationId, leaseId }: Autopay): Promise<number> => {
    if (isOver()) {
      left += 1;
      return 0;
    }
    try {
      return await retryOnConflict(() => runAutopayOf({ organizationId, leaseId, now }, deps));
    } catch (failure) {
      logger.error('autopay failed', { leaseId, surprise: describeSurprise(failure) });
      failures.push(failure);
      return 0;
    }
  };
  const begun = await mapAll(due, runOne, { concurrency: atOnce });
  if (failures.length > 0)
    throw new AggregateError(failures, `Autopay of ${failures.length} of ${due.length} leases failed`);
  // The next run goes on with what is left: each debit keeps where it stands.
  return { begun: begun.reduce((sum, count) => sum + count, 0), ...(left > 0 && { left }) };
});

export const handler = runAutopayWith(depsFromEnv({ payments }));
