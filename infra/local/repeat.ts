/**
 * Runs a job again and again while the product stands, as a schedule does on AWS: one run at a time, the next so many milliseconds after the
 * last has ended. What keeps failing is reported once, and again after a run that went well.
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
