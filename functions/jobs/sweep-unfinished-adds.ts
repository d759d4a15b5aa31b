import { depsFromEnv } from '../runtime/deps/deps-from-env';
import { job } from '../runtime/job';

/** Frees what abandoned adds of large properties took: hidden rows, and room in the plan. */
export const sweepUnfinishedAdds = job('sweep-unfinished-adds', async ({ now }, { properties }) => ({
  swept: await properties.abandonUnfinished({ now }),
}));

export const handler = sweepUnfinishedAdds(depsFromEnv());
