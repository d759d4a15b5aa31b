type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs `atOnce` jobs and lets `waiting` more wait in line; any further one fails with `full`. */
export function turnstile(room: { atOnce: number; waiting: number; full: () => Error }): Turnstile {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= room.atOnce) {
      if (line.length >= room.waiting) throw room.full();
      // A finished job hands its place over, so `running` does not change.
      await new Promise<void>((enter) => line.push(enter));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
