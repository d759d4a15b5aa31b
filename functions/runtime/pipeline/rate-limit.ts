import { createHash } from 'node:crypto';
import type { RateLimit } from '../../../shared/contract/endpoint';
import { normalizeEmail } from '../../../shared/domain/text';
import { Refusal, refuse } from '../../../shared/wire/refusals';
import { addressGroup } from './address';
import { beginOpenRead } from './first-read';
import { countPerson, giveBackPerson } from './person-limit';
import { countTries, endingTries, type Tries } from './tries';
import type { Step, Work } from './work';

/** When to come again where another call is under way. */
const soonSeconds = 2;

/** Whom the limit counts, in clear; it leaves this file hashed. */
function subjectOf({ by }: RateLimit, work: Work): string {
  if (by === 'address') return addressGroup(work.call.address);
  if (by === 'person') return work.caller?.claims.userId ?? '';
  const body = work.parts.body;
  const value = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return normalizeEmail(String(value.find(([field]) => field === by.accountField)?.[1] ?? ''));
}

const scopeOf = ({ by, underWay }: RateLimit): string => {
  if (underWay) return 'under-way';
  return typeof by === 'string' ? by : 'account';
};

const attemptOf = (rate: RateLimit, work: Work) => ({
  scope: `${work.entry.feature}.${work.entry.name}.${scopeOf(rate)}`,
  subject: createHash('sha256').update(subjectOf(rate, work)).digest('hex'),
  windowSeconds: rate.windowSeconds,
  now: work.call.now,
});

/** Counts the call under every limit of its row at once, and refuses `too-many-tries` when one is passed. */
export const rateLimit: Step = {
  before: async ({ event: work }) => {
    const { rate, auth } = work.entry.row;
    countPerson(work);
    if (rate.length === 0) return;
    if (auth.kind !== 'bearer') work.begun = beginOpenRead(work);
    const counting = rate.map(async (one) => ({
      one,
      ...(await work.deps.attempts.add(attemptOf(one, work))),
    }));
    work.tries = await beginTries(work);
    const counted = await allCounted(work, counting);
    const passed = counted.filter(({ one, count }) => count > one.limit);
    if (passed.length === 0) return;
    await Promise.all([work.tries?.end(false), giveBack(work, 'refused')]);
    const seconds = passed.map(({ one, secondsLeft }) => (one.underWay ? soonSeconds : secondsLeft));
    throw refuse('too-many-tries', { retryAfterSeconds: Math.max(...seconds) });
  },
};

/** All counts, once each is made; where one cannot be, the place of what is under way is given back. */
async function allCounted<T>(work: Work, counting: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(counting);
  return Promise.all(counting).catch(async (problem) => {
    await giveBack(work, 'refused');
    throw problem;
  });
}

/** What the change will try is counted at the same time; the session has said yes before it. */
async function beginTries({ entry: { handle }, caller, call, deps }: Work): Promise<Tries | undefined> {
  if (!('act' in handle) || handle.tries.length === 0 || !caller) return undefined;
  const { userId } = (await caller.session()).viewer;
  return countTries({ kinds: handle.tries, userId, now: call.now }, deps);
}

type Ending = 'done' | 'refused' | 'dead-session';

/** Takes back what counts only while a call is under way, after a success what only failures count for, and all of a person whose session has ended. */
async function giveBack(work: Work, ending: Ending): Promise<void> {
  const isOver = (rate: RateLimit) =>
    rate.underWay ||
    (ending === 'done' && rate.failuresOnly) ||
    (ending === 'dead-session' && rate.by === 'person');
  const over = work.entry.row.rate.filter(isOver);
  const back = (rate: RateLimit) => work.deps.attempts.giveBack(attemptOf(rate, work));
  // A place under way that stays taken keeps the person waiting: it is given back once more.
  await Promise.all(over.map((rate) => back(rate).catch(() => back(rate))));
}

const isOfDeadSession = (problem: unknown): boolean =>
  problem instanceof Refusal && problem.code === 'not-authenticated';

/** Runs the call, and gives back what was counted for it: tries that it did not make, what ends with it, what only failures count for. */
export function givingBack<T>(work: Work, run: () => Promise<T>): Promise<T> {
  let ending: Ending = 'done';
  const end = async (isDone: boolean) => {
    await Promise.all([work.tries?.end(isDone), giveBack(work, ending)]);
  };
  const counted = () =>
    run().catch((problem) => {
      ending = isOfDeadSession(problem) ? 'dead-session' : 'refused';
      if (ending === 'dead-session') giveBackPerson(work);
      throw problem;
    });
  return endingTries({ end }, counted);
}
