/** A second signal this soon is the same one: npm forwards a signal that its child has also received. */
const sameForMs = 500;

type Ending = {
  /** The start; a signal during it stops the product as soon as it runs. */
  readonly starting: Promise<{ stop(): Promise<void> }>;
  readonly exit: (code: number) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
};

/** The first Ctrl-C or SIGTERM stops everything; a later one exits at once. */
export function stopSignal({ starting, exit, now }: Ending): () => void {
  let since: number | undefined;
  const stop = async (): Promise<void> => {
    try {
      await (await starting).stop();
    } finally {
      exit(0);
    }
  };
  return () => {
    if (since !== undefined) {
      if (now() - since > sameForMs) exit(1);
      return;
    }
    since = now();
    // A failed start reports itself.
    stop().catch(() => undefined);
  };
}
