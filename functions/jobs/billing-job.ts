import type { BillingDeps } from '../billing/billing-deps';
import type { Clock } from '../gateways/clock';
import { logger } from '../runtime/logger';

type Job = (options: { now: Date }, deps: BillingDeps) => Promise<{ done: number }>;
type JobDeps = BillingDeps & { readonly clock: Clock };

/** A scheduled job about subscriptions as Lambda calls it: now, with what it needs, and a line in the log. */
export const billingJob =
  (name: string, job: Job) =>
  (deps: () => Promise<JobDeps> | JobDeps) =>
  async (): Promise<{ done: number }> => {
    const given = await deps();
    const result = await job({ now: given.clock.now() }, given);
    logger.info(name, result);
    return result;
  };
