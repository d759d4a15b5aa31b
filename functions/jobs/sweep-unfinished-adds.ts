import { Logger } from '@aws-lambda-powertools/logger';
import { env } from '../../infra/env';
import { type Clock, systemClock } from '../gateways/clock';
import { required } from '../runtime/deps-settings';
import { documentClient } from '../table/client';
import type { Properties } from '../table/properties';
import { stores } from '../table/stores';

const logger = new Logger({ serviceName: 'keystead' });

export type SweepDeps = { readonly clock: Clock; readonly properties: Pick<Properties, 'abandonUnfinished'> };

/** Gives back what adds of large properties took when they broke off for good: hidden rows, and the plan's counters. */
export const sweepWith = (deps: () => SweepDeps) => async (): Promise<{ swept: number }> => {
  const { clock, properties } = deps();
  const swept = await properties.abandonUnfinished({ now: clock.now() });
  logger.info('swept unfinished adds', { swept });
  return { swept };
};

export const handler = sweepWith(() => ({
  clock: systemClock,
  ...stores({ client: documentClient(), tableName: required(env.tableName) }),
}));
