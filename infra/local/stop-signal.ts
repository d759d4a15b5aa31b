/** A signal that comes again so soon is the same one: npm passes on what a terminal or a supervisor has sent to both. */
const sameForMs = 500;

type Ending = {
  readonly stop: () => Promise<void>;
  readonly exit: (code: number) => void;
  /** Milliseconds that never go back. */
  readonly now: () => number;
};

/** What Ctrl-C and SIGTERM do: the first stops everything that was started, a later one does not wait for that. */
export function stopSignal({ stop, exit, now }: Ending): () => void {
  let since: number | undefined;
  return () => {
    if (since !== undefined) {
      if (now() - since > sameForMs) exit(1);
      return;
    }
    since = now();
    stop().finally(() => exit(0));
  };
}
