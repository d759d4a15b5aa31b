import type { Deps } from './deps/deps';
import { logger } from './logger';

/** A scheduled job for Lambda, with one log line about what it did. */
export const job =
  <R extends Readonly<Record<string, number>>>(
    name: string,
    run: (options: { now: Date }, deps: Deps) => Promise<R>,
  ) =>
  (given: () => Deps) =>
  async (): Promise<R> => {
    const deps = given();
    const done = await run({ now: deps.clock.now() }, deps);
    logger.info(name, { ...done });
    return done;
  };
