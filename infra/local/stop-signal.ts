/** A signal that comes again so soon is the same one: npm passes on what a terminal or a supervisor has sent to both. */
const sameForMs = 500;

type Ending = {
  /** What is started; a signal that comes before it runs stops it as soon as it does. */
  readonly starting: Promise<{ stop(): Promise<void> }>;
  readonly exit: (code: number) => void;
  /** Milliseconds that never go back. */
  readonly now: () => number;
};

/** What Ctrl-C and SIGTERM do: the first stops everything that was started, a later one does not wait for that. */
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
    // A start that fails says so itself.
    stop().catch(() => undefined);
  };
}
