import { type Clock, systemClock } from '../gateways/clock';
import { withStores } from '../runtime/deps-with-stores';
import { early } from '../runtime/early';
import { logger } from '../runtime/logger';
import type { Properties } from '../table/properties';

export type SweepDeps = { readonly clock: Clock; readonly properties: Pick<Properties, 'abandonUnfinished'> };

/** Gives back what adds of large properties took when they broke off for good: hidden rows, and the plan's counters. */
export const sweepWith =
  (deps: () => Promise<SweepDeps> | SweepDeps) => async (): Promise<{ swept: number }> => {
    const { clock, properties } = await deps();
    const swept = await properties.abandonUnfinished({ now: clock.now() });
    logger.info('swept unfinished adds', { swept });
    return { swept };
  };

export const handler = sweepWith(
  early(async () => ({ clock: systemClock, ...(await withStores(() => import('./sweep-stores'))()) })),
);
