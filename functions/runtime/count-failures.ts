import { refuse } from '../../shared/wire/refusals';
import type { Deps } from './deps';
import type { Call } from './handler';

type Tries = {
  /** What is counted, of whom. */
  readonly scope: string;
  readonly subject: string;
  readonly limit: number;
  readonly windowSeconds: number;
  readonly call: Pick<Call, 'now' | 'atLast'>;
};

/**
 * Counts a try before it is made and takes it back when it succeeds, so that many at once cannot pass the limit. `work` learns which of the
 * window's failures its own would be. Refuses `too-many-tries`.
 */
export async function countFailures<T>(
  { limit, call, ...counted }: Tries,
  work: (count: number) => Promise<T>,
  { attempts }: Pick<Deps, 'attempts'>,
): Promise<T> {
  const attempt = { ...counted, now: call.now };
  const { count, secondsLeft } = await attempts.add(attempt);
  if (count > limit) throw refuse('too-many-tries', { retryAfterSeconds: secondsLeft });
  const done = await work(count);
  call.atLast(() => attempts.giveBack(attempt));
  return done;
}
