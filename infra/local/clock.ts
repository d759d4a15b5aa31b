import type { Clock } from '../../functions/gateways/clock';

/** The product's clock on one machine: the real time until it is set, then it runs on from that time. */
export type LocalClock = Clock & {
  /** Null returns to the real time. */
  set(now: Date | null): void;
  /** What this clock showed at a real time, for stamps in real time (an upload policy of the AWS SDK). */
  at(real: Date): Date;
};

export function localClock(realNow: () => number = Date.now): LocalClock {
  const changes: { from: number; offset: number }[] = [{ from: Number.NEGATIVE_INFINITY, offset: 0 }];
  const offsetAt = (real: number): number => changes.findLast((change) => change.from <= real)?.offset ?? 0;
  const now = () => new Date(realNow() + offsetAt(realNow()));
  return {
    now,
    set: (to) => changes.push({ from: realNow(), offset: to ? to.getTime() - realNow() : 0 }),
    at: (real) => new Date(real.getTime() + offsetAt(real.getTime())),
  };
}
