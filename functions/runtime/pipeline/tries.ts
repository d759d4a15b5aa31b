import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../deps/deps';

/** Limits one person's failures in a window, whatever the address. Each session, and each browser that the
 * account knows, has its own window, so guessing elsewhere locks nobody out. */
export const tryLimits = {
  /** Wrong passwords while logged in, so that someone at an open browser cannot keep guessing. */
  'password-again': { limit: 10, windowSeconds: 15 * 60 },
  /** Wrong codes over all logins: each login allows five, and someone with the password could start many.
   * Three codes in a million are right at a time, so ten an hour guess one in four years. */
  'second-factor': { limit: 10, windowSeconds: 60 * 60 },
} as const;

export type TriedKind = keyof typeof tryLimits;

/** The tries of one call, all counted before any is made, so that parallel calls cannot pass a limit. */
export type Tries = {
  /** Uses a try and returns its number in the window; a failed call keeps it. Refuses `too-many-tries`. */
  take(kind: TriedKind): Promise<number>;
  /** The try was right: it is given back even if the call fails. */
  right(kind: TriedKind): void;
  /** Gives back unused tries, and after a success all of them; a second call gives back nothing. */
  end(isDone: boolean): Promise<void>;
};

type Asked = {
  readonly kinds: readonly TriedKind[];
  readonly userId: string;
  readonly from: string | undefined;
  readonly now: Date;
};

/** Starts counting; the caller waits only in `take`. */
export function countTries({ kinds, userId, from, now }: Asked, { attempts }: Pick<Deps, 'attempts'>): Tries {
  const attemptOf = (kind: TriedKind) => ({
    scope: kind,
    subject: userId,
    from,
    now,
    windowSeconds: tryLimits[kind].windowSeconds,
  });
  const giveBack = (kind: TriedKind) => attempts.giveBack(attemptOf(kind));
  const counting = new Map(kinds.map((kind) => [kind, attempts.add(attemptOf(kind))]));
  const made = new Set<TriedKind>();
  const givenBack: Promise<void>[] = [];
  // A failure surfaces where the result is awaited, if it ever is.
  const later = (work: Promise<unknown>): void => void work.catch(() => undefined);
  for (const count of counting.values()) later(count);
  return {
    take: async (kind) => {
      const begun = counting.get(kind);
      if (!begun) throw new Error(`No try of ${kind} was counted`);
      counting.delete(kind);
      const { count, secondsLeft } = await begun;
      if (count > tryLimits[kind].limit) throw refuse('too-many-tries', { retryAfterSeconds: secondsLeft });
      made.add(kind);
      return count;
    },
    right: (kind) => {
      made.delete(kind);
      const back = giveBack(kind);
      later(back);
      givenBack.push(back);
    },
    end: async (isDone) => {
      const untaken = [...counting].map(async ([kind, count]) => {
        await count;
        await giveBack(kind);
      });
      counting.clear();
      const successes = isDone ? [...made].map(giveBack) : [];
      made.clear();
      await Promise.all([...givenBack.splice(0), ...untaken, ...successes]);
    },
  };
}

/** Ends a call's tries. The call's own error wins over an error of its tries. */
export async function withTries<T>(tries: Pick<Tries, 'end'>, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work()]);
  const [ended] = await Promise.allSettled([tries.end(done.status === 'fulfilled')]);
  if (done.status === 'rejected') throw done.reason;
  if (ended.status === 'rejected') throw ended.reason;
  return done.value;
}
