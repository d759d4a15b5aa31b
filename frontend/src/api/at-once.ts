import { ApiRefusal, Offline } from './refusal';

/** Delays before each retry of a call that was lost or that the server could not take at the time. */
export const retryDelaysMs = [500, 1500, 4000, 8000] as const;
const worthRetry = new Set(['busy', 'conflict', 'in-progress', 'too-many-tries']);

const canRetry = (cause: unknown): boolean =>
  cause instanceof Offline ||
  (cause instanceof ApiRefusal && (cause.status >= 500 || worthRetry.has(cause.code)));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries a call a few times. Safe for imports, because their calls never create anything twice. */
export async function withRetries<T>(
  call: () => Promise<T>,
  { isStopped, wait = pause }: { isStopped: () => boolean; wait?: (ms: number) => Promise<unknown> },
): Promise<T> {
  for (const delay of retryDelaysMs) {
    try {
      return await call();
    } catch (cause) {
      if (isStopped() || !canRetry(cause)) throw cause;
      const asked = cause instanceof ApiRefusal ? (cause.retryAfterSeconds ?? 0) * 1000 : 0;
      await wait(Math.max(delay, asked));
    }
  }
  return await call();
}

/** As many items as one call takes, in order. */
export const partsOf = <T>(items: readonly T[], most: number): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, at) => items.slice(at * most, (at + 1) * most));

/**
 * Runs tasks in order, `most` at once. When `isStopped` or a task fails, it starts no more; after the
 * running tasks end, it throws the failed one's cause.
 */
export async function runAtOnce<T>(
  tasks: readonly T[],
  run: (task: T) => Promise<void>,
  { most, isStopped }: { most: number; isStopped: () => boolean },
): Promise<void> {
  let next = 0;
  const failures: unknown[] = [];
  const work = async () => {
    while (next < tasks.length && failures.length === 0 && !isStopped()) {
      const task = tasks[next];
      next += 1;
      if (task === undefined) return;
      try {
        await run(task);
      } catch (cause) {
        failures.push(cause);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  if (failures.length > 0) throw failures[0];
}
