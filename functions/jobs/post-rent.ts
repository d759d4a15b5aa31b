import { addDays, localDateOf } from '../../shared/domain/dates';
import { creditLateFeesOf, mayBeOver } from '../common/ledger/credit-late-fees';
import { postRecurringOf } from '../common/ledger/post-recurring-of';
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
import { hexDigits, unitIdOfLease } from '../table/leases/record';
import type { LedgerKey, RentWatch, StoredHead } from '../table/ledger/record';
import type { Recurring } from '../table/recurring/record';
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

/** Leases whose heads are held at a time: an organization's or several, some 1.3 KB each. */
const pageOf = 1_000;

/** The leases with something to post by a day: rent, or money that waits for what is due. */
function isToPost(day: string, heads: readonly StoredHead[]): (watch: RentWatch) => boolean {
  const waiting = new Set(heads.filter((head) => hasToApply(head, day)).map(({ leaseId }) => leaseId));
  return ({ next, leaseId }) => next <= day || waiting.has(leaseId);
}

/** The books in which something comes again by a day, each once. */
const booksOf = (recurring: readonly Recurring[]): LedgerKey[] => [
  ...new Map(
    recurring.map(({ organizationId, bookId }) => [bookId, { organizationId, leaseId: bookId }]),
  ).values(),
];

type Work<T> = { readonly name: string; readonly each: (one: T) => Promise<number> };

/**
 * Works on each lease. One that fails blocks no other; the run then fails, so that someone is alerted. What
 * is not begun when the time is over is counted, and left to the next run.
 */
function runner(isOver: () => boolean) {
  const failures: unknown[] = [];
  const counts = { over: 0, left: 0 };
  const run = async <T extends LedgerKey>(list: readonly T[], { name, each }: Work<T>): Promise<number> => {
    const one = async (key: T): Promise<number> => {
      if (isOver()) {
        counts.left += 1;
        return 0;
      }
      try {
        return await retryOnConflict(() => each(key));
      } catch (failure) {
        logger.error(`${name} failed`, { leaseId: key.leaseId, surprise: describeSurprise(failure) });
        failures.push(failure);
        return 0;
      } finally {
        counts.over += 1;
        if (counts.over % progressEvery === 0) logger.info(`${name} goes on`, { over: counts.over });
      }
    };
    const done = await mapAll(inTurns(list), one, { concurrency: atOnce });
    return done.reduce((sum, count) => sum + count, 0);
  };
  return { run, failures, counts };
}

/** Another digit first in each hour: a run that ends early keeps nobody waiting twice. */
function digitsFrom(now: Date): readonly string[] {
  const first = Math.floor(now.getTime() / 3_600_000) % hexDigits.length;
  return [...hexDigits.slice(first), ...hexDigits.slice(0, first)];
}

const pagesOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / pageOf) }, (_, index) =>
    list.slice(index * pageOf, (index + 1) * pageOf),
  );

/**
 * Rent posts itself, by each property's calendar (D6, D9), and tenants hear of what is due. Source keys and
 * versions keep it right, run late, twice or by two at once; a run that broke off, or whose time was over, is
 * gone on with by the next. Heads are held a page at a time.
 */
export const postRentWith = job('post-rent', async ({ now, isOver }, deps: Deps) => {
  const { run, failures, counts } = runner(isOver);
  // East of Greenwich a day begins before it does in UTC.
  const day = addDays(localDateOf(now), 1);
  const sums = { posted: 0, credited: 0, reminded: 0 };
  const comesAgain = ({ organizationId, leaseId: bookId }: LedgerKey) =>
    postRecurringOf({ organizationId, bookId, now }, deps);
  for (const digit of digitsFrom(now)) {
    const recurring = booksOf(await deps.recurring.due(digit, day));
    sums.posted += await run(recurring, { name: 'recurring', each: comesAgain });
    for (const watches of pagesOf(await deps.ledgers.rentWatchesOf(digit))) {
      if (isOver()) {
        counts.left += watches.length;
        continue;
      }
      const heads = await deps.ledgers.headsOf(watches.map(keyOf));
      const due = watches.filter(isToPost(day, heads));
      // The lease may have changed: what comes again in it goes by its days.
      const each = async (watch: RentWatch) =>
        (await comesAgain(watch)) + (await postRentOf({ watch, now }, deps));
      sums.posted += await run(due, { name: 'rent', each });
      const over = heads.filter((head) => mayBeOver(head, now));
      sums.credited += await run(over, {
        name: 'late fees',
        each: ({ organizationId, leaseId }) => creditLateFeesOf({ organizationId, leaseId, now }, deps),
      });
      const toRemind = heads.filter((head) => isToRemind(head, now));
      sums.reminded += await run(toRemind, {
        name: 'reminder',
        each: ({ organizationId, leaseId }) => remindOfRent({ organizationId, leaseId, now }, deps),
      });
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Rent of ${failures.length} of ${counts.over} leases failed`);
  return { ...sums, ...(counts.left > 0 && { left: counts.left }) };
});

export const handler = postRentWith(depsFromEnv());
