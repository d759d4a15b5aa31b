import { createHash } from 'node:crypto';
import type { RateLimit } from '../../../shared/contract/endpoint';
import { normalizeEmail } from '../../../shared/domain/text';
import { refuse } from '../../../shared/wire/refusals';
import { addressGroup } from './address';
import { beginOpenRead } from './first-read';
import { countTries, endingTries, type Tries } from './tries';
import type { Step, Work } from './work';

/** Whom the limit counts, in clear text; it leaves this file only as a hash. */
function subjectOf({ by }: RateLimit, work: Work): string {
  if (by === 'address') return addressGroup(work.call.address);
  const body = work.parts.body;
  const value = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return normalizeEmail(String(value.find(([field]) => field === by.accountField)?.[1] ?? ''));
}

const attemptOf = (rate: RateLimit, work: Work) => ({
  scope: `${work.entry.feature}.${work.entry.name}.${rate.by === 'address' ? 'address' : 'account'}`,
  subject: createHash('sha256').update(subjectOf(rate, work)).digest('hex'),
  windowSeconds: rate.windowSeconds,
  now: work.call.now,
});

/** Counts the call under all limits of its row at once. Refuses `too-many-tries` when one is exceeded. */
export const rateLimit: Step = {
  before: async ({ event: work }) => {
    const { rate, auth } = work.entry.row;
    if (rate.length === 0) return;
    if (auth.kind !== 'bearer') work.begun = beginOpenRead(work);
    const counting = rate.map(async (one) => ({
      one,
      ...(await work.deps.attempts.add(attemptOf(one, work))),
    }));
    work.tries = await beginTries(work);
    const counted = await Promise.all(counting);
    const passed = counted.filter(({ one, count }) => count > one.limit);
    if (passed.length === 0) return;
    await work.tries?.end(false);
    throw refuse('too-many-tries', {
      retryAfterSeconds: Math.max(...passed.map(({ secondsLeft }) => secondsLeft)),
    });
  },
};

/** Counts the change's own tries meanwhile, after the session check has passed. */
async function beginTries({ entry: { handle }, caller, call, deps }: Work): Promise<Tries | undefined> {
  if (!('act' in handle) || handle.tries.length === 0 || !caller) return undefined;
  const { userId } = (await caller.session()).viewer;
  return countTries({ kinds: handle.tries, userId, now: call.now }, deps);
}

/** Gives back what counts only for failures. */
async function giveBack(work: Work): Promise<void> {
  const failures = work.entry.row.rate.filter(({ failuresOnly }) => failuresOnly);
  await Promise.all(failures.map((rate) => work.deps.attempts.giveBack(attemptOf(rate, work))));
}

/** Runs the call, then gives back unused tries and, after a success, the counts of failure-only limits. */
export const givingBack = <T>(work: Work, run: () => Promise<T>): Promise<T> =>
  endingTries(
    { end: async (isDone) => void (await Promise.all([work.tries?.end(isDone), isDone && giveBack(work)])) },
    run,
  );
