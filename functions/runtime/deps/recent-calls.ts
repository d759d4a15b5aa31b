const minuteMilliseconds = 60_000;

/** Counts this minute's calls in memory: a read must not cost a write. `call` names person and row. */
export function recentCalls() {
  let minute = 0;
  let counts = new Map<string, number>();
  const countsAt = (now: Date) => {
    const at = Math.floor(now.getTime() / minuteMilliseconds);
    if (at !== minute) counts = new Map();
    minute = at;
    return counts;
  };
  const move = (call: string, { now, by }: { now: Date; by: number }): number => {
    const present = countsAt(now);
    const count = Math.max(0, (present.get(call) ?? 0) + by);
    present.set(call, count);
    return count;
  };
  return {
    /** Counts one more; returns how many there are. */
    add: (call: string, now: Date): number => move(call, { now, by: 1 }),
    giveBack: (call: string, now: Date): void => void move(call, { now, by: -1 }),
  };
}
export type RecentCalls = ReturnType<typeof recentCalls>;
