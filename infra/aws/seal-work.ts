import { Duration } from 'aws-cdk-lib';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { sealEnvironment } from './environment';
import type { HouseStack } from './house-stack';
import type { Plan } from './plan';
import { scheduledJob } from './scheduled-job';

/** Runs every minute, the shortest schedule there is: who signed last waits for the copy. */
export function sealWork(
  stack: HouseStack,
  plan: Plan,
  { siteUrl, deadLetterQueue }: { siteUrl: string; deadLetterQueue: Queue },
): void {
  const environment = sealEnvironment(plan, { siteUrl, sealKeyArn: stack.sealKeyArn });
  scheduledJob(stack, plan, {
    name: 'seal-leases',
    every: Duration.minutes(1),
    environment,
    deadLetterQueue,
  });
}
