/** Many calls share the database, or one transaction has it alone, so that no one sees it half done. */
export type ReadWriteLock = {
  shared<T>(work: () => Promise<T>): Promise<T>;
  alone<T>(work: () => Promise<T>): Promise<T>;
};

export function readWriteLock(): ReadWriteLock {
  /** Settles when the last queued `alone` call has finished. */
  let lastAlone: Promise<unknown> = Promise.resolve();
  const sharing = new Set<Promise<unknown>>();

  return {
    shared: (work) => {
      const done = lastAlone.then(work);
      const settled = done.then(
        () => undefined,
        () => undefined,
      );
      sharing.add(settled);
      settled.then(() => sharing.delete(settled));
      return done;
    },
    alone: (work) => {
      const before = [lastAlone, ...sharing];
      const done = Promise.all(before).then(work);
      lastAlone = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
  };
}
