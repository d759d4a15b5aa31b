import { addDays, localDateOf } from '../../shared/domain/dates';
import { postRentOf } from '../common/ledger/post-rent-of';
import { isToRemind, remindOfRent } from '../common/ledger/remind-of-rent';
import type { Deps } from '../runtime/deps/deps';
import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { inTurns } from '../runtime/in-turns';
import { job } from '../runtime/job';
import { logger } from '../runtime/logger';
import { mapAll } from '../runtime/map-all';
import { describeSurprise } from '../runtime/pipeline/describe-surprise';
import { retryOnConflict } from '../runtime/retry-on-conflict';
import { unitIdOfLease } from '../table/leases/record';
import type { LedgerKey, RentWatch, StoredHead } from '../table/ledger/record';
import { propertyIdOfUnit } from '../table/units/record';

/** Leases in parallel. */
const atOnce = 16;
/** After so many leases the log says how far the run is. */
const progressEvery = 1_000;

const keyOf = ({ organizationId, leaseId }: RentWatch) => {
  const propertyId = propertyIdOfUnit(unitIdOfLease(leaseId) ?? '') ?? '';
  return { organizationId, leaseId, propertyId };
};

/** Held money waits for a charge that is due. */
const hasToApply = ({ prepayments, open }: StoredHead, day: string): boolean =>
  prepayments.length > 0 && open.some(({ due, to }) => due <= day && !to.startsWith('deposit:'));

/** The leases with something to post by a day: rent, or money that waits for what is due. */
function isToPost(day: string, heads: readonly StoredHead[]): (watch: RentWatch) => boolean {
  const waiting = new Set(heads.filter((head) => hasToApply(head, day)).map(({ leaseId }) => leaseId));
  return ({ next, leaseId }) => next <= day || waiting.has(leaseId);
}

type Work<T> = { readonly name: string; readonly each: (one: T) => Promise<number> };

/** Works on each lease. One that fails blocks no other; the run then fails, so that someone is alerted. */
function runner() {
  const failures: unknown[] = [];
  const run = async <T extends LedgerKey>(list: readonly T[], { name, each }: Work<T>): Promise<number> => {
    let over = 0;
    const one = async (key: T): Promise<number> => {
      try {
        return await retryOnConflict(() => each(key));
      } catch (failure) {
        logger.error(`${name} failed`, { leaseId: key.leaseId, surprise: describeSurprise(failure) });
        failures.push(failure);
        return 0;
      } finally {
        over += 1;
        if (over % progressEvery === 0) logger.info(`${name} goes on`, { over, of: list.length });
      }
    };
    const done = await mapAll(inTurns(list), one, { concurrency: atOnce });
    return done.reduce((sum, count) => sum + count, 0);
  };
  return { run, failures };
}

/**
 * Rent posts itself, by each property's calendar (D6, D9), and tenants hear of what is due. Source keys and
 * versions keep it right, run late, twice or by two at once; a run that broke off goes on with what is left.
 */
export const postRentWith = job('post-rent', async ({ now }, deps: Deps) => {
  const { run, failures } = runner();
  // East of Greenwich a day begins before it does in UTC.
  const day = addDays(localDateOf(now), 1);
  const watches = await deps.ledgers.rentWatches();
  const heads = await deps.ledgers.headsOf(watches.map(keyOf));
  const due = watches.filter(isToPost(day, heads));
  const posted = await run(due, { name: 'rent', each: (watch) => postRentOf({ watch, now }, deps) });
  const toRemind = heads.filter((head) => isToRemind(head, now));
  const reminded = await run(toRemind, {
    name: 'reminder',
    each: ({ organizationId, leaseId }) => remindOfRent({ organizationId, leaseId, now }, deps),
  });
  if (failures.length > 0)
    throw new AggregateError(failures, `Rent of ${failures.length} of ${due.length} leases failed`);
  return { posted, reminded };
});

export const handler = postRentWith(depsFromEnv());
