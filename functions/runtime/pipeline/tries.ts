import { refuse } from '../../../shared/wire/refusals';
import type { Deps } from '../deps/deps';

/**
 * What one person tries, whatever the address, and how many failures a window has room for. Each session, and each browser that the account
 * knows, has a window of its own: whoever guesses elsewhere keeps nobody out there.
 */
export const tried = {
  /** Wrong passwords of somebody who is logged in: whoever found an open browser does not guess on. */
  'password-again': { limit: 10, windowSeconds: 15 * 60 },
  /**
   * Wrong codes, on however many logins: each login has five, and whoever knows the password could begin one after the other. Three codes in a
   * million are right at a time, so ten an hour guess one in four years.
   */
  'second-factor': { limit: 10, windowSeconds: 60 * 60 },
} as const;

export type TriedKind = keyof typeof tried;

/** The tries of one call: all counted at once and before any is made, so that many calls at once cannot pass a limit. */
export type Tries = {
  /** Makes one: which of its window's failures it would be. It stays counted if the call fails. Refuses `too-many-tries`. */
  take(kind: TriedKind): Promise<number>;
  /** It was right, whatever becomes of the call: it is given back beside whatever comes next. */
  right(kind: TriedKind): void;
  /** Gives back what was not made, and all of it when the call is done. */
  end(isDone: boolean): Promise<void>;
};

type Asked = {
  readonly kinds: readonly TriedKind[];
  readonly userId: string;
  readonly from: string | undefined;
  readonly now: Date;
};

/** Begins to count; nothing has to be waited for before `take`. */
export function countTries({ kinds, userId, from, now }: Asked, { attempts }: Pick<Deps, 'attempts'>): Tries {
  const attemptOf = (kind: TriedKind) => ({
    ...{ scope: kind, subject: userId, from, now },
    windowSeconds: tried[kind].windowSeconds,
  });
  const giveBack = (kind: TriedKind) => attempts.giveBack(attemptOf(kind));
  const counting = new Map(kinds.map((kind) => [kind, attempts.add(attemptOf(kind))]));
  const made = new Set<TriedKind>();
  const givenBack: Promise<void>[] = [];
  // What fails does so where it is waited for, if it comes to that.
  const later = (work: Promise<unknown>): void => void work.catch(() => undefined);
  for (const count of counting.values()) later(count);
  return {
    take: async (kind) => {
      const begun = counting.get(kind);
      if (!begun) throw new Error(`No try of ${kind} was counted`);
      counting.delete(kind);
      const { count, secondsLeft } = await begun;
      if (count > tried[kind].limit) throw refuse('too-many-tries', { retryAfterSeconds: secondsLeft });
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
      await Promise.all([...givenBack, ...untaken, ...(isDone ? [...made].map(giveBack) : [])]);
    },
  };
}

/** Ends the tries of a call when it has ended. A call that fails says why it did, whatever becomes of its tries. */
export async function endingTries<T>(tries: Pick<Tries, 'end'>, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work()]);
  const [ended] = await Promise.allSettled([tries.end(done.status === 'fulfilled')]);
  if (done.status === 'rejected') throw done.reason;
  if (ended.status === 'rejected') throw ended.reason;
  return done.value;
}
