import pRetry from 'p-retry';
import { Refusal } from '../../shared/wire/refusals';
import { patience } from '../table/db/transact';

/** Often enough for a few people at one thing; each time what stands there is read anew. */
const retries = 3;

/** Does it again, from its reading on and up to four times, when somebody else's change came between. */
export const retryOnConflict = <T>(work: (attempt: number) => Promise<T>): Promise<T> =>
  pRetry(work, {
    ...{ ...patience, randomize: true, retries },
    shouldRetry: ({ error }) => error instanceof Refusal && error.code === 'conflict',
  });
