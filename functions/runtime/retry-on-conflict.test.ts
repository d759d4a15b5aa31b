import { expect, it } from 'vitest';
import { refuse } from '../../shared/wire/refusals';
import { retryOnConflict } from './retry-on-conflict';

/** Work that fails so many times, and the numbers of its attempts. */
async function tried(failures: number, failure: Error) {
  const attempts: number[] = [];
  const work = async (attempt: number) => {
    attempts.push(attempt);
    if (attempts.length <= failures) throw failure;
    return 'done';
  };
  const end = await retryOnConflict(work).catch((error: unknown) => error);
  return { attempts, end };
}

it('is done at the fourth try at the latest, and refused after it', async () => {
  const conflict = refuse('conflict');
  expect(await tried(0, conflict)).toEqual({ attempts: [1], end: 'done' });
  expect(await tried(3, conflict)).toEqual({ attempts: [1, 2, 3, 4], end: 'done' });
  expect(await tried(4, conflict)).toEqual({ attempts: [1, 2, 3, 4], end: conflict });
});

it('is not tried again for another refusal or a surprise', async () => {
  for (const failure of [refuse('invalid'), new Error('conflict')])
    expect(await tried(1, failure)).toEqual({ attempts: [1], end: failure });
});
