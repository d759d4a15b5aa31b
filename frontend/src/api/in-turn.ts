import { retryDelaysMs } from './at-once';
import { ApiRefusal } from './refusal';

const isBusy = (cause: unknown): cause is ApiRefusal =>
  cause instanceof ApiRefusal && cause.code === 'too-many-tries';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits while too many of these run in the organization, and no longer than a person would. */
export async function inTurn<T>(
  call: () => Promise<T>,
  { signal, wait = pause }: { signal: AbortSignal; wait?: (ms: number) => Promise<unknown> },
): Promise<T> {
  for (const delay of retryDelaysMs) {
    try {
      return await call();
    } catch (cause) {
      if (signal.aborted || !isBusy(cause)) throw cause;
      await wait(Math.max(delay, (cause.retryAfterSeconds ?? 0) * 1000));
    }
  }
  return await call();
}
