import { addDays, localDateOf } from '../../shared/domain/dates';
import { postRentOf } from '../common/ledger/post-rent-of';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { inTurns } from '../runtime/in-turns';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { mapAll } from '../runtime/map-all';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import { unitIdOfLease } from '../table/leases/record';
import type { RentWatch, StoredHead } from '../table/ledger/record';
import { propertyIdOfUnit } from '../table/units/record';

/** Leases posted in parallel. */
const atOnce = 16;

const keyOf = ({ organizationId, leaseId }: RentWatch) => {
  const propertyId = propertyIdOfUnit(unitIdOfLease(leaseId) ?? '') ?? '';
  return { organizationId, leaseId, propertyId };
};

/** Held money waits for a charge that is due. */
const hasToApply = ({ prepayments, open }: StoredHead, day: string): boolean =>
  prepayments.length > 0 && open.some(({ due, to }) => due <= day && !to.startsWith('deposit:'));

/** The leases with something to post by a day: rent, or money that waits for what is due. */
async function watchesDue(day: string, { ledgers }: Deps): Promise<RentWatch[]> {
  const watches = await ledgers.rentWatches();
  const heads = await ledgers.headsOf(watches.map(keyOf));
  const waiting = new Set(heads.filter((head) => hasToApply(head, day)).map(({ leaseId }) => leaseId));
  return watches.filter(({ next, leaseId }) => next <= day || waiting.has(leaseId));
}

/**
 * Rent posts itself, by each property's calendar (D6, D9). Source keys and versions keep it right, run late,
 * twice or by two at once. A lease that fails blocks no other; the run then fails as a whole, so that someone
 * is alerted.
 */
export const postRentWith = job('post-rent', async ({ now }, deps) => {
  // East of Greenwich a day begins before it does in UTC.
  const watches = await watchesDue(addDays(localDateOf(now), 1), deps);
  const failures: unknown[] = [];
  const postOne = async (watch: RentWatch): Promise<number> => {
    try {
      return await retryOnConflict(() => postRentOf({ watch, now }, deps));
    } catch (failure) {
      logger.error('rent not posted', { leaseId: watch.leaseId, surprise: describeSurprise(failure) });
      failures.push(failure);
      return 0;
    }
  };
  const posted = await mapAll(inTurns(watches), postOne, { concurrency: atOnce });
  if (failures.length > 0)
    throw new AggregateError(failures, `Rent of ${failures.length} of ${watches.length} leases failed`);
  return { posted: posted.reduce((sum, count) => sum + count, 0) };
});

export const handler = postRentWith(depsFromEnv());
