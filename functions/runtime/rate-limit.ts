import { createHash } from 'node:crypto';
import type { RateLimit } from '../../shared/contract/endpoint';
import { normalizeEmail } from '../../shared/domain/text';
import { refuse } from '../../shared/wire/refusals';
import { addressGroup } from './address';
import { beginOpenRead } from './first-read';
import { countTries, type Tries } from './tries';
import type { Step, Work } from './work';

/** Whom the limit counts, in clear; it leaves this file hashed. */
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

/** Counts the call under every limit of its row at once, and refuses `too-many-tries` when one is passed. */
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
    await work.tries?.end();
    throw refuse('too-many-tries', {
      retryAfterSeconds: Math.max(...passed.map(({ secondsLeft }) => secondsLeft)),
    });
  },
};

/** What the handler will try is counted at the same time; the session has said yes before it. */
async function beginTries({ entry: { handle }, caller, call, deps }: Work): Promise<Tries | undefined> {
  if (!handle.tries || !caller) return undefined;
  const { userId } = (await caller.session()).viewer;
  return countTries({ kinds: handle.tries, userId, now: call.now }, deps);
}

const onlyFailures = (work: Work) =>
  work.entry.row.rate.filter((rate) => rate.failuresOnly).map((rate) => attemptOf(rate, work));

/** Takes back what only failures count for, once the call has succeeded. */
export async function giveBack(work: Work): Promise<void> {
  await Promise.all(onlyFailures(work).map((attempt) => work.deps.attempts.giveBack(attempt)));
}

/** See `Call.lastWrite`. */
export async function besideGivingBack<T>(work: Work, write: () => Promise<T>): Promise<T> {
  work.isGivenBack = true;
  const [done, back] = await Promise.allSettled([write(), giveBack(work)]);
  if (done.status === 'rejected') {
    await Promise.allSettled(onlyFailures(work).map((attempt) => work.deps.attempts.add(attempt)));
    throw done.reason;
  }
  if (back.status === 'rejected') throw back.reason;
  return done.value;
}
