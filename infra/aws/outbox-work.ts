import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { outboxEnvironment } from './environment';
import type { HouseStack } from './house-stack';
import type { Plan } from './plan';
import { scheduledJob } from './scheduled-job';

/** The outbox every minute, the shortest schedule there is; the days of leases every hour, as they begin at some property. */
export function outboxWork(
  stack: HouseStack,
  plan: Plan,
  { siteUrl, deadLetterQueue }: { siteUrl: string; deadLetterQueue: Queue },
): void {
  const environment = outboxEnvironment(plan, siteUrl);
  scheduledJob(stack, plan, {
    name: 'send-outbox',
    every: Duration.minutes(1),
    environment,
    deadLetterQueue,
  });
  scheduledJob(stack, plan, {
    name: 'tell-lease-steps',
    every: Duration.hours(1),
    environment,
    deadLetterQueue,
  });
}
