import * as z from 'zod';
import { missingOr } from './conditions';
import type { Db } from './db';
import { sha256 } from './keys';
import { record } from './record';
import { named, update, type Write } from './writes';

/** `scope`: what is counted; `subject`: whose. Windows start at multiples of `windowSeconds` since 1970. */
export type Attempt = {
  readonly scope: string;
  readonly subject: string;
  readonly windowSeconds: number;
  readonly now: Date;
};

/** A counter outlives its window by this much, so that a lagging clock still finds it. */
const graceSeconds = 3600;

const windowOf = ({ windowSeconds, now }: Pick<Attempt, 'windowSeconds' | 'now'>) => {
  const seconds = Math.floor(now.getTime() / 1000);
  const windowStart = seconds - (seconds % windowSeconds);
  return { windowStart, windowEnd: windowStart + windowSeconds, seconds };
};

/** Seconds until the end of the window that contains `now`. */
export const secondsLeftOf = (window: Pick<Attempt, 'windowSeconds' | 'now'>): number => {
  const { windowEnd, seconds } = windowOf(window);
  return windowEnd - seconds;
};

/** Counters for rate limits, removed by TTL. The key holds a hash: no IP or mail address is stored. */
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

/** Counts a try in a transaction, which fails when there were `limit` in this window already. */
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

/** No transaction: an SDK retry after a lost reply may count a try twice, which is harmless here. */
export const attemptStore = (db: Db) => ({
  /** Counts a try; returns the number in this window and the seconds until it ends. */
  add: async (attempt: Attempt): Promise<{ count: number; secondsLeft: number }> => {
    const counted = await db.updated(AttemptCount, update(AttemptCount, oneMore(attempt)));
    return { count: counted?.count ?? 1, secondsLeft: secondsLeftOf(attempt) };
  },
  /** Uncounts a try that succeeded, where only failures count. */
  giveBack: async (attempt: Attempt): Promise<void> => {
    await db.write(
      update(AttemptCount, { key: attempt, add: { count: -1 }, condition: { attr: 'count', gt: 0 } }),
    );
  },
});
export type Attempts = ReturnType<typeof attemptStore>;
