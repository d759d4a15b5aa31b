import pRetry from 'p-retry';
import { Refusal } from '../../shared/wire/refusals';
import { patience } from '../table/db/transact';

/** Enough when a few people edit the same thing; each attempt reads again. */
const retries = 3;

/** Repeats the work, reading included, up to four times in all when someone else's change came between. */
export const retryOnConflict = <T>(work: (attempt: number) => Promise<T>): Promise<T> =>
  pRetry(work, {
    ...patience,
    randomize: true,
    retries,
    shouldRetry: ({ error }) => error instanceof Refusal && error.code === 'conflict',
  });
