import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { job } from '../runtime/job';

/** Gives back what adds of large properties took when they broke off for good: hidden rows, and the plan's counters. */
export const sweepUnfinishedAdds = job('sweep-unfinished-adds', async ({ now }, { properties }) => ({
  swept: await properties.abandonUnfinished({ now }),
}));

export const handler = sweepUnfinishedAdds(depsFromEnv());
