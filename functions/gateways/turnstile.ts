type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` works run and `waiting` more wait in line; whoever comes after those is sent away with `full`. */
export function turnstile(room: { atOnce: number; waiting: number; full: () => Error }): Turnstile {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= room.atOnce) {
      if (line.length >= room.waiting) throw room.full();
      // Whoever leaves hands its place over, so `running` stays as it is.
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
