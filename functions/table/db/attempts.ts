import * as z from 'zod';
import { missingOr } from './conditions';
import type { Db } from './db';
import { sha256 } from './keys';
import { record } from './record';
import { named, update, type Write } from './writes';

/** One try: `scope` says what is counted, `subject` of whom. Windows are whole multiples of their seconds since the epoch. */
export type Attempt = {
  readonly scope: string;
  readonly subject: string;
  readonly windowSeconds: number;
  readonly now: Date;
};

/** How long past its window a counter stays: a clock that lags must still find it. */
const graceSeconds = 3600;

const windowOf = ({ windowSeconds, now }: Pick<Attempt, 'windowSeconds' | 'now'>) => {
  const seconds = Math.floor(now.getTime() / 1000);
  const windowStart = seconds - (seconds % windowSeconds);
  return { windowStart, windowEnd: windowStart + windowSeconds, seconds };
};

/** Seconds until the window ends that `now` is in. */
export const secondsLeftOf = (window: Pick<Attempt, 'windowSeconds' | 'now'>): number => {
  const { windowEnd, seconds } = windowOf(window);
  return windowEnd - seconds;
};

/** Counters behind the rate limits, in windows, gone by TTL. Only a hash names the subject: no address and no mail is stored. */
export const AttemptCount = record({
  name: 'attempt',
  fields: () => ({ count: z.number(), ttl: z.number() }),
  key: (attempt: Attempt) => ({
    pk: `LIMIT#${attempt.scope}#${sha256(attempt.subject)}#${windowOf(attempt).windowStart}`,
    sk: 'LIMIT',
  }),
});

const oneMore = (attempt: Attempt) => ({
  key: attempt,
  add: { count: 1 },
  set: { ttl: windowOf(attempt).windowEnd + graceSeconds },
});

/** One more try as a part of a transaction, which fails when there were `limit` in this window already. */
export const attemptWrite = <N extends string>(
  name: N,
  attempt: Attempt & { readonly limit: number },
): Write<N> =>
  named(
    name,
    update(AttemptCount, {
      ...oneMore(attempt),
      condition: missingOr('count', { attr: 'count', lt: attempt.limit }),
    }),
  );

/** A reply lost on the way and sent again by the SDK may count a try twice: harmless here, which is why this is no transaction. */
export const attemptStore = (db: Db) => ({
  /** Counts one more and answers how many there were in this window, and the seconds until it ends. */
  add: async (attempt: Attempt): Promise<{ count: number; secondsLeft: number }> => {
    const counted = await db.updated(AttemptCount, update(AttemptCount, oneMore(attempt)));
    return { count: counted?.count ?? 1, secondsLeft: secondsLeftOf(attempt) };
  },
  /** Takes one back (a try that succeeded, where only failures count). */
  giveBack: async (attempt: Attempt): Promise<void> => {
    await db.write(
      update(AttemptCount, { key: attempt, add: { count: -1 }, condition: { attr: 'count', gt: 0 } }),
    );
  },
});
export type Attempts = ReturnType<typeof attemptStore>;
