import type { Deps } from './deps/deps';
import { logger } from './logger';

/** What Lambda says of a run: how long it may still take. */
type Run = { getRemainingTimeInMillis(): number };

/** Kept for work under way, so that a run ends by itself before Lambda ends it. */
const reserveMilliseconds = 45_000;

export type JobOptions = {
  readonly now: Date;
  /** True when no more work may begin: the next run goes on with what is left. */
  readonly isOver: () => boolean;
  /** True for one of many runs of its schedule, false when somebody runs it by hand. */
  readonly isTurn: boolean;
};

const isTurn = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'turn' in event && event.turn === true;

/** A scheduled job for Lambda, with one log line about what it did. */
export const job =
  <R extends Readonly<Record<string, number>>>(
    name: string,
    run: (options: JobOptions, deps: Deps) => Promise<R>,
  ) =>
  (given: () => Deps) =>
  async (event?: unknown, lambda?: Run): Promise<R> => {
    const deps = given();
    const isOver = () => lambda !== undefined && lambda.getRemainingTimeInMillis() < reserveMilliseconds;
    const done = await run({ now: deps.clock.now(), isOver, isTurn: isTurn(event) }, deps);
    logger.info(name, { ...done });
    return done;
  };
