/** Many at once may use the database, or one transaction alone: then nobody sees it half done. */
export type ReadWriteLock = {
  shared<T>(work: () => Promise<T>): Promise<T>;
  alone<T>(work: () => Promise<T>): Promise<T>;
};

export function readWriteLock(): ReadWriteLock {
  /** Ends when the last that waits to be alone has been. */
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
