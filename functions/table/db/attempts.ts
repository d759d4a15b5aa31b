import * as z from 'zod';
import { missingOr } from './conditions';
import type { Db } from './db';
import { sha256 } from './keys';
import { record } from './record';
import { named, remove, update, type Write } from './writes';

/** `scope`: what is counted; `subject`: whose. Windows start at multiples of `windowSeconds` since 1970. */
export type Attempt = {
  readonly scope: string;
  readonly subject: string;
  /** Where it came from, if that is counted separately. */
  readonly from?: string | undefined;
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

type Window = Omit<Attempt, 'from'>;
/** `place` is one of a window's counters. */
type CountKey = Window & { readonly place: string };

/** All of a subject's counters in one window. */
const partitionOf = (window: Window): string =>
  `LIMIT#${window.scope}#${sha256(window.subject)}#${windowOf(window).windowStart}`;

/** Rate-limit counters and running calls per window, expired by TTL. Subject and origin are only hashes. */
export const AttemptCount = record({
  name: 'attempt',
  fields: () => ({
    place: z.string(),
    count: z.number().optional(),
    /** Ids of the running calls, where those are limited. */
    underWay: z.set(z.string()).optional(),
    ttl: z.number(),
  }),
  key: ({ place, ...window }: CountKey) => ({ pk: partitionOf(window), sk: place }),
});

export const countKey = ({ from, ...window }: Attempt): CountKey => ({
  ...window,
  place: from === undefined ? 'LIMIT' : `LIMIT#${sha256(from)}`,
});

const counterOf = (attempt: Attempt) => {
  const key = countKey(attempt);
  return { key, set: { place: key.place, ttl: windowOf(attempt).windowEnd + graceSeconds } };
};

const oneMore = (attempt: Attempt) => ({ ...counterOf(attempt), add: { count: 1 } });

/** How many counters one `clear` removes; the one without `from` comes first. */
const clearedAtMost = 500;

/** One more try as part of a transaction, which fails when the window already has `limit` tries. */
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
      update(AttemptCount, {
        key: countKey(attempt),
        add: { count: -1 },
        condition: { attr: 'count', gt: 0 },
      }),
    );
  },
  /** Adds a running call; returns how many run now. One added twice, as after a lost reply, counts once. */
  begin: async (attempt: Attempt, callId: string): Promise<{ count: number; secondsLeft: number }> => {
    const change = { ...counterOf(attempt), add: { underWay: new Set([callId]) } };
    const noted = await db.updated(AttemptCount, update(AttemptCount, change));
    return { count: noted?.underWay?.size ?? 1, secondsLeft: secondsLeftOf(attempt) };
  },
  /** Takes out a call that has ended. */
  end: async (attempt: Attempt, callId: string): Promise<void> => {
    const takeOut = { underWay: new Set([callId]) };
    await db.write(update(AttemptCount, { ...counterOf(attempt), takeOut }));
  },
  /** Forgets a subject's window, wherever its tries came from. */
  clear: async (window: Window): Promise<void> => {
    const counted = await db.list(AttemptCount, { partition: partitionOf(window), limit: clearedAtMost });
    await db.writeAll(counted.map(({ place }) => remove(AttemptCount, { ...window, place })));
  },
});
export type Attempts = ReturnType<typeof attemptStore>;
