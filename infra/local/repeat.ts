/**
 * Runs a job repeatedly while the product runs, like a schedule on AWS: one run at a time, the next one
 * `milliseconds` after the last has ended. Reports repeated failures once, until a run succeeds.
 */
export function repeat(
  job: () => Promise<unknown>,
  { milliseconds, report }: { milliseconds: number; report: (problem: unknown) => void },
): { stop(): Promise<void> } {
  let isStopped = false;
  let isFailing = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      await job();
      isFailing = false;
    } catch (problem) {
      if (!isFailing) report(problem);
      isFailing = true;
    }
    wait();
  }

  function wait(): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
    timer.unref();
  }

  wait();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
