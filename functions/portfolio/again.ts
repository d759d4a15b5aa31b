import { Refusal } from '../../shared/wire/refusals';

/** Often enough for a few people at one property; each time what stands there is read anew. */
const attempts = 4;

/** Does it again, from its reading on, when somebody else's change came between: the person's own work is not lost to a neighbor's. */
export async function again<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt === attempts || !(error instanceof Refusal) || error.code !== 'conflict') throw error;
    }
  }
}
